"""Checks that a board is the same in right-to-left languages: whatever draws one lays it out from left to right, so
that what the package's tests find under a finger is there in both directions; then breaks copies, which must be noticed.
"""

import sys
from collections.abc import Iterator

from paths import IOS
from report import Report

SOURCES = IOS / "DamaKit/Sources/DamaUI"
FIXED = r".environment(\.layoutDirection, .leftToRight)"
# Whoever fingers or squares reach, and whoever shows a board in small.
BOARDS = ("Game/Board.swift", "Board/MiniBoard.swift")


def mirrored(name: str, text: str) -> Iterator[str]:
    """A board that would be mirrored, or whose fingers would be."""
    if FIXED not in text:
        yield f"{name} does not fix the direction of its layout"
    elif text.find(".modifier(BoardTouch") > text.find(FIXED):
        yield f"{name} fixes its direction before it listens to fingers"


def main() -> int:
    report = Report()
    for name in BOARDS:
        text = (SOURCES / name).read_text(encoding="utf-8")
        report.expect_none(f"{name} is never mirrored", mirrored(name, text))
        report.expect_some(f"{name} follows the language", mirrored(name, text.replace(FIXED, "")))
    text = (SOURCES / BOARDS[0]).read_text(encoding="utf-8")
    moved = text.replace(FIXED, "").replace(".modifier(BoardTouch", f"{FIXED}\n.modifier(BoardTouch")
    report.expect_some("fingers follow the language", mirrored(BOARDS[0], moved))
    return report.close()


if __name__ == "__main__":
    sys.exit(main())
