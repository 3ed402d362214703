"""Where things are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
IOS = ROOT / "ios"
# What the checks install and make.
OUT = ROOT / "build/ios-checks"
