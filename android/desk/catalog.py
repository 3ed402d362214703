"""Reads `gradle/libs.versions.toml`, the one list of versions that are chosen by hand, and says who uses what.

A *scope* is one class path. `app` and `test` are the catalogue's bundles, shared with Gradle; the others are the
desk's tools, each alone on its class path so that their dependencies cannot disturb one another.
"""

import tomllib
from dataclasses import dataclass

from paths import CATALOG
from tools import DeskError

BUNDLES = ("app", "test")
TOOLS = {
    "kotlin": ("kotlin-build-tools", "kotlin-compiler"),
    "compose-plugin": ("kotlin-compose-plugin",),
    "merger": ("manifest-merger",),
    "r8": ("r8",),
    "lint": ("lint",),
    "jna-android": ("jna",),
    "framework": ("android-all",),
    "framework-run": ("android-all-instrumented",),
    "framework-resources": ("android-all-resources",),
}
SCOPES = (*BUNDLES, *TOOLS)


@dataclass(frozen=True, order=True)
class Module:
    """A library in a version, as Maven names it."""

    group: str
    name: str
    version: str

    @property
    def key(self) -> str:
        return f"{self.group}:{self.name}"

    def __str__(self) -> str:
        return f"{self.key}:{self.version}"


@dataclass(frozen=True)
class Catalog:
    versions: dict[str, str]
    libraries: dict[str, Module]
    bundles: dict[str, list[str]]

    def direct(self, scope: str) -> list[Module]:
        """The libraries that are asked for by name in a scope."""
        names = self.bundles[scope] if scope in BUNDLES else TOOLS[scope]
        return [self.libraries[name] for name in names]

    def version(self, name: str) -> str:
        return self.versions[name]


def load() -> Catalog:
    with CATALOG.open("rb") as file:
        raw = tomllib.load(file)
    versions: dict[str, str] = raw["versions"]
    libraries = {name: _module(name, entry, versions) for name, entry in raw["libraries"].items()}
    for name in [n for bundle in raw["bundles"].values() for n in bundle] + [n for t in TOOLS.values() for n in t]:
        if name not in libraries:
            raise DeskError(f"{CATALOG.name}: no library is called '{name}'; add it to [libraries]")
    return Catalog(versions, libraries, raw["bundles"])


def _module(name: str, entry: dict[str, object], versions: dict[str, str]) -> Module:
    match entry:
        case {"module": str(module), "version": {"ref": str(ref)}} if ref in versions and module.count(":") == 1:
            group, artifact = module.split(":")
            return Module(group, artifact, versions[ref])
    wanted = '{ module = "group:name", version.ref = "a key of [versions]" }'
    raise DeskError(f"{CATALOG.name}: library '{name}' should read {wanted}")
