//! Log lines in the system's log of iOS and macOS.

use std::sync::LazyLock;

use log::{LevelFilter, Log, Metadata, Record};
use oslog::{Level, OsLog};

/// Sends log lines on to the system's log.
struct AppleLog(OsLog);

impl Log for AppleLog {
    fn enabled(&self, metadata: &Metadata) -> bool {
        metadata.level() <= log::max_level()
    }

    fn log(&self, record: &Record) {
        if self.enabled(record.metadata()) {
            self.0.with_level(level(record.level()), &record.args().to_string());
        }
    }

    fn flush(&self) {}
}

/// From the most serious on, as the system counts.
fn level(level: log::Level) -> Level {
    match level {
        log::Level::Error => Level::Error,
        log::Level::Warn => Level::Default,
        log::Level::Info => Level::Info,
        log::Level::Debug | log::Level::Trace => Level::Debug,
    }
}

/// From now on log lines go to the system's log; again does nothing.
pub(crate) fn start() {
    static LOG: LazyLock<AppleLog> = LazyLock::new(|| AppleLog(OsLog::new("app.dama", "core")));
    if log::set_logger(&*LOG).is_ok() {
        log::set_max_level(LevelFilter::Info);
    }
}
