"""Checks that the tables in ios/README.md put every screen, setting and source of the Android app beside those of the
iOS app, and that both apps have the same; then breaks copies of the tables, which must be noticed.
"""

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import parity
from android import KOTLIN
from parity import App
from paths import IOS
from report import Report

README = IOS / "README.md"
SOURCES = IOS / "DamaKit/Sources"
CODE = re.compile(r"`([^`]+)`")

# Rows of a table: the names in each of its cells.
Table = list[list[list[str]]]


def equal(android: App, ios: App) -> Iterator[str]:
    """Both apps have the same screens, settings and choices before a game."""
    for what in ("screens", "settings", "choices"):
        here, there = getattr(ios, what), getattr(android, what)
        if sorted(here) != sorted(there):
            yield f"the {what} on Android are {there}, on iOS {here}"


def told(text: str, app: App) -> Iterator[str]:
    """The tables have a row for each screen and each setting, and its files are there and speak of it."""
    yield from _rows(text, "Screens", app.screens)
    yield from _rows(text, "Settings", [*app.settings, *app.choices, *_language()])
    for [name], [kotlin], [swift] in _table(text, "Screens"):
        yield from _speaks(kotlin, swift, re.compile(r"\w+Screen\b"), name)
    for [name], [kotlin], [swift] in _table(text, "Settings"):
        yield from _speaks(kotlin, swift, re.compile(rf"\b{name}\b", re.IGNORECASE), name)


def parts(text: str) -> Iterator[str]:
    """The table of parts names every source of the screens on both sides, and nothing that is not there."""
    table = _table(text, "Parts")
    kotlin = [name for row in table for name in row[0]]
    swift = {name for row in table for name in row[1]}
    wanted = parity.kotlin_files()
    yield from (f"the parts lack {name}" for name in wanted if name not in kotlin)
    yield from (f"Android lacks {name}" for name in kotlin if name not in wanted)
    yield from (f"{name} has two rows" for name in set(kotlin) if kotlin.count(name) > 1)
    yield from (f"iOS lacks {name}" for name in sorted(swift) if not _swift(name).is_file())
    there = {
        f"DamaUI/{file.relative_to(SOURCES / 'DamaUI').as_posix()}" for file in (SOURCES / "DamaUI").rglob("*.swift")
    }
    there = {name for name in there if not name.startswith("DamaUI/Board/")}
    yield from (f"the parts lack {name}" for name in sorted(there - swift))


def main() -> int:
    text = README.read_text(encoding="utf-8")
    android, ios = parity.android_app(), parity.ios_app()
    report = Report()
    report.expect_none("both apps have the same", equal(android, ios))
    report.expect_none("every screen and setting is told", told(text, android))
    report.expect_none("every part is told", parts(text))
    more = replace(android, screens=[*android.screens, "learn"], settings=[*android.settings, "sound"])
    report.expect_some("a screen that iOS lacks", equal(replace(more, settings=android.settings), ios))
    report.expect_some("a setting that iOS lacks", equal(replace(more, screens=android.screens), ios))
    report.expect_some("a screen that the table lacks", told(text, more))
    for name, check, old, new in BROKEN:
        if old not in text:
            raise SystemExit(f"{README.name} does not say {old!r}")
        broken = text.replace(old, new)
        report.expect_some(name, check(broken))
    return report.close()


BROKEN: list[tuple[str, Callable[[str], Iterator[str]], str, str]] = [
    ("a setting under another name", lambda text: told(text, parity.android_app()), "| `oneTap` |", "| `twoTaps` |"),
    ("a row that is missing", lambda text: told(text, parity.android_app()), "| `speed` |", "| speed |"),
    (
        "a screen in a file that is not there",
        lambda text: told(text, parity.android_app()),
        "HomeScreen.swift",
        "Homescreen.swift",
    ),
    ("a part that the table lacks", parts, "`game/Thinker.kt`", ""),
    ("a part that iOS lacks", parts, "Thinker.swift", "Thinkers.swift"),
    ("a part of iOS that the table lacks", parts, ", `DamaUI/Game/SquareGame.swift`", ""),
]


def _rows(text: str, heading: str, wanted: list[str]) -> Iterator[str]:
    found = [name for row in _table(text, heading) for name in row[0]]
    if sorted(found) != sorted(wanted):
        yield f"{heading} are {found} in the table and should be {wanted}"


def _speaks(kotlin: str, swift: str, name: re.Pattern[str], what: str) -> Iterator[str]:
    for file in (KOTLIN / kotlin, _swift(swift)):
        if not file.is_file():
            yield f"{what} is said to be in {file.name}, which is not there"
        elif not name.search(file.read_text(encoding="utf-8")):
            yield f"{file.name} does not speak of {what}"


def _language() -> list[str]:
    """The system's own setting, to which the screen of the settings leads."""
    source = (KOTLIN / "settings/SettingsScreen.kt").read_text(encoding="utf-8")
    return ["language"] if "fun Language(" in source else []


def _swift(name: str) -> Path:
    return (IOS if name.startswith("Dama/") else SOURCES) / name


def _table(text: str, heading: str) -> Table:
    section = re.search(rf"^### {heading}\n(.+?)(?=^#|\Z)", text, re.MULTILINE | re.DOTALL)
    rows = re.findall(r"^\| (.+) \|$", section[1] if section else "", re.MULTILINE)
    cells = ([CODE.findall(cell) for cell in row.split(" | ")] for row in rows)
    return [row for row in cells if all(row)]


if __name__ == "__main__":
    sys.exit(main())
