#!/usr/bin/env bash
# Pictures of the board for the eye, into build/shots/ios: shots.sh [NAME…], all of them unless some are named.
# shots.sh --icon makes the app's icon anew instead.
#
# A test writes what it would draw as lists of shapes; shots/render.py draws those as an iPhone would.
set -euo pipefail
cd "$(dirname "$0")/.."

out=build/shots/ios
rm -rf "$out"
mkdir -p "$out/shapes"
# Where the folder is, every run of the tests would write them.
trap 'rm -rf "$out/shapes"' EXIT
ios/swift.sh test --filter BoardShots >"$out/swift.log" 2>&1 || {
  cat "$out/swift.log" >&2
  exit 1
}

venv=build/shots-python
if ! cmp -s ios/shots/requirements.txt "$venv/requirements.txt"; then
  python3 -m venv --clear "$venv"
  "$venv/bin/pip" install --quiet --requirement ios/shots/requirements.txt
  cp ios/shots/requirements.txt "$venv/"
fi

if [ "${1:-}" = --icon ]; then
  "$venv/bin/python" ios/shots/icon.py "$out/shapes" ios/Dama/Assets.xcassets/AppIcon.appiconset
else
  "$venv/bin/python" ios/shots/render.py "$out/shapes" "$out" "$@"
fi
