//! uniffi's own command, pinned with the library. `./dev bindings` calls it.

fn main() {
    uniffi::uniffi_bindgen_main();
}
