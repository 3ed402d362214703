"""The app as the desk builds it: which sources, libraries and resources make up app, tests and window."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import catalog
import libraries
import resources
import stamps
from kotlin import Unit, compile_unit
from paths import APP, APP_SOURCES, ASSETS, BINDINGS, DESK_SOURCES, NAMESPACE, OUT, TEST_SOURCES, rust_library_folder
from resources import Resources
from tools import classpath

TEST_RESOURCES = APP / "src" / "test" / "resources"


@dataclass(frozen=True)
class Build:
    """One run of the pipeline; each step is made when first asked for."""

    versions: catalog.Catalog

    @staticmethod
    def load() -> "Build":
        return Build(catalog.load())

    @cached_property
    def resources(self) -> Resources:
        """Linked with the tests' libraries, which add an empty activity: what tests and window see."""
        return resources.link("test", catalog.BUNDLES, self.versions)

    @cached_property
    def app(self) -> Unit:
        unit = Unit(
            "app",
            [folder for folder in (APP_SOURCES, BINDINGS) if folder.is_dir()],
            [self.resources.classes, *libraries.classpath("app"), *_jna(), libraries.only("framework")],
        )
        compile_unit(unit)
        return unit

    @cached_property
    def tests(self) -> Unit:
        unit = Unit("tests", [TEST_SOURCES], self._with_app(), friends=[self.app.classes])
        compile_unit(unit)
        return unit

    @cached_property
    def desk(self) -> Unit:
        unit = Unit("desk", [DESK_SOURCES / "app"], self._with_app())
        compile_unit(unit)
        return unit

    def _with_app(self) -> list[Path]:
        libs = libraries.classpath(*catalog.BUNDLES)
        return [self.app.classes, self.resources.classes, *libs, libraries.only("framework")]

    def run_classpath(self, *units: Unit) -> list[Path]:
        """What runs the units under Robolectric, which needs Android last: its own copy comes first."""
        own = [TEST_RESOURCES] if TEST_RESOURCES.is_dir() else []
        return [self._configuration(), *own, *(unit.classes for unit in units), *self._with_app()]

    def _configuration(self) -> Path:
        """Tells Robolectric where resources and manifest are, as Gradle does for unit tests."""
        entries = {
            "android_resource_apk": self.resources.table,
            "android_merged_manifest": self.resources.manifest,
            "android_merged_assets": ASSETS,
            "android_custom_package": NAMESPACE,
        }
        text = "".join(f"{name}={value}\n" for name, value in entries.items())
        folder = OUT / "configuration"

        def make(_: Path) -> None:
            file = folder / "com" / "android" / "tools" / "test_config.properties"
            file.parent.mkdir(parents=True)
            file.write_text(text)

        stamps.once("configuration", stamps.digest(text), folder, make)
        return folder


def java_options(heap: str) -> list[str]:
    """Robolectric offline, with the Android that was fetched, and the Rust library where JNA looks for it."""
    return [
        f"-Xmx{heap}",
        "-XX:+UseParallelGC",
        "-XX:TieredStopAtLevel=1",
        "-Xshare:auto",
        "--add-opens=java.base/java.lang=ALL-UNNAMED",
        "-Drobolectric.offline=true",
        f"-Drobolectric.dependency.dir={libraries.only('framework-run').parent}",
        f"-Djna.library.path={classpath([rust_library_folder()])}",
    ]


def _jna() -> list[Path]:
    return [jar for jar in libraries.classpath("test") if jar.name.startswith("jna-")]
