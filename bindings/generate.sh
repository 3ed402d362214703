#!/usr/bin/env bash
# Writes the Kotlin and Swift bindings, or checks that they are what the library gives: generate.sh [--check] [FOLDER]
# The bindings are FOLDER/kotlin and FOLDER/swift; without FOLDER those that are committed, here. `./dev bindings` writes,
# `./dev test` checks. A check closes with `N passed, N failed, N skipped`, a file each.
set -euo pipefail

check=false
[ "${1:-}" != --check ] || { check=true && shift; }
folder=$(realpath -m "${1:-"$(dirname "$0")"}")
cd "$(dirname "$0")" # uniffi reads uniffi.toml and the crates' names from here

# generate FOLDER
generate() {
  local built=${CARGO_TARGET_DIR:-../build/cargo} library=libdama.so language
  [ "$(uname)" != Darwin ] || library=libdama.dylib
  cargo build --quiet --release --locked -p dama-bindings
  cargo build --quiet --locked -p dama-bindgen

  rm -rf "$1/kotlin" "$1/swift"
  for language in kotlin swift; do
    "$built/debug/dama-bindgen" generate --library "$built/release/$library" --language "$language" --no-format \
      --out-dir "$1/$language"
  done

  # uniffi's own module map names modules that only Apple's systems have.
  rm "$1/swift/damaFFI.modulemap"
  cat >"$1/swift/module.modulemap" <<'MAP'
module damaFFI {
    header "damaFFI.h"
    export *
}
MAP
}

# files FOLDER: the names of the bindings in it.
files() {
  (cd "$1" && for language in kotlin swift; do [ ! -d "$language" ] || find "$language" -type f; done)
}

# compare FOLDER FRESH
compare() {
  local passed=0 failed=0 file why
  while read -r file; do
    if cmp --silent "$1/$file" "$2/$file"; then
      passed=$((passed + 1))
      continue
    fi
    failed=$((failed + 1))
    if [ ! -e "$2/$file" ]; then
      why='is not generated (any more)'
    elif [ ! -e "$1/$file" ]; then
      why='is missing'
    else
      why='is not what the library gives'
    fi
    echo "FAIL  bindings/$file $why. Run ./dev bindings and commit what it writes."
    diff --unified=1 "$1/$file" "$2/$file" 2>/dev/null | sed -n '3,12p' || true
  done < <({ files "$1" && files "$2"; } | sort -u)
  echo "$passed passed, $failed failed, 0 skipped"
  [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
}

if $check; then
  [ -d "$folder" ] || { echo "There is no folder $folder." >&2 && exit 2; }
  fresh=$(realpath -m ../build/bindings)
  generate "$fresh"
  compare "$folder" "$fresh"
else
  generate "$folder"
fi
