#!/usr/bin/env bash
# Runs Swift for ios/DamaKit: swift.sh build|test|package … (swift's own options follow), swift.sh format ….
#
# Where `swift` is on the PATH that one is used. Elsewhere, on Linux as root, it is Debian's, in a chroot of its own at
# $DAMA_SWIFT_ROOT (build/swift unless set), made once: 2.6 GB, about 85 s. Built things lie in build/swift-package.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

[ $# -gt 0 ] || fail 'Usage: ios/swift.sh build|test|package|format …'
command=("$@")
case $1 in
  build | test | run | package)
    command=("$1" --package-path ios/DamaKit --scratch-path build/swift-package "${@:2}")
    # SwiftPM does not notice a new Rust library: what was linked with an older one is linked anew.
    for linked in build/swift-package/*/*.xctest; do
      [ ! build/cargo/release/libdama.a -nt "$linked" ] || rm -rf "$linked"
    done
    ;;
esac

if command -v swift >/dev/null; then
  exec swift "${command[@]}"
fi

missing='Swift is missing: put Swift 6 on the PATH'
[ "$(uname)" = Linux ] || fail "$missing."
root=$(realpath -m "${DAMA_SWIFT_ROOT:-build/swift}")
[ "$(id -u)" -eq 0 ] || fail "$missing, or run this as root, so that Debian's Swift can be installed in $root."

# in_chroot COMMAND…: with /proc, /dev and this folder in place. The mounts are in a namespace of their own and go with it.
in_chroot() {
  # shellcheck disable=SC2016 # The inner shells expand these.
  ROOT=$root HERE=$PWD CHROOT=$(PATH=$PATH:/usr/sbin command -v chroot) \
    unshare --mount --propagation private bash -euc '
      mkdir -p "$ROOT$HERE"
      mount --bind "$HERE" "$ROOT$HERE"
      mount -t proc proc "$ROOT/proc"
      [ -c "$ROOT/dev/null" ] || mount --rbind /dev "$ROOT/dev"
      exec env -i PATH=/usr/libexec/swift/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive TERM="${TERM:-dumb}" \
        "$CHROOT" "$ROOT" bash -euc "cd \"\$1\" && shift && exec \"\$@\"" sh "$HERE" "$@"
    ' sh "$@"
}

# Once for all who share the chroot, however many come at the same time.
set_up() {
  exec 9>"$root.lock"
  flock 9
  [ ! -e "$root/.swift-ready" ] || return 0
  echo "Installing Swift in $root …" >&2
  if ! command -v debootstrap >/dev/null; then
    apt-get update -q
    apt-get install -y -q --no-install-recommends debootstrap
  fi
  # What was broken off is begun anew.
  if [ ! -e "$root/etc/debian_version" ] || [ -e "$root/debootstrap" ]; then
    rm -rf --one-file-system "$root"
    debootstrap --variant=minbase trixie "$root"
  fi
  cp /etc/resolv.conf /etc/hosts "$root/etc/"
  in_chroot apt-get update -q
  in_chroot apt-get install -y -q --no-install-recommends swiftlang libc6-dev libstdc++-14-dev
  in_chroot apt-get clean
  touch "$root/.swift-ready"
}

if [ ! -e "$root/.swift-ready" ]; then
  mkdir -p "$(dirname "$root")"
  (set_up) >&2
fi
in_chroot swift "${command[@]}"
