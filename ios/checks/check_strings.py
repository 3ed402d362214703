"""Checks that both platforms say the same in the same languages under the same keys, and that Swift says nothing else;
then breaks copies of the words, which must be noticed. `--write` writes the catalogue anew from Android's resources.
"""

import copy
import re
import sys
from collections.abc import Callable, Iterator
from typing import Any

import android
import catalogue
from paths import IOS
from report import Report

Entries = dict[str, dict[str, Any]]

# Where Swift surely names a key. Keys of two words and more are also found by their look.
PHRASE = re.compile(r'Phrase\(\s*"(\w+)"')
ARRAY = re.compile(r'of: "(\w+)"')
COMPOUND = re.compile(r'"([a-z]+(?:_[a-z]+)+)"')
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
NOT_FOR_PEOPLE = re.compile(r"\b(Log|logger)\.|message:")
WORDS = re.compile(r"[A-Za-zÇĞİÖŞÜçğıöşü]+[,.!?]? [A-Za-zÇĞİÖŞÜçğıöşü]+")

# Keys that only Android's code names: it says what lies on the clipboard, and what a level without a name is called.
ANDROID_ONLY = {"position", "game", "level"}

# What looks like a key and is none: under these names things are kept on the disk.
NO_KEYS = {"end_seen"}


def same(entries: Entries) -> Iterator[str]:
    """The catalogue has Android's keys, languages, words and placeholders, and no others."""
    wanted: Entries = catalogue.expected()["strings"]
    for key in sorted(wanted.keys() | entries.keys()):
        if key not in entries:
            yield f"the catalogue lacks {key}"
        elif key not in wanted:
            yield f"Android lacks {key}"
        elif entries[key] != wanted[key]:
            yield f"{key} is {entries[key]} and on Android {wanted[key]}"


def complete(entries: Entries) -> Iterator[str]:
    """Every text is in every language, but for names that are the same in all, with the same placeholders."""
    languages = set(android.languages())
    for key, entry in entries.items():
        found = set(entry.get("localizations", {}))
        if found != ({"en"} if entry.get("shouldTranslate") is False else languages):
            yield f"{key} is in {sorted(found)}"
        kinds = {tuple(sorted(_specifiers(text))) for text in entry.get("localizations", {}).values()}
        if len(kinds) > 1:
            yield f"{key} takes {sorted(kinds)}"


def known(entries: Entries, source: str) -> Iterator[str]:
    """Every key that Swift names is in the catalogue, and every key of the catalogue is named."""
    keys = {key.split(".")[0] for key in entries}
    named = {key for look in (PHRASE, ARRAY, COMPOUND) for key in look.findall(source)} - NO_KEYS
    yield from (f"Swift names {key}, which the catalogue lacks" for key in sorted(named - keys))
    literals = set(LITERAL.findall(source))
    yield from (f"no Swift names {key}" for key in sorted(keys - literals - ANDROID_ONLY))


def wordless(source: str) -> Iterator[str]:
    """Swift has no words for people in it: no literal with two words, but in what is logged."""
    for line in source.splitlines():
        code = line.split("//")[0]
        if NOT_FOR_PEOPLE.search(code):
            continue
        yield from (f"Swift says {text!r}" for text in LITERAL.findall(code) if WORDS.search(text))


def main() -> int:
    if sys.argv[1:] == ["--write"]:
        catalogue.write(catalogue.expected())
        return 0
    report = Report()
    content = catalogue.read()
    entries: Entries = content["strings"]
    source = _source()
    report.expect_none("the catalogue is as Xcode writes it", _written(content))
    report.expect_none("both platforms say the same", same(entries))
    report.expect_none("every language says all", complete(entries))
    report.expect_none("Swift names the catalogue's keys", known(entries, source))
    report.expect_none("Swift has no words of its own", wordless(source))
    for name, check, key, change in BROKEN:
        broken = copy.deepcopy(entries)
        change(broken, key)
        report.expect_some(name, check(broken))
    report.expect_some("a key in Swift that is misspelt", known(entries, source + '\nPhrase("resmue")'))
    report.expect_some("a key of several words that is misspelt", known(entries, source + '\n"must_captrue"'))
    unnamed = source.replace('Phrase("resume")', "nothing")
    report.expect_some("a key that Swift no longer names", known(entries, unnamed))
    report.expect_some("words in Swift", wordless('Text("Play again")'))
    return report.close()


def _lose(entries: Entries, key: str) -> None:
    del entries[key]


def _lose_turkish(entries: Entries, key: str) -> None:
    del entries[key]["localizations"]["tr"]


def _add(entries: Entries, key: str) -> None:
    entries[key] = copy.deepcopy(entries["resume"])


def _lose_placeholders(entries: Entries, key: str) -> None:
    entries[key]["localizations"]["tr"] = {"stringUnit": {"state": "translated", "value": "taş"}}


def _lose_quantity(entries: Entries, key: str) -> None:
    del entries[key]["localizations"]["en"]["variations"]["plural"]["one"]


# What is broken, the check that must notice, and how.
BROKEN: list[tuple[str, Callable[[Entries], Iterator[str]], str, Callable[[Entries, str], None]]] = [
    ("a key that iOS lacks", same, "resume", _lose),
    ("a key that Android lacks", same, "continue_game", _add),
    ("other words than Android's", same, "undo", _lose_placeholders),
    ("a quantity that is missing", same, "must_capture", _lose_quantity),
    ("a language that is missing", complete, "resume", _lose_turkish),
    ("a placeholder that one language lacks", complete, "takes_fewer", _lose_placeholders),
]


def _written(content: dict[str, Any]) -> Iterator[str]:
    if catalogue.CATALOGUE.read_text(encoding="utf-8") != catalogue.text(content):
        yield "it is written in another way: run check_strings.py --write"


def _specifiers(localization: dict[str, Any]) -> set[str]:
    """All that a text takes, in any of its forms."""
    units = re.findall(r"'value': ['\"](.*?)['\"]}", repr(localization))
    found = {match for unit in units for match in re.findall(r"%(?:\d+\$)?(?:@|lld|\.\d+f)", unit)}
    return found | {f"%{each['argNum']}$lld" for each in localization.get("substitutions", {}).values()}


def _source() -> str:
    folders = [IOS / "Dama", IOS / "DamaKit/Sources/DamaKit", IOS / "DamaKit/Sources/DamaUI"]
    files = sorted(file for folder in folders for file in folder.rglob("*.swift"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


if __name__ == "__main__":
    sys.exit(main())
