#!/usr/bin/env bash
# Builds the library for iPhones and Android phones on Debian, with neither Xcode nor the NDK, to see that all of it
# compiles for them and has what the shells call: cross.sh [TARGET…]
#
# For a look only: ios/build-rust.sh and Gradle build what is delivered. rustup's Rust brings no standard library for
# these targets here, so it is built, too, by Debian's Rust, which has its source. That is unpacked in build/cross and not
# installed, since it would take rustup's place. Closes with `N passed, N failed, N skipped`.
set -euo pipefail
cd "$(dirname "$0")/.."
here=$PWD/bindings/cross
work=$PWD/build/cross
tools=$work/tools
passed=0 failed=0

say() { printf '%s\n' "$*" >&2; }

# expect WHAT COMMAND…: counts whether the command succeeds.
expect() {
  local what=$1
  shift
  if "$@"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    say "FAIL  $target: $what"
  fi
}

# Debian's Rust with its source, and clang, with all that they need and the system has not.
unpack_tools() {
  [ ! -e "$work/.ready" ] || return 0
  command -v apt-get >/dev/null || { say 'This needs Debian: its packages of Rust bring the source of the standard library.'; exit 1; }
  local missing
  missing=$(apt-get install --simulate --no-install-recommends rustc-web cargo-web rust-web-src clang llvm |
    awk '/^Inst/ { print $2 }')
  rm -rf "$tools" "$work/packages"
  mkdir -p "$tools" "$work/packages"
  say "Unpacking $(wc -w <<<"$missing") Debian packages in build/cross …"
  # shellcheck disable=SC2086 # Names of packages have no spaces.
  (cd "$work/packages" && apt-get download --quiet $missing) >&2
  for package in "$work"/packages/*.deb; do dpkg --extract "$package" "$tools"; done
  rm -r "$work/packages"
  touch "$work/.ready"
}

# build: the library for $target, and its standard library.
build() {
  # What Apple's C compiler would find in an SDK, and the least iOS that the app runs on.
  SDKROOT=$here CFLAGS_aarch64_apple_ios="-isystem $here/include" IPHONEOS_DEPLOYMENT_TARGET=17.0 \
    CC=clang AR=llvm-ar RUSTC_BOOTSTRAP=1 \
    cargo rustc --quiet --release --locked --package dama-bindings --lib --crate-type staticlib \
    --target "$target" -Zbuild-std=std,panic_unwind --target-dir "$work/target"
}

# symbols KIND: those that the library defines, or leaves undefined; without the underscore that Apple's begin with.
# llvm-nm complains of an object with the bitcode of a newer LLVM, and reads the others.
symbols() {
  { llvm-nm "--$1-only" --format=just-symbols "$library" 2>/dev/null || true; } | sed -E 's/^_(uniffi|ffi|wrapped)/\1/' | sort -u
}

has_symbol() { symbols "$1" | grep -x "$2" >/dev/null; }

# The functions that the bindings call: every one that the header declares must be there.
has_functions() {
  local missing
  missing=$(comm -23 <(grep -oE '\b(uniffi|ffi)_dama_[a-z_0-9]+\(' bindings/swift/damaFFI.h | tr -d '(' | sort -u) <(symbols defined))
  [ -z "$missing" ] || { say "Missing in the library: $missing" && return 1; }
}

# formats NAME: whether every object in the library is of that format, and there are some.
formats() {
  [ "$(llvm-readobj --file-headers "$library" 2>/dev/null | sed -nE 's/^Format: //p' | sort -u)" = "$1" ]
}

runs_on_ios_17() {
  [ "$(llvm-objdump --macho --private-headers "$library" 2>/dev/null | awk '/minos/ { print $2 }' | sort -u)" = 17.0 ]
}

# Of the functions for which Apple wants a reason, the library takes from the system only the one for which
# ios/Dama/PrivacyInfo.xcprivacy gives it: what a file's metadata are.
asks_what_is_said() {
  local listed='l?stat|fstat(at)?|f?getattrlist|getattrlist(at|bulk)|f?statv?fs|mach_absolute_time'
  [ "$(symbols undefined | grep -xE "_($listed)" | paste -sd' ')" = _fstat ]
}

unpack_tools
PATH=$tools/usr/bin:$PATH
LD_LIBRARY_PATH=$(find "$tools/usr/lib" -name '*.so*' -printf '%h\n' | sort -u | paste -sd:)
export PATH LD_LIBRARY_PATH

[ $# -gt 0 ] || set -- aarch64-apple-ios aarch64-linux-android
for target in "$@"; do
  library=$work/target/$target/release/libdama.a
  rm -f "$library"
  say "--- $target"
  expect 'is built' build
  [ -e "$library" ] || continue
  expect 'has what the bindings call' has_functions
  case $target in
    *-apple-ios)
      expect 'is for Apple processors' formats 'Mach-O arm64'
      expect 'runs on iOS 17' runs_on_ios_17
      expect "writes to the system's log" has_symbol defined wrapped_os_log_with_type
      expect 'asks the system for what the privacy manifest says' asks_what_is_said
      ;;
    *-linux-android)
      expect 'is for 64-bit ARM' formats elf64-littleaarch64
      expect "writes to the system's log" has_symbol undefined __android_log_write
      ;;
  esac
  say "$(du -h "$library" | cut -f1)  ${library#"$PWD"/}"
done
echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ]
