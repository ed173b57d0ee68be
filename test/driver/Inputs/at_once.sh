#!/bin/sh
# at_once.sh MODEL DIR OPTIONS...: builds the model four times at once into one folder; all must succeed.
model=$1 folder=$2
shift 2
processes=
for i in 1 2 3 4; do
  dlc build "$model" "$@" -o "$folder" &
  processes="$processes $!"
done
for process in $processes; do
  wait "$process" || exit 1
done
