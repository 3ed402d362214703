#!/usr/bin/env bash
# Tests generate.sh --check: it accepts what was just generated, and names every file that is changed, missing or too many.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
passed=0 failed=0

# expect WHAT STATUS TEXT: runs the check on the folder.
expect() {
  local status=0 output
  output=$(./generate.sh --check "$folder" 2>&1) || status=$?
  if [ "$status" -eq "$2" ] && [[ $output == *"$3"* ]]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'FAIL  %s: status %s instead of %s, or no "%s" in\n%s\n' "$1" "$status" "$2" "$3" "$output"
  fi
}

./generate.sh "$folder"
expect 'what was just generated' 0 '4 passed, 0 failed'

echo '// by hand' >>"$folder/kotlin/app/dama/core/dama.kt"
expect 'a changed file' 1 'bindings/kotlin/app/dama/core/dama.kt is not what the library gives'

rm "$folder/swift/module.modulemap"
expect 'a missing file' 1 'bindings/swift/module.modulemap is missing'

touch "$folder/swift/old.swift"
expect 'a file too many' 1 'bindings/swift/old.swift is not generated (any more)'
expect 'all three' 1 '2 passed, 3 failed'

echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ]
