"""Checks the Xcode project and the files of the app; then breaks copies of them, which must be noticed."""

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import app_files
import parsers
import project
from paths import IOS, ROOT
from project import Project
from report import Report

Check = Callable[[Project], Iterator[str]]

PBX = "Dama.xcodeproj/project.pbxproj"
SCHEME = "Dama.xcodeproj/xcshareddata/xcschemes/Dama.xcscheme"
INFO = "Dama/Info.plist"
PRIVACY = "Dama/PrivacyInfo.xcprivacy"
ENTITLEMENTS = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>com.apple.security.network.client</key><true/></dict></plist>
"""

# What is broken, the check that must notice, the file, and a text in it with what it becomes. A file that is not there
# yet is made.
BROKEN: list[tuple[str, Check, str, str, str]] = [
    ("a bracket is missing", project.parses, PBX, "rootObject = ", "rootObject = {"),
    ("an older format", project.parses, PBX, "objectVersion = 77;", "objectVersion = 56;"),
    ("a kind of object that does not exist", project.parses, PBX, "isa = PBXGroup;", "isa = PBXGruop;"),
    (
        "a dangling object",
        project.references,
        PBX,
        "fileSystemSynchronizedGroups = (",
        "fileSystemSynchronizedGroups = (\n\t\t\t\tDA0000000000000000000099,",
    ),
    (
        "an object that nothing names",
        project.references,
        PBX,
        "\t\t\t\tDA0000000000000000000009 /* Frameworks */,\n",
        "",
    ),
    ("a key that is not known", project.keys, PBX, "productName = Dama;", "productName = Dama;\n\t\t\tprodctType = x;"),
    ("a setting that is not known", project.keys, PBX, "ENABLE_PREVIEWS = YES;", "ENABLE_PREVEIWS = YES;"),
    (
        "entitlements in the settings",
        project.keys,
        PBX,
        "ENABLE_PREVIEWS = YES;",
        "CODE_SIGN_ENTITLEMENTS = Dama/Dama.entitlements;",
    ),
    ("an older language", project.values, PBX, "SWIFT_VERSION = 6.0;", "SWIFT_VERSION = 5.0;"),
    ("a version of its own", project.values, PBX, "MARKETING_VERSION = ", "MARKETING_VERSION = 9"),
    ("only for iPhone", project.values, PBX, 'TARGETED_DEVICE_FAMILY = "1,2";', "TARGETED_DEVICE_FAMILY = 1;"),
    ("a package that is not there", project.paths, PBX, "relativePath = DamaKit;", "relativePath = DamaKitt;"),
    ("a product that is not there", project.paths, PBX, "productName = DamaUI;", "productName = DamaUi;"),
    (
        "an Info.plist that is not there",
        project.paths,
        PBX,
        "INFOPLIST_FILE = Dama/Info.plist;",
        "INFOPLIST_FILE = Info.plist;",
    ),
    ("a scheme without its target", project.scheme, SCHEME, "DA0000000000000000000001", "DA0000000000000000000002"),
    ("a scheme that is cut short", project.scheme, SCHEME, "</Scheme>", ""),
    ("a source outside the project's folders", app_files.taken_in, "Extra/Extra.swift", "", "import SwiftUI\n"),
    (
        "a source that the project leaves out",
        app_files.taken_in,
        PBX,
        "\t\t\t\tInfo.plist,\n",
        "\t\t\t\tInfo.plist,\n\t\t\t\tMainApp.swift,\n",
    ),
    ("a file that means nothing to Xcode", app_files.taken_in, "Dama/notes.txt", "", "notes\n"),
    (
        "a source in no target of the package",
        app_files.taken_in,
        "DamaKit/Sources/Lost/Lost.swift",
        "",
        "import Foundation\n",
    ),
    ("an Info.plist that is cut short", app_files.info, INFO, "</plist>", ""),
    ("a direction is missing", app_files.info, INFO, "\t\t<string>UIInterfaceOrientationLandscapeLeft</string>\n", ""),
    ("a launch colour that is not there", app_files.info, INFO, "LaunchBackground", "LaunchBackgruond"),
    (
        "a network key",
        app_files.info,
        INFO,
        "<key>LSApplicationCategoryType</key>",
        "<key>NSAppTransportSecurity</key><dict/><key>LSApplicationCategoryType</key>",
    ),
    ("an entitlement for the network", app_files.network, "Dama/Dama.entitlements", "", ENTITLEMENTS),
    (
        "code for the network",
        app_files.network,
        "Dama/MainApp.swift",
        "import SwiftUI\n",
        "import SwiftUI\nlet session = URLSession.shared\n",
    ),
    ("a reason is missing", app_files.privacy, PRIVACY, "<string>CA92.1</string>", ""),
    ("people are tracked", app_files.privacy, PRIVACY, "<false/>", "<true/>"),
    (
        "a catalogue of assets that is cut short",
        app_files.assets,
        "Dama/Assets.xcassets/AccentColor.colorset/Contents.json",
        "}",
        "",
    ),
    (
        "an accent colour that is not there",
        app_files.assets,
        PBX,
        "COLOR_NAME = AccentColor;",
        "COLOR_NAME = AccentColour;",
    ),
    (
        "a picture that is not there",
        app_files.assets,
        "Dama/Assets.xcassets/AppIcon.appiconset/Contents.json",
        '"images" : [',
        '"images" : [ { "filename" : "lost.png" },',
    ),
    ("a language that the project lacks", app_files.languages, PBX, "\t\t\t\ttr,\n", ""),
    (
        "a catalogue of words that is cut short",
        app_files.languages,
        "Dama/Localizable.xcstrings",
        '"version" : "1.0"\n}',
        "",
    ),
]


def main() -> int:
    parsers.install()
    report = Report()
    real = Project(IOS, ROOT)
    checks: list[Check] = [*project.CHECKS, *app_files.CHECKS]
    for check in checks:
        report.expect_none(check.__doc__ or "", check(real))
    with tempfile.TemporaryDirectory() as folder:
        for number, (name, notices, file, old, new) in enumerate(BROKEN):
            copy = Path(folder) / str(number)
            shutil.copytree(IOS, copy, ignore=shutil.ignore_patterns("checks", "Frameworks", "Tests"), symlinks=True)
            _break(copy / file, old, new)
            report.expect_some(name, notices(Project(copy, ROOT)))
    return report.close()


def _break(file: Path, old: str, new: str) -> None:
    """Puts a mistake in; if the text is not there any more the table is out of date, which is a mistake, too."""
    if not file.exists():
        if old:
            raise SystemExit(f"{file.name} is not there")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(new, encoding="utf-8")
        return
    text = file.read_text(encoding="utf-8")
    if old not in text:
        raise SystemExit(f"{file.name} does not say {old!r}")
    file.write_text(text.replace(old, new), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
