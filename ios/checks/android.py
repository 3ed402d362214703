"""The Android app's texts as its resources give them, with the form that they take in a string catalogue.

A text that counts is a Plural; an array gives one text for each item, named `name.1`, `name.2` and so on.
"""

import re
from dataclasses import dataclass
from xml.etree import ElementTree

from paths import ROOT

APP = ROOT / "android/app/src/main"
RESOURCES = APP / "res"
KOTLIN = APP / "kotlin/app/dama"

PLACEHOLDER = re.compile(r"%(?:(\d+)\$)?(s|d|\.\d+f)")
SPECIFIERS = {"s": "@", "d": "lld"}


@dataclass(frozen=True)
class Plural:
    """A text that depends on a number: `forms` by quantity."""

    forms: dict[str, str]


Text = str | Plural


def languages() -> list[str]:
    """The languages there are, English first."""
    found = (file.parent.name.removeprefix("values-") for file in RESOURCES.glob("values-*/strings.xml"))
    return ["en", *sorted(found)]


def texts(language: str) -> dict[str, Text]:
    """All texts of a language by key, placeholders as Android writes them."""
    folder = RESOURCES / ("values" if language == "en" else f"values-{language}")
    found: dict[str, Text] = {}
    for element in ElementTree.parse(folder / "strings.xml").getroot():
        name = element.attrib["name"]
        if element.tag == "string":
            found[name] = _words(element)
        elif element.tag == "plurals":
            found[name] = Plural({item.attrib["quantity"]: _words(item) for item in element})
        elif element.tag == "string-array":
            found |= {f"{name}.{number}": _words(item) for number, item in enumerate(element, 1)}
        else:
            raise ValueError(f"{element.tag} is not known")
    return found


def untranslated() -> set[str]:
    """The keys of texts that are the same in every language."""
    root = ElementTree.parse(RESOURCES / "values/strings.xml").getroot()
    return {element.attrib["name"] for element in root if element.attrib.get("translatable") == "false"}


def placeholders(text: str) -> list[tuple[int, str]]:
    """What a text expects: positions, from 1 on, and the kinds in Android's letters."""
    found = [(int(match[1] or 0), match[2]) for match in PLACEHOLDER.finditer(text)]
    return sorted((position or number, kind) for number, (position, kind) in enumerate(found, 1))


def _words(element: ElementTree.Element) -> str:
    """The text as it is shown. Quotes keep the blanks at its ends; nothing here is escaped otherwise."""
    text = (element.text or "").strip()
    if len(element) or "\\" in text:
        raise ValueError(f"{element.attrib.get('name')}: markup and escapes are not known")
    return text[1:-1] if text.startswith('"') and text.endswith('"') else text
