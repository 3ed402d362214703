//! Where log lines go, and the one panic that is meant.

use crate::SessionError;

/// Sends the core's log lines to the system's log, on Android and Apple's systems. Call it once when
/// the app starts; again does nothing.
///
/// # Errors
/// None; it returns a result because every call does.
#[uniffi::export]
pub fn start_logging() -> Result<(), SessionError> {
    #[cfg(target_os = "android")]
    android_logger::init_once(
        android_logger::Config::default().with_max_level(log::LevelFilter::Info).with_tag("dama"),
    );
    #[cfg(any(target_os = "ios", target_os = "macos"))]
    crate::apple_log::start();
    Ok(())
}

/// Panics. The shells' tests call it to see that a panic in Rust arrives as an exception.
///
/// # Errors
/// None: it panics first.
///
/// # Panics
/// Always.
#[uniffi::export]
#[expect(clippy::panic, reason = "that is what it is for")]
pub fn panic_to_test_the_boundary() -> Result<(), SessionError> {
    panic!("a panic to test the boundary")
}
