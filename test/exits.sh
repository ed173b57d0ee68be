#!/bin/sh
# exits CODE COMMAND...: succeeds if the command ends with exactly this exit code.
want=$1
shift
"$@"
got=$?
[ $got = "$want" ] && exit 0
echo "exit code $got, not $want, of: $*" >&2
exit 1
