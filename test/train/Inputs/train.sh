# train.sh MODEL OUT OPTIONS...: one training on the small data, quiet unless it fails.
model=$1 out=$2
shift 2
rate=
[ "$model" = noisy ] && rate="--data lr=0.1"
# shellcheck disable=SC2086
dlc train "$(dirname "$0")/$model.dl" --data x=train-x-idx --data y=train-y-idx $rate --validation 0.1 --batch 16 \
  --log csv --log tensorboard --plot --out "$out" "$@" >"$out.txt" 2>"$out.err" || { cat "$out.err"; exit 1; }
