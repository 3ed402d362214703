#!/usr/bin/env bash
# Builds the Rust library for the app, on a Mac with Xcode and rustup: ios/DamaKit/Frameworks/damaFFI.xcframework, for
# iPhones and iPads, for their simulator, and for the Mac itself, on which `swift test` runs.
set -euo pipefail
cd "$(dirname "$0")/.."

[ "$(uname)" = Darwin ] || { echo 'This needs a Mac with Xcode; on Linux ./dev cross shows that the library compiles.' >&2; exit 1; }

# The systems that ios/DamaKit/Package.swift names; without them objects would ask for the newest.
export IPHONEOS_DEPLOYMENT_TARGET=17.0 MACOSX_DEPLOYMENT_TARGET=14.0
# Under Xcode it is the phone's SDK, with which cargo could not build what it runs on the Mac.
unset SDKROOT

framework=ios/DamaKit/Frameworks/damaFFI.xcframework
work=build/apple

# library TARGET: builds for a target and names the library. Chained, since a command substitution has no `set -e`.
library() {
  rustup --quiet target add "$1" >&2 &&
    cargo rustc --quiet --release --locked -p dama-bindings --lib --crate-type staticlib --target "$1" >&2 &&
    echo "build/cargo/$1/release/libdama.a"
}

# both NAME TARGET TARGET: one library for two kinds of processor.
both() {
  local first second
  first=$(library "$2") && second=$(library "$3") &&
    mkdir -p "$work/$1" &&
    lipo -create "$first" "$second" -output "$work/$1/libdama.a" &&
    echo "$work/$1/libdama.a"
}

phone=$(library aarch64-apple-ios)
simulator=$(both simulator aarch64-apple-ios-sim x86_64-apple-ios)
mac=$(both mac aarch64-apple-darwin x86_64-apple-darwin)

headers=$work/headers
mkdir -p "$headers"
cp bindings/swift/damaFFI.h bindings/swift/module.modulemap "$headers"

rm -rf "$framework"
xcodebuild -create-xcframework \
  -library "$phone" -headers "$headers" \
  -library "$simulator" -headers "$headers" \
  -library "$mac" -headers "$headers" \
  -output "$framework"
