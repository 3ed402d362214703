"""Where the desk finds its sources and leaves its results. Nothing generated lies outside `build/`."""

import os
from pathlib import Path

DESK = Path(__file__).resolve().parent
ANDROID = DESK.parent
ROOT = ANDROID.parent

CATALOG = ANDROID / "gradle" / "libs.versions.toml"
LOCK = DESK / "lock.txt"
DESK_SOURCES = DESK / "src"
APP = ANDROID / "app"
MANIFEST = APP / "src" / "main" / "AndroidManifest.xml"
RESOURCES = APP / "src" / "main" / "res"
ASSETS = APP / "src" / "main" / "assets"
APP_SOURCES = APP / "src" / "main" / "kotlin"
TEST_SOURCES = APP / "src" / "test" / "kotlin"
BINDINGS = ROOT / "bindings" / "kotlin"

BUILD = ROOT / "build"
OUT = BUILD / "desk"
REPOSITORY = OUT / "m2"
AARS = OUT / "aars"
SHOTS = BUILD / "shots"

NAMESPACE = "app.dama"


def rust_library_folder() -> Path:
    """The folder of libdama.so for this machine; `DAMA_LIBRARY_DIR` names another one."""
    return Path(os.environ.get("DAMA_LIBRARY_DIR") or BUILD / "cargo" / "release").absolute()


def app_home() -> Path:
    """The folder that stands in for the phone's storage when the app is played; `DAMA_HOME` names another one."""
    return Path(os.environ.get("DAMA_HOME") or OUT / "home").absolute()
