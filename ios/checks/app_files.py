"""What is checked of the files in the app: that the project takes in each, and that each says what it should."""

import json
import plistlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.parsers.expat import ExpatError

from project import Project

# What Xcode makes of a file in a synchronised folder.
KNOWN = {".swift", ".xcstrings", ".xcprivacy", ".xcassets"}
# Folders of `ios` that are no part of the app: the project itself, the package, which lists its own, and the checks.
APART = {"Dama.xcodeproj", "DamaKit", "checks"}
DIRECTIONS = {"Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"}

# Without a network there is no key and no entitlement that speaks of one.
NETWORK_KEYS = ("NSAppTransportSecurity", "NSBonjourServices", "NSLocalNetworkUsageDescription", "UIBackgroundModes")
NETWORK_CODE = re.compile(r"\b(URLSession|URLRequest|NWConnection|NWListener|WKWebView|AsyncImage|import Network)\b")

# Why the app may use what Apple wants a reason for: UserDefaults, for the settings, which only the app reads; the
# metadata of files, because the Rust library takes `fstat` from the system.
REASONS = {
    "NSPrivacyAccessedAPICategoryUserDefaults": ["CA92.1"],
    "NSPrivacyAccessedAPICategoryFileTimestamp": ["C617.1"],
}


def taken_in(project: Project) -> Iterator[str]:
    """Every file is in a folder that the project or the package takes in, and of a kind that means something there."""
    folders = {thing["path"] for thing in project.of("PBXFileSystemSynchronizedRootGroup")}
    for file in _files(project.ios):
        first = file.parts[0]
        if first in folders:
            part = next((part for part in file.parts if Path(part).suffix in KNOWN), None)
            if part is None and file.name != "Info.plist":
                yield f"{file} is of no kind that belongs in the app"
        elif first not in APART and file.suffix in {*KNOWN, ".plist", ".entitlements"}:
            yield f"{file} is in no folder that the project takes in"
    for thing in project.of("PBXFileSystemSynchronizedBuildFileExceptionSet"):
        for name in thing["membershipExceptions"]:
            if name != "Info.plist" or not any((project.ios / folder / name).is_file() for folder in folders):
                yield f"the project leaves {name} out"
    yield from _package(project.ios / "DamaKit")


def info(project: Project) -> Iterator[str]:
    """Info.plist: every direction, the launch screen, one window, no network."""
    found = _plist(project.ios / project.setting("INFOPLIST_FILE"))
    if isinstance(found, str):
        yield found
        return
    for key in ("UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad"):
        directions = {name.removeprefix("UIInterfaceOrientation") for name in found.get(key, [])}
        if directions != DIRECTIONS:
            yield f"{key} leaves out {sorted(DIRECTIONS - directions)}"
    if found.get("UIRequiresFullScreen"):
        yield "the app asks for the whole screen"
    colour = found.get("UILaunchScreen", {}).get("UIColorName")
    if not (project.ios / f"Dama/Assets.xcassets/{colour}.colorset").is_dir():
        yield f"the launch screen's colour is {colour}"
    yield from (f"Info.plist has the key {key}" for key in NETWORK_KEYS if key in found)


def network(project: Project) -> Iterator[str]:
    """No entitlement, and no code that speaks to a network."""
    for file in _files(project.ios):
        if file.suffix == ".entitlements":
            entitlements = _plist(project.ios / file)
            keys = entitlements if isinstance(entitlements, dict) else [str(entitlements)]
            yield from (f"{file} has the entitlement {key}" for key in keys)
        elif file.suffix == ".swift":
            for match in NETWORK_CODE.finditer((project.ios / file).read_text(encoding="utf-8")):
                yield f"{file} has {match[0]}"


def privacy(project: Project) -> Iterator[str]:
    """The privacy manifest: nothing is collected or tracked, and each required reason is given."""
    found = _plist(project.ios / "Dama/PrivacyInfo.xcprivacy")
    if isinstance(found, str):
        yield found
        return
    if found.get("NSPrivacyTracking") is not False:
        yield "it does not say that nobody is tracked"
    for key in ("NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes"):
        if found.get(key) != []:
            yield f"{key} is {found.get(key)}"
    reasons = {
        each.get("NSPrivacyAccessedAPIType"): each.get("NSPrivacyAccessedAPITypeReasons")
        for each in found.get("NSPrivacyAccessedAPITypes", [])
    }
    if reasons != REASONS:
        yield f"the reasons are {reasons} and should be {REASONS}"


def assets(project: Project) -> Iterator[str]:
    """Asset catalogues can be read, hold the files they name and no others, and have what the project asks for."""
    catalogue = project.ios / "Dama/Assets.xcassets"
    for file in sorted(catalogue.rglob("Contents.json")):
        try:
            content = json.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            yield f"{file.relative_to(catalogue)}: {error}"
            continue
        named = {image["filename"] for image in content.get("images", []) if "filename" in image}
        there = {other.name for other in file.parent.iterdir() if other.is_file()} - {"Contents.json"}
        if named != there:
            yield f"{file.parent.name} names {sorted(named)} and has {sorted(there)}"
    for setting, suffix in (
        ("ASSETCATALOG_COMPILER_APPICON_NAME", "appiconset"),
        ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "colorset"),
    ):
        if not (catalogue / f"{project.setting(setting)}.{suffix}/Contents.json").is_file():
            yield f"there is no {project.setting(setting)}.{suffix}"


def languages(project: Project) -> Iterator[str]:
    """The project, the words and the app's name are in the same languages."""
    known = {region for thing in project.of("PBXProject") for region in thing["knownRegions"]} - {"Base"}
    for name in ("Localizable", "InfoPlist"):
        file = project.ios / f"Dama/{name}.xcstrings"
        try:
            catalogue = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            yield f"{file.name}: {error}"
            continue
        if catalogue["sourceLanguage"] != "en":
            yield f"{file.name} is written in {catalogue['sourceLanguage']}"
        found = {language for entry in catalogue["strings"].values() for language in entry["localizations"]}
        if found != known:
            yield f"{file.name} is in {sorted(found)}, the project in {sorted(known)}"
    names = {"CFBundleDisplayName", "CFBundleName"}
    for key in (
        names - json.loads((project.ios / "Dama/InfoPlist.xcstrings").read_text(encoding="utf-8"))["strings"].keys()
    ):
        yield f"InfoPlist.xcstrings does not say {key}"


def _package(package: Path) -> Iterator[str]:
    """Every Swift file of the package is in the folder of a target that the manifest names."""
    manifest = (package / "Package.swift").read_text(encoding="utf-8")
    targets = set(re.findall(r'arget(?:\.target)?\(\s*name: "(\w+)"', manifest))
    for file in package.rglob("*.swift"):
        parts = file.relative_to(package).parts
        if parts == ("Package.swift",):
            continue
        if parts[0] not in {"Sources", "Tests", "LinuxStubs"} or len(parts) < 3 or parts[1] not in targets:
            yield f"DamaKit/{'/'.join(parts)} is in no target"


def _files(ios: Path) -> list[Path]:
    return sorted(file.relative_to(ios) for file in ios.rglob("*") if file.is_file() and not file.name.startswith("."))


def _plist(file: Path) -> dict[str, Any] | str:
    """What a property list says; in words what is wrong with it."""
    try:
        content: dict[str, Any] = plistlib.loads(file.read_bytes())
        return content
    except (OSError, plistlib.InvalidFileException, ExpatError, ValueError) as error:
        return f"{file.name}: {error}"


CHECKS = (taken_in, info, network, privacy, assets, languages)
