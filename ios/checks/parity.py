"""The screens and settings of both apps, as their sources name them."""

import re
from dataclasses import dataclass
from pathlib import Path

from android import KOTLIN
from paths import IOS

KIT = IOS / "DamaKit/Sources/DamaKit"

# Folders of Kotlin sources that make up screens; the board's drawing has tests of its own on both sides.
SCREEN_FOLDERS = ("home", "setup", "settings", "game", "ui")


@dataclass(frozen=True)
class App:
    """What a person can see and set. Names are in words of one app: `twoPlayers`."""

    screens: list[str]
    settings: list[str]
    choices: list[str]


def android_app(kotlin: Path = KOTLIN) -> App:
    screens = re.search(r"enum class Screen \{ (.+?) \}", _read(kotlin / "DamaApp.kt"))
    return App(
        screens=[_camel(name) for name in _found(screens).split(", ")],
        settings=_kotlin_fields(_read(kotlin / "Settings.kt"), "Preferences"),
        choices=_kotlin_fields(_read(kotlin / "game/NewGame.kt"), "SetupChoice"),
    )


def ios_app(kit: Path = KIT) -> App:
    screens = re.search(r"enum Screen: .+? \{\n(.+?)\n\}", _read(kit / "Screens/Way.swift"), re.DOTALL)
    cases = re.findall(r"case (.+)", _found(screens))
    return App(
        screens=[name.split(" = ")[0] for case in cases for name in case.split(", ")],
        settings=_swift_fields(_read(kit / "Settings.swift"), "Preferences"),
        choices=_swift_fields(_read(kit / "Game/NewGame.swift"), "SetupChoice"),
    )


def kotlin_files(kotlin: Path = KOTLIN) -> list[str]:
    """The sources that make up the screens."""
    files = [file for folder in SCREEN_FOLDERS for file in (kotlin / folder).glob("*.kt")]
    return sorted(file.relative_to(kotlin).as_posix() for file in [*files, *kotlin.glob("*.kt")])


def _kotlin_fields(source: str, name: str) -> list[str]:
    body = re.search(rf"data class {name}\(\n(.+?)\n\)", source, re.DOTALL)
    return re.findall(r"^    val (\w+):", _found(body), re.MULTILINE)


def _swift_fields(source: str, name: str) -> list[str]:
    body = re.search(rf"public struct {name}: .+? \{{\n(.+?)\n\}}", source, re.DOTALL)
    return re.findall(r"^    public var (\w+)", _found(body), re.MULTILINE)


def _camel(name: str) -> str:
    first, *others = name.lower().split("_")
    return first + "".join(word.capitalize() for word in others)


def _found(match: re.Match[str] | None) -> str:
    if match is None:
        raise ValueError("the source is not as it was: parity.py must learn to read it again")
    return match[1]


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")
