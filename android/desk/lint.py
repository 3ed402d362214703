"""Runs Android lint over the app, with the checks that the libraries bring. It does not know which API came when: that
list is in the SDK.
"""

import os
import shutil
from pathlib import Path
from xml.sax.saxutils import quoteattr

import libraries
import stamps
from app import Build
from paths import APP, OUT, RESOURCES
from tools import DeskError, java, run

# Lint wants an SDK and takes what looks like one.
PLATFORM = "35"
# The version is the catalogue's, so the manifest does not name it.
UNFIT = ("MissingVersion",)
OPTIONS = ("-Xmx3g", "-XX:+UseParallelGC", "-Djava.awt.headless=true")


def lint(build: Build) -> None:
    """Prints what lint found; raises a DeskError if there were errors."""
    folder = OUT / "lint"
    folder.mkdir(parents=True, exist_ok=True)
    project = folder / "project.xml"
    project.write_text(_describe(build))
    report = folder / "report.txt"
    checks = [jar for aar in libraries.aars("app") if (jar := aar / "lint.jar").is_file()]
    arguments = ["--project", project, "--lint-rule-jars", os.pathsep.join(map(str, checks)), "--sdk-home", _sdk()]
    arguments += ["--jdk-home", Path(shutil.which("javac") or "").resolve().parent.parent]
    arguments += ["--disable", ",".join(UNFIT), "--offline", "--exitcode", "--text", report]
    command = java(OPTIONS, libraries.classpath("lint"), "com.android.tools.lint.Main", [str(a) for a in arguments])
    try:
        run(command, what="lint")
    except DeskError as error:
        found = report.read_text() if report.is_file() else str(error)
        raise DeskError(f"lint found errors:\n{found}") from error
    print(report.read_text().strip())


def _describe(build: Build) -> str:
    """The app as lint's own project file describes it."""
    sources = build.app.files()
    module = f'<module name="app" android="true" library="false" compile-sdk-version="{PLATFORM}">'
    lines = [f"<root dir={quoteattr(str(APP))}/>", module]
    lines += [_tag("manifest", "file", APP / "src/main/AndroidManifest.xml")]
    lines += [_tag("merged-manifest", "file", build.resources.manifest)]
    lines += [_tag("resource", "file", file) for file in sorted(RESOURCES.rglob("*.xml"))]
    lines += [_tag("src", "file", file) for file in sources]
    jars = [*libraries.classpath("app"), build.resources.classes, libraries.only("framework")]
    lines += [_tag("classpath", "jar", jar) for jar in jars]
    return "\n".join(["<project>", *lines, "</module>", "</project>"])


def _tag(name: str, attribute: str, value: Path) -> str:
    return f"<{name} {attribute}={quoteattr(str(value))}/>"


def _sdk() -> Path:
    folder = OUT / "lint-sdk"

    def make(_: Path) -> None:
        platform = folder / "platforms" / f"android-{PLATFORM}"
        platform.mkdir(parents=True)
        (platform / "android.jar").symlink_to(libraries.only("framework"))
        (platform / "source.properties").write_text(f"AndroidVersion.ApiLevel={PLATFORM}\nPkg.Revision=1\n")
        (platform / "build.prop").write_text(f"ro.build.version.sdk={PLATFORM}\n")

    stamps.once("lint-sdk", stamps.digest(PLATFORM, str(libraries.only("framework"))), folder, make)
    return folder
