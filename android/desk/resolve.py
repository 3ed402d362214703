"""Works out the flat list of libraries behind the direct ones, as Gradle would: the highest version of each wins.

Only Maven project files are read. Multiplatform libraries publish a root without code (`compose.ui:ui`) that names its
platform's module (`ui-android`, `…-jvm`); the root is replaced by what it names.
"""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import maven
from catalog import Module
from paths import CATALOG
from tools import DeskError

PLATFORMS = ("-android", "-jvm")
RUNTIME = ("compile", "runtime")


@dataclass(frozen=True)
class Project:
    """What matters of a project file."""

    packaging: str
    dependencies: tuple[Module, ...]
    constraints: tuple[Module, ...]

    @property
    def kind(self) -> str | None:
        """The type of its artifact: aar, jar, or none for a mere list of dependencies."""
        return {"pom": None, "aar": "aar"}.get(self.packaging, "jar")


def resolve(direct: Iterable[Module]) -> list[tuple[Module, str]]:
    """All modules needed by the direct ones, with their types, sorted by name."""
    roots = list(direct)
    chosen: dict[str, Module] = {}
    while True:
        reached = _walk(roots, chosen)
        if reached == chosen:
            break
        chosen = reached
    missing = [str(m) for m in chosen.values() if not _file(m).is_file()]
    if missing:
        raise DeskError(f"no repository offers {', '.join(missing)}; name a version that exists in {CATALOG.name}")
    return sorted((m, kind) for m in chosen.values() if (kind := project(m).kind) and not _is_replaced(m, chosen))


def _walk(roots: list[Module], chosen: dict[str, Module]) -> dict[str, Module]:
    """One walk from the roots: each module is followed in the highest version seen so far, this walk included.

    Modules that only a losing version asked for drop out when the walk is repeated with its own result.
    """
    best = dict(chosen)
    reached: set[str] = set()
    frontier = list(roots)
    while frontier:
        for module in frontier:
            _raise(best, module)
        follow = [best[key] for key in sorted({m.key for m in frontier} - reached)]
        maven.fetch_offered((m.group, m.name, m.version, "pom") for m in follow)
        reached |= {m.key for m in follow}
        frontier = []
        for module in follow:
            frontier += project(module).dependencies
            for constraint in project(module).constraints:
                _raise(best, constraint)
    return {key: best[key] for key in reached}


def _raise(best: dict[str, Module], module: Module) -> None:
    known = best.get(module.key)
    if known is None or _order(module.version) > _order(known.version):
        best[module.key] = module


def _order(version: str) -> list[tuple[int, int, str]]:
    """Numbers by value, a word ("alpha", "rc") before no word."""
    words = re.findall(r"\d+|[A-Za-z]+", version)
    return [(1, int(w), "") if w.isdigit() else (-1, 0, w.lower()) for w in words] + [(0, 0, "")]


def _is_replaced(module: Module, chosen: dict[str, Module]) -> bool:
    """A root that names its platform's module, or a JVM module beside which Android's own was chosen."""
    names = {module.name + suffix for suffix in PLATFORMS}
    if any(d.group == module.group and d.name in names for d in project(module).dependencies):
        return True
    return module.name.endswith("-jvm") and module.key.removesuffix("-jvm") + "-android" in chosen


@cache
def project(module: Module) -> Project:
    root = _read(module)
    properties = _properties(module)
    managed = {m.key: m for m in _managed(module, properties)}
    dependencies = []
    for node in root.findall("./dependencies/dependency"):
        scope = _text(node, "scope") or "compile"
        if scope in RUNTIME and _text(node, "optional") != "true" and _text(node, "classifier") is None:
            dependencies.append(_dependency(module, node, properties, managed))
    # AndroidX keeps the libraries of one release together by listing them all; elsewhere such lists mean less.
    constraints = managed.values() if module.group.startswith("androidx.") else ()
    return Project(_text(root, "packaging") or "jar", tuple(dependencies), tuple(constraints))


def _dependency(owner: Module, node: ET.Element, properties: dict[str, str], managed: dict[str, Module]) -> Module:
    group, name = (_fill(_text(node, tag) or "", properties) for tag in ("groupId", "artifactId"))
    version = _fill(_text(node, "version") or "", properties)
    if not version and f"{group}:{name}" in managed:
        version = managed[f"{group}:{name}"].version
    if not version:
        raise DeskError(f"{owner}: its project file gives no version for {group}:{name}")
    return Module(group, name, _lowest(version))


def _lowest(version: str) -> str:
    """`[1.2.3]` and `[1.2.3,2.0)` mean 1.2.3 or higher here, since the highest wins anyway."""
    return version.strip("[]()").split(",")[0].strip()


def _lineage(module: Module) -> list[tuple[Module, ET.Element]]:
    """The project file, its parent's, and so on (Maven has fetched the parents along with it)."""
    root = _read(module)
    parent = root.find("parent")
    if parent is None:
        return [(module, root)]
    above = Module(*(_text(parent, tag) or "" for tag in ("groupId", "artifactId", "version")))
    return [(module, root), *_lineage(above)]


def _properties(module: Module) -> dict[str, str]:
    found = {"project.version": module.version, "project.groupId": module.group, "version": module.version}
    for _, root in _lineage(module):
        for node in root.findall("./properties/*"):
            found.setdefault(node.tag, (node.text or "").strip())
    return found


def _managed(module: Module, properties: dict[str, str]) -> list[Module]:
    found = []
    for _, root in reversed(_lineage(module)):
        for node in root.findall("./dependencyManagement/dependencies/dependency"):
            words = [_fill(_text(node, tag) or "", properties) for tag in ("groupId", "artifactId", "version")]
            if _text(node, "scope") != "import":
                found.append(Module(words[0], words[1], _lowest(words[2])))
    return found


def _file(module: Module) -> Path:
    return maven.file_of((module.group, module.name, module.version, "pom"))


@cache
def _read(module: Module) -> ET.Element:
    if not _file(module).is_file():
        # A losing version that is no longer offered; `resolve` refuses it if it wins after all.
        return ET.Element("project")
    root = ET.parse(_file(module)).getroot()
    for node in root.iter():
        node.tag = node.tag.rpartition("}")[2]
    return root


def _text(node: ET.Element, tag: str) -> str | None:
    text = node.findtext(tag)
    return text.strip() if text else None


def _fill(text: str, properties: dict[str, str]) -> str:
    return re.sub(r"\$\{([^}]+)\}", lambda hit: properties.get(hit[1], hit[0]), text)
