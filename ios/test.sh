#!/usr/bin/env bash
# Tests the iOS app as far as it can be tested here: the package's tests against the real Rust library, the layout of the
# Swift source, and the checks of what only a Mac could build.
#
# A check is a file ios/checks/check_*.py. It says what it finds wrong, and closes like this script with a line
# `N passed, N failed, N skipped`.
set -euo pipefail
cd "$(dirname "$0")/.."
passed=0 failed=0 skipped=0

say() { printf '%s\n' "$*"; }

# add PASSED FAILED SKIPPED
add() {
  passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
}

# fail WORDS: what has not even been counted.
fail() {
  say "FAIL  $*"
  add 0 1 0
}

# The Rust library as the package links it.
library() {
  if [ "$(uname)" = Darwin ]; then
    ios/build-rust.sh
  else
    cargo build --quiet --release --locked -p dama-bindings
  fi
}

# The sums of a test report that is read: tests, failures, skips.
sums() {
  sed -nE 's/.*<testsuite [^>]*errors="([0-9]+)" tests="([0-9]+)" failures="([0-9]+)" skipped="([0-9]+)".*/\1 \2 \3 \4/p' |
    awk '{ t += $2; f += $1 + $3; s += $4 } END { print t + 0, f + 0, s + 0 }'
}

package() {
  local report=build/swift-tests status=0 tests failures skips
  rm -f "$report".xml "$report"-*.xml
  # Shots takes pictures. On a Mac the screens are left to Xcode: `swift test` does not build for iOS.
  DAMA_WITHOUT_UI=1 ios/swift.sh test --skip Shots --xunit-output "$report.xml" 2>&1 |
    { grep -vE "^(◇|✔ (Test|Suite) |Test Suite '|.*Executed 0 tests|\[[0-9]+/[0-9]+\] )" || true; } || status=$?
  read -r tests failures skips < <(find build -maxdepth 1 -name 'swift-tests*.xml' -exec cat {} + | sums)
  add $((tests - failures - skips)) "$failures" "$skips"
  if [ "$failures" -eq 0 ]; then
    if [ "$status" -ne 0 ]; then
      fail 'the package is not built, or its tests did not end'
    elif [ "$tests" -eq 0 ]; then
      fail 'the package has no tests'
    fi
  fi
}

layout() {
  local folder=ios/DamaKit
  if ios/swift.sh format lint --strict --recursive "$folder/Package.swift" "$folder/Sources" "$folder/Tests" ios/Dama; then
    add 1 0 0
  else
    fail 'the Swift source is not laid out as ios/.swift-format says'
  fi
}

# check FILE
check() {
  local log=build/log/ios-check.txt status=0 line
  mkdir -p build/log
  python3 "$1" >"$log" 2>&1 || status=$?
  line=$(tail -n 1 "$log")
  if [[ ! $line =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed,\ ([0-9]+)\ skipped$ ]]; then
    cat "$log"
    fail "$1 does not count"
    return
  fi
  sed '$d' "$log"
  add "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" "${BASH_REMATCH[3]}"
  if [ "$status" -ne 0 ] && [ "${BASH_REMATCH[2]}" -eq 0 ]; then fail "$1 ended with status $status"; fi
}

if library; then package; else fail 'the Rust library is not built'; fi
layout
for file in ios/checks/check_*.py; do
  [ ! -e "$file" ] || check "$file"
done

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
