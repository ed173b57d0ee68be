#!/bin/sh
# both.sh CODE COMMAND...: runs a `dlc` command compiled and with --eager; succeeds if both end with this exit code.
want=$1
shift
for mode in "" --eager; do
  "$@" $mode
  got=$?
  [ $got = "$want" ] || { echo "exit code $got, not $want, of: $* $mode" >&2; exit 1; }
done
