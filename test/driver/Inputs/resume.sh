#!/bin/sh
# resume.sh FOLDER OBJECT OPTIONS...: builds each dump FOLDER/N-PHASE.mlir on from its phase; each must give the object.
set -e
folder=$1 object=$2
shift 2
for dump in "$folder"/*.mlir; do
  phase=$(basename "$dump" .mlir)
  phase=${phase#*-}
  dlc build "$dump" --from="$phase" "$@" -o "$folder/$phase"
  cmp "$object" "$folder/$phase/$(basename "$object")" || { echo "from phase $phase" >&2; exit 1; }
  echo "$phase"
done
