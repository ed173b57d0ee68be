# same-bytes.sh NPY-FOLDER RAW-FOLDER: each NAME.npy ends in the bytes of NAME.1.
for npy in "$1"/*.npy; do
  raw="$2/$(basename "$npy" .npy).1"
  tail -c "$(stat -c %s "$raw")" "$npy" | cmp - "$raw" || exit 1
done
