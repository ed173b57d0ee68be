#!/bin/sh
# build_models.sh SOURCE DIR: DIR/libNAME.so of each model at its small size.
set -e
for model in bert gpt2 lenet mlp mobilenet_v2 resnet18 transformer; do
  dlc build "$1/test/models/$model-small.dl" -I "$1/models" --weights "$1/test/models/Inputs/$model.safetensors" --name $model --emit lib -o "$2"
done
