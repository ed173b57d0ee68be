# errors.sh INPUTS: trainings that cannot begin, one message each.
inputs=$1
head -c 1000 train-x-idx >cut-idx
try() {
  model=$1
  shift
  dlc train "$inputs/$model.dl" "$@" --out run >output 2>errors && echo "it trained: $*"
  cat errors
}
x=x=train-x-idx y=y=train-y-idx
try softmax --data $x --data y=high-y-idx
try softmax --data $x --data y=empty-y-idx
try softmax --data $x --data y=test-y-idx
try softmax --data $x
try softmax --data $x --data $y --data q=train-y-idx
try softmax --data x=train-y-idx --data $y
try softmax --data $x --data y=train-x-idx
try softmax --data x=nowhere-idx --data $y
try softmax --data x=cut-idx --data $y
try softmax --data x
try softmax --data $x --data $x
try softmax --data $x --data $y --batch 65
try noisy --data $x --data $y --data lr=0.1 --batch 8
try softmax --data $x --data $y --monitor q
try softmax --data $x --data $y --rank 2 --world 2
try softmax --data $x --data $y --validation 0
try noisy --data $x --data $y
try softmax --data $x --data $y --data rate=0.1
try nan --data x=ones-idx --validation 0.5
try none --data $x
try each --data $x
dlc train "$inputs/softmax.dl" --data $x --data $y --out /dev/null/run 2>&1 >output
[ -e run ] || echo "nothing written"
