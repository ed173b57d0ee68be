# Three builds of the arguments at once, into folders of the last one's name and a number.
for i in 1 2 3; do dlc build "$@$i" & builds="$builds $!"; done
for build in $builds; do wait "$build" || exit 1; done
