"""Runs the tests, all in one Java process, since the first Robolectric test costs 15 seconds and the next ones little.

A test class is a `*Test`, a class that takes pictures a `*Shots`; both are found among the compiled classes.
"""

import textwrap
import unittest
from collections.abc import Sequence
from dataclasses import dataclass

from app import Build, java_options
from paths import OUT, ROOT, SHOTS
from tools import DeskError, java, show

RESULT = OUT / "test-result"
HEAP = "4g"


@dataclass
class Count:
    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"

    @property
    def exit_code(self) -> int:
        """Failure also when nothing ran: a check that checks nothing must not look green."""
        return 0 if self.passed and not self.failed else 1


def test(build: Build, wanted: list[str]) -> Count:
    """Runs the test classes named (`Class` or `Class#words of the method`), or all of them and the desk's own."""
    count = Count()
    if not wanted:
        _test_the_desk(count)
    _run(build, select(_classes(build, "Test"), wanted), count)
    return count


def shots(build: Build, wanted: list[str]) -> Count:
    """Runs the classes that take pictures; a filter is any part of a class's name or, after '#', of a method's."""
    classes = _classes(build, "Shots")
    if not classes:
        raise DeskError("no class takes pictures: none among the tests has a name that ends in 'Shots'")
    count = Count()
    SHOTS.mkdir(parents=True, exist_ok=True)
    _run(build, select(classes, wanted), count)
    return count


def _test_the_desk(count: Count) -> None:
    # Imported here, since it tests this module too.
    import selftest

    class Report(unittest.TestResult):
        def addSuccess(self, test: unittest.TestCase) -> None:
            count.passed += 1
            print(f"ok    {test.id()}")

    report = Report()
    unittest.defaultTestLoader.loadTestsFromModule(selftest).run(report)
    for test, trace in report.failures + report.errors:
        count.failed += 1
        print(f"FAIL  {test.id()}\n{textwrap.indent(trace.strip(), '      ')}")


def _classes(build: Build, ending: str) -> list[str]:
    folder = build.tests.classes
    files = [file.relative_to(folder).with_suffix("") for file in sorted(folder.rglob(f"*{ending}.class"))]
    return [".".join(file.parts) for file in files if "$" not in file.name]


def select(classes: Sequence[str], wanted: list[str]) -> list[str]:
    if not wanted:
        return list(classes)
    chosen: list[str] = []
    for word in wanted:
        name, _, method = word.partition("#")
        exact = [c for c in classes if name in (c, c.rpartition(".")[2])]
        found = exact or [c for c in classes if name in c]
        if not found:
            known = ", ".join(c.rpartition(".")[2] for c in classes)
            raise DeskError(f"no class is called '{name}'; there are: {known}")
        chosen += [f"{c}#{method}" if method else c for c in found]
    return chosen


def _run(build: Build, classes: list[str], count: Count) -> None:
    entries = build.run_classpath(build.tests, build.desk)
    options = [*java_options(HEAP), f"-Ddama.shots={SHOTS}", f"-Ddama.root={ROOT}", "-Djava.awt.headless=true"]
    RESULT.unlink(missing_ok=True)
    code = show(java(options, entries, "app.dama.desk.TestRunKt", [str(RESULT), *classes]))
    if not RESULT.is_file():
        raise DeskError(f"the test process ended early, with exit code {code}")
    passed, failed, skipped = map(int, RESULT.read_text().split())
    count.passed += passed
    count.failed += failed
    count.skipped += skipped
