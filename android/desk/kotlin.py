"""Compiles Kotlin units: app, tests, and the desk's own window.

A unit is compiled again only if something it sees changed, and then only the files that the change touches
(src/Compile.java).
"""

import shutil
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import libraries
import stamps
from paths import DESK_SOURCES, LOCK, OUT
from tools import JAVA_OPTIONS, DeskError, classpath, java, show

COMPILER = DESK_SOURCES / "Compile.java"


@dataclass(frozen=True)
class Unit:
    """Sources that are compiled together. `friends` are class folders whose internal names the unit may use."""

    name: str
    sources: Sequence[Path]
    classpath: Sequence[Path]
    friends: Sequence[Path] = field(default=())

    @property
    def classes(self) -> Path:
        return OUT / "classes" / self.name

    def files(self) -> list[Path]:
        return sorted(file for folder in self.sources for file in folder.rglob("*.kt"))


def compile_unit(unit: Unit) -> None:
    files = unit.files()
    if not files:
        raise DeskError(f"nothing to compile for '{unit.name}': no .kt file in {', '.join(map(str, unit.sources))}")
    arguments = _arguments(unit)
    folders = [entry for entry in unit.classpath if entry.is_dir()]
    # With another compiler, option or library everything is compiled again; src/Compile.java sees to the other changes.
    shape = stamps.digest(*arguments, LOCK, COMPILER)
    key = stamps.digest(shape, *(str(f) for f in files), files, *folders)
    stamp = OUT / "stamps" / f"kotlin-{unit.name}"
    cache = OUT / "kotlin" / unit.name
    before = stamp.read_text().split() if stamp.is_file() else ["", ""]
    if before == [shape, key]:
        return
    if before[0] != shape:
        shutil.rmtree(unit.classes, ignore_errors=True)
        shutil.rmtree(cache, ignore_errors=True)
    _compile(unit, files, arguments, cache)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(f"{shape} {key}")


def _arguments(unit: Unit) -> list[str]:
    friends = [f"-Xfriend-paths={','.join(map(str, unit.friends))}"] if unit.friends else []
    return [
        "-no-stdlib",
        "-no-reflect",
        "-jvm-target=17",
        f"-module-name={unit.name}",
        f"-Xplugin={libraries.only('compose-plugin')}",
        *friends,
    ]


def _compile(unit: Unit, files: list[Path], arguments: list[str], cache: Path) -> None:
    print(f"compiling {unit.name}: {len(files)} files")
    start = time.monotonic()
    unit.classes.mkdir(parents=True, exist_ok=True)
    cache.mkdir(parents=True, exist_ok=True)
    listing = cache / "sources.txt"
    listing.write_text("\n".join(map(str, files)))
    # A small change is compiled sooner by a Java that does not stop to optimise itself.
    haste = ("-XX:TieredStopAtLevel=1",) if (cache / "kotlin").is_dir() else ()
    command = [unit.classes, cache, classpath(unit.classpath), listing, *arguments]
    words = [str(word) for word in command]
    if show(java((*JAVA_OPTIONS, *haste), libraries.classpath("kotlin"), str(COMPILER), words)) != 0:
        raise DeskError(f"compiling {unit.name} failed")
    print(f"compiled {unit.name} in {time.monotonic() - start:.0f} s")
