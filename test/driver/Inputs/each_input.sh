#!/bin/sh
# each_input.sh MODEL FOLDER: runs the model on each input below and prints the input and the first line of what came of it.
model=$1
cd "$2" || exit 1
for input in fortran.npy v2.npy v3.npy arr.npz v4.npy big.npy object.npy complex.npy scalar.npy none.npy many.npy empty.npy header.npy \
  damaged.npz short.npz empty.npz empty.safetensors \
  "x.bin:f32[ 2,4 ]" "x.bin:f32[3,4]" "x.bin:f32[1,4]" "x.bin:i32[2,4]" "x.bin:f32[99999999999,99999999999]" "x.bin:f32[2,,4]" "x.bin:f32[2 4]" \
  "x.bin:f32[2,4,]" "x.bin:f32[-2,4]" "x.bin:f99[2,4]" "x.bin:f32[2,4" x.bin "/dev/zero:f32[2,4]" \
  x.npz:q x= = rand: rand:1: rand:1:2 rand:1:2:1 rand:1:0:inf rand:1:nan:0 rand:99999999999999999999; do
  echo "$input: $(dlc run "$model" --weights w.safetensors --eager --input "$input" 2>&1 | head -1)"
done
