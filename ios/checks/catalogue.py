"""String catalogues: what Android's texts look like in one, and reading and writing one as Xcode does."""

import json
from typing import Any

import android
from android import Plural, Text
from paths import IOS

CATALOGUE = IOS / "Dama/Localizable.xcstrings"
SOURCE = "en"


def expected() -> dict[str, Any]:
    """The catalogue that says what Android's resources say."""
    by_language = {language: android.texts(language) for language in android.languages()}
    untranslated = android.untranslated()
    strings = {}
    for key in sorted({key for texts in by_language.values() for key in texts}):
        entry: dict[str, Any] = {"extractionState": "manual"}
        entry["localizations"] = {
            language: localization(texts[key]) for language, texts in by_language.items() if key in texts
        }
        if key in untranslated:
            entry["shouldTranslate"] = False
        strings[key] = entry
    return {"sourceLanguage": SOURCE, "strings": strings, "version": "1.0"}


def localization(text: Text) -> dict[str, Any]:
    """A text in one language. One that counts and has other arguments, too, counts in a substitution of its own."""
    if isinstance(text, str):
        return _unit(specifiers(text))
    arguments = android.placeholders(text.forms["other"])
    if len(arguments) == 1:
        return {"variations": {"plural": {quantity: _unit(specifiers(form)) for quantity, form in text.forms.items()}}}
    return _substituted(text)


def specifiers(text: str) -> str:
    """`text` with Apple's format specifiers, positions only where there are several."""
    several = len(android.placeholders(text)) > 1
    return android.PLACEHOLDER.sub(
        lambda match: f"%{match[1]}${_specifier(match[2])}" if several else f"%{_specifier(match[2])}", text
    )


def read() -> dict[str, Any]:
    catalogue: dict[str, Any] = json.loads(CATALOGUE.read_text(encoding="utf-8"))
    return catalogue


def text(catalogue: dict[str, Any]) -> str:
    """A catalogue as Xcode writes it, so that its own changes stay small."""
    return json.dumps(catalogue, ensure_ascii=False, indent=2, separators=(",", " : ")) + "\n"


def write(catalogue: dict[str, Any]) -> None:
    CATALOGUE.write_text(text(catalogue), encoding="utf-8")


def _substituted(text: Plural) -> dict[str, Any]:
    """The whole text once, with a name for the number that changes it. All forms must differ in that part only."""
    number, _ = next(argument for argument in android.placeholders(text.forms["other"]) if argument[1] == "d")
    wholes = {form.replace(f"%{number}$d", "%#@count@") for form in text.forms.values()}
    if len(wholes) != 1:
        raise ValueError(f"forms that differ beyond the number are not known: {sorted(wholes)}")
    return {
        "stringUnit": {"state": "translated", "value": specifiers(wholes.pop())},
        "substitutions": {
            "count": {
                "argNum": number,
                "formatSpecifier": "lld",
                "variations": {"plural": {quantity: _unit("%arg") for quantity in text.forms}},
            }
        },
    }


def _unit(value: str) -> dict[str, Any]:
    return {"stringUnit": {"state": "translated", "value": value}}


def _specifier(kind: str) -> str:
    return android.SPECIFIERS.get(kind, kind)
