"""What is checked of the Xcode project and of the files it takes in: each check returns what is wrong, in words."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import parsers

REFERENCE = re.compile(r"\b[0-9A-F]{24}\b")

# All that a plain project needs to say, by kind of object. What Xcode would add on its own is to be looked at first.
KEYS = {
    "PBXBuildFile": "productRef",
    "PBXFileReference": "explicitFileType includeInIndex path sourceTree",
    "PBXFileSystemSynchronizedBuildFileExceptionSet": "membershipExceptions target",
    "PBXFileSystemSynchronizedRootGroup": "exceptions path sourceTree",
    "PBXFrameworksBuildPhase": "buildActionMask files runOnlyForDeploymentPostprocessing",
    "PBXGroup": "children name sourceTree",
    "PBXNativeTarget": "buildConfigurationList buildPhases buildRules dependencies fileSystemSynchronizedGroups name "
    "packageProductDependencies productName productReference productType",
    "PBXProject": "attributes buildConfigurationList developmentRegion hasScannedForEncodings knownRegions mainGroup "
    "minimizedProjectReferenceProxies packageReferences preferredProjectObjectVersion productRefGroup projectDirPath "
    "projectRoot targets",
    "PBXResourcesBuildPhase": "buildActionMask files runOnlyForDeploymentPostprocessing",
    "PBXSourcesBuildPhase": "buildActionMask files runOnlyForDeploymentPostprocessing",
    "XCBuildConfiguration": "buildSettings name",
    "XCConfigurationList": "buildConfigurations defaultConfigurationIsVisible defaultConfigurationName",
    "XCLocalSwiftPackageReference": "relativePath",
    "XCSwiftPackageProductDependency": "productName",
}
SETTINGS = """
    ALWAYS_SEARCH_USER_PATHS ASSETCATALOG_COMPILER_APPICON_NAME ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME
    CODE_SIGN_STYLE CURRENT_PROJECT_VERSION DEBUG_INFORMATION_FORMAT ENABLE_PREVIEWS ENABLE_TESTABILITY
    ENABLE_USER_SCRIPT_SANDBOXING GENERATE_INFOPLIST_FILE INFOPLIST_FILE IPHONEOS_DEPLOYMENT_TARGET
    LOCALIZATION_PREFERS_STRING_CATALOGS MARKETING_VERSION ONLY_ACTIVE_ARCH PRODUCT_BUNDLE_IDENTIFIER PRODUCT_NAME
    SDKROOT SUPPORTS_MACCATALYST SWIFT_ACTIVE_COMPILATION_CONDITIONS SWIFT_COMPILATION_MODE SWIFT_EMIT_LOC_STRINGS
    SWIFT_OPTIMIZATION_LEVEL SWIFT_VERSION TARGETED_DEVICE_FAMILY VALIDATE_PRODUCT
"""
# What must be so in every configuration in which it is said, and must be said somewhere.
VALUES = {
    "SWIFT_VERSION": "6.0",
    "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
    "TARGETED_DEVICE_FAMILY": "1,2",
    "PRODUCT_BUNDLE_IDENTIFIER": "app.dama",
    "SDKROOT": "iphoneos",
}


@dataclass(frozen=True)
class Project:
    """An `ios` folder, or a copy of one."""

    ios: Path
    # The folder's repository, for the versions that must agree.
    root: Path

    @property
    def file(self) -> Path:
        return self.ios / "Dama.xcodeproj/project.pbxproj"

    @cached_property
    def content(self) -> dict[str, Any]:
        return parsers.openstep(self.file)

    @cached_property
    def objects(self) -> dict[str, dict[str, Any]]:
        objects: dict[str, dict[str, Any]] = self.content["objects"]
        return objects

    def of(self, kind: str) -> Iterator[dict[str, Any]]:
        return (thing for thing in self.objects.values() if thing["isa"] == kind)

    def settings(self) -> Iterator[tuple[str, str]]:
        for configuration in self.of("XCBuildConfiguration"):
            yield from configuration["buildSettings"].items()

    def setting(self, name: str) -> str:
        return next((value for key, value in self.settings() if key == name), "")


def parses(project: Project) -> Iterator[str]:
    """Both parsers can read it, and it is of the format with synchronised folders."""
    try:
        version = project.content["objectVersion"]
    except (ValueError, KeyError) as error:
        yield f"openstep-plist: {error}"
        return
    if str(version) != "77":
        yield f"objectVersion is {version}"
    yield from (f"@bacons/xcode: {complaint}" for complaint in parsers.model_complaints(project.file))


def references(project: Project) -> Iterator[str]:
    """Every object that is named is there, and every object is named."""
    root = project.content["rootObject"]
    named = {root, *REFERENCE.findall(repr(list(project.objects.values())))}
    yield from (f"{name} is named and is not there" for name in sorted(named - set(project.objects)))
    yield from (f"{name} is there and nothing names it" for name in sorted(set(project.objects) - named))


def keys(project: Project) -> Iterator[str]:
    """Nothing but the keys and settings that this project needs."""
    for name, thing in project.objects.items():
        kind = thing["isa"]
        if kind not in KEYS:
            yield f"{name} is a {kind}"
            continue
        for key in thing.keys() - {"isa", *KEYS[kind].split()}:
            yield f"{kind} {name} has the key {key}"
    yield from (f"there is the setting {key}" for key, _ in project.settings() if key not in SETTINGS.split())


def values(project: Project) -> Iterator[str]:
    """Settings are what they must be, and versions agree with the rest of the repository."""
    cargo = (project.root / "Cargo.toml").read_text(encoding="utf-8")
    version = re.search(r'^version = "(.+)"$', cargo, re.MULTILINE)
    wanted = VALUES | {"MARKETING_VERSION": version[1] if version else "?"}
    for key, value in wanted.items():
        found = {said for name, said in project.settings() if name == key}
        if found != {value}:
            yield f"{key} is {sorted(found)} and must be {value}"
    package = (project.ios / "DamaKit/Package.swift").read_text(encoding="utf-8")
    major = project.setting("IPHONEOS_DEPLOYMENT_TARGET").split(".")[0]
    if f".iOS(.v{major})" not in package:
        yield f"the package is not for iOS {major}"


def paths(project: Project) -> Iterator[str]:
    """What the project refers to by path or by name is there."""
    for kind in ("PBXFileSystemSynchronizedRootGroup", "XCLocalSwiftPackageReference"):
        for thing in project.of(kind):
            path = thing.get("path") or thing["relativePath"]
            if not (project.ios / path).is_dir():
                yield f"the folder {path} is not there"
    for key, value in project.settings():
        if key == "INFOPLIST_FILE" and not (project.ios / value).is_file():
            yield f"{value} is not there"
    package = (project.ios / "DamaKit/Package.swift").read_text(encoding="utf-8")
    products = set(re.findall(r'\.library\(\s*name: "(\w+)"', package))
    for thing in project.of("XCSwiftPackageProductDependency"):
        if thing["productName"] not in products:
            yield f"the package has no product {thing['productName']}"


def scheme(project: Project) -> Iterator[str]:
    """The shared scheme builds the target, and tests a test target of the package."""
    targets = {name: thing["name"] for name, thing in project.objects.items() if thing["isa"] == "PBXNativeTarget"}
    package = (project.ios / "DamaKit/Package.swift").read_text(encoding="utf-8")
    targets |= {name: name for name in re.findall(r'\.testTarget\(\s*name: "(\w+)"', package)}
    file = project.ios / "Dama.xcodeproj/xcshareddata/xcschemes/Dama.xcscheme"
    try:
        root = ElementTree.parse(file).getroot()
    except (OSError, ElementTree.ParseError) as error:
        yield f"{file.name}: {error}"
        return
    found = list(root.iter("BuildableReference"))
    if not found:
        yield "the scheme builds nothing"
    for reference in found:
        name = reference.attrib["BlueprintIdentifier"]
        if targets.get(name) != reference.attrib["BlueprintName"]:
            yield f"the scheme names the target {name} {reference.attrib['BlueprintName']}"
        container = reference.attrib["ReferencedContainer"].removeprefix("container:")
        if not (project.ios / container).is_dir():
            yield f"the scheme names the container {container}"


CHECKS = (parses, references, keys, values, paths, scheme)
