"""The desk's tests of itself, and of what catalogue, lock and libraries must agree on. `desk.py test` runs them."""

import argparse
import re
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import catalog
import libraries
import lock
import maven
import resolve
import stamps
import tests
import window
from catalog import Module
from resolve import Project


class Agreement(unittest.TestCase):
    def test_lock_agrees_with_catalogue(self) -> None:
        self.assertEqual([], lock.disagreements(lock.load(), catalog.load()), "run desk.py lock")

    def test_a_changed_version_is_noticed(self) -> None:
        changed = catalog.load()
        changed.libraries["junit"] = Module("junit", "junit", "4.0")
        self.assertEqual(
            ["only in libs.versions.toml: test junit:junit:4.0", "only in lock.txt: test junit:junit:4.13.2"],
            lock.disagreements(lock.load(), changed),
        )

    def test_the_app_compiles_against_an_android_new_enough_for_its_libraries(self) -> None:
        compile_sdk = int(catalog.load().version("compile-sdk"))
        for aar in libraries.aars("app"):
            metadata = aar / "META-INF/com/android/build/gradle/aar-metadata.properties"
            wanted = re.search(r"minCompileSdk=(\d+)", metadata.read_text()) if metadata.is_file() else None
            self.assertLessEqual(int(wanted[1]) if wanted else 1, compile_sdk, f"{aar.name} wants a newer compile-sdk")


class Resolving(unittest.TestCase):
    """On projects made up here: name and version, then what they depend on."""

    def resolve(self, projects: dict[str, list[str]], *roots: str) -> list[str]:
        def project(module: Module) -> Project:
            needed = tuple(self.module(n) for n in projects[f"{module.name}:{module.version}"])
            return Project("jar", needed, ())

        with (
            mock.patch.object(maven, "fetch_offered"),
            mock.patch.object(resolve, "project", project),
            mock.patch.object(resolve, "_file", lambda _: Path(__file__)),
        ):
            return [f"{m.name}:{m.version}" for m, _ in resolve.resolve(map(self.module, roots))]

    def module(self, text: str) -> Module:
        return Module("g", *text.split(":"))

    def test_highest_version_wins(self) -> None:
        projects = {"a:1": ["c:1.9"], "b:1": ["c:1.10"], "c:1.9": [], "c:1.10": []}
        self.assertEqual(["a:1", "b:1", "c:1.10"], self.resolve(projects, "a:1", "b:1"))

    def test_what_only_a_losing_version_needs_is_left_out(self) -> None:
        projects = {"a:1": ["c:1"], "b:1": ["c:2"], "c:1": ["old:1"], "c:2": [], "old:1": []}
        self.assertEqual(["a:1", "b:1", "c:2"], self.resolve(projects, "a:1", "b:1"))

    def test_a_multiplatform_root_gives_way_to_its_android_module(self) -> None:
        projects = {
            "ui:1": ["ui-android:1"],
            "ui-android:1": ["x-jvm:1", "x-android:1"],
            "x-jvm:1": [],
            "x-android:1": [],
        }
        self.assertEqual(["ui-android:1", "x-android:1"], self.resolve(projects, "ui:1"))

    def test_a_release_is_higher_than_its_candidates(self) -> None:
        projects = {"a:1": ["c:2.0-rc01"], "b:1": ["c:2.0"], "c:2.0-rc01": [], "c:2.0": []}
        self.assertEqual(["a:1", "b:1", "c:2.0"], self.resolve(projects, "a:1", "b:1"))


class Stamps(unittest.TestCase):
    def test_work_is_done_once_until_its_key_changes_or_it_fails(self) -> None:
        with tempfile.TemporaryDirectory() as temporary, mock.patch.object(stamps, "OUT", Path(temporary)):
            output = Path(temporary) / "output"
            self.assertTrue(stamps.once("x", "1", output, lambda folder: (folder / "made").touch()))
            self.assertFalse(stamps.once("x", "1", output, self.fail))
            with self.assertRaises(AssertionError):
                stamps.once("x", "2", output, lambda _: self.assertTrue(False))
            self.assertTrue(stamps.once("x", "2", output, lambda _: None))
            self.assertEqual([], list(output.iterdir()))

    def test_a_digest_tells_apart_content_name_and_absence(self) -> None:
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary)
            digests = {stamps.digest(folder), stamps.digest(folder / "absent")}
            for name, text in [("a", "1"), ("a", "2"), ("b", "2")]:
                (folder / name).write_text(text)
                digests.add(stamps.digest(folder))
            self.assertEqual(2 + 3, len(digests))


class Choosing(unittest.TestCase):
    CLASSES = ("app.dama.BoardTest", "app.dama.MainBoardTest")

    def test_a_whole_name_is_preferred_to_a_part(self) -> None:
        self.assertEqual(["app.dama.BoardTest"], tests.select(self.CLASSES, ["BoardTest"]))
        self.assertEqual(list(self.CLASSES), tests.select(self.CLASSES, ["Board"]))

    def test_words_of_a_method_go_along(self) -> None:
        self.assertEqual(["app.dama.BoardTest#a tap"], tests.select(self.CLASSES, ["BoardTest#a tap"]))

    def test_qualifiers_are_in_androids_order(self) -> None:
        parser = argparse.ArgumentParser()
        window.add_options(parser)
        options = parser.parse_args(["--tablet", "--landscape", "--dark", "--lang", "pt-BR"])
        self.assertEqual("pt-rBR-w1280dp-h800dp-land-night-mdpi", window.qualifiers(options))
