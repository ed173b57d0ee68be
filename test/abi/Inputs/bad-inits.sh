# bad-inits.sh MODEL FOLDER: every malformed init in the model is an error that names it, and nothing is written.
for bad in uniform:1 normal:0:1: constant:x constant: uniform constant:0x10 'constant: 1' Zeros normal:0:1e999; do
  sed "s/constant:0.3333333333/$bad/" "$1" > "$2/bad.mlir"
  dlc build "$2/bad.mlir" -o "$2/bad" 2> "$2/bad.log" && exit 1
  grep -qF "has the init \"$bad\"" "$2/bad.log" || { cat "$2/bad.log"; exit 1; }
  [ ! -e "$2/bad" ] || exit 1
done
