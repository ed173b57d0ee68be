#!/bin/sh
# machine.sh DIR [COMMAND...]: a folder to stand as PATH of a machine that has no packages, and of the commands that
# matter only those named: apt-get, sudo, id (somebody else than root), df (a full disk), dpkg-query (it has them all).
set -eu
dir=$1
shift
rm -rf "$dir"
mkdir -p "$dir"
for tool in sh bash env cat awk grep sed readlink dirname mkdir nproc mktemp rm tail tee cut; do
  ln -s "$(command -v $tool)" "$dir/$tool"
done
fake() {
  printf '#!/bin/sh\n%s\n' "$2" >"$dir/$1"
  chmod +x "$dir/$1"
}
fake dpkg-query 'exit 1'
fake id 'echo 0'
fake df 'echo head; echo "/dev/x 1 1 90000 1% /"'
for command in "$@"; do
  case $command in
    apt-get) fake apt-get 'echo "E: no network" >&2; exit 100' ;;
    sudo) fake sudo 'exit 1' ;;
    id) fake id 'echo 1000' ;;
    dpkg-query) fake dpkg-query 'for package; do echo "ii  $package"; done' ;;
    df) fake df 'echo head; echo "/dev/x 1 1 12 99% /"' ;;
  esac
done
