"""Counts what the checks find, and closes with the line that `./dev test` adds up."""

from collections.abc import Iterable


class Report:
    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0

    def expect_none(self, name: str, problems: Iterable[str]) -> None:
        """A check of what is there: it must find nothing."""
        found = list(problems)
        self._count(name, found)

    def expect_some(self, name: str, problems: Iterable[str]) -> None:
        """A check of what was broken on purpose: it must find that."""
        self._count(f"broken: {name}", [] if list(problems) else ["nothing was noticed"])

    def close(self) -> int:
        """Prints the closing line; the exit code."""
        print(f"{self.passed} passed, {self.failed} failed, 0 skipped")
        return 1 if self.failed else 0

    def _count(self, name: str, problems: list[str]) -> None:
        if problems:
            self.failed += 1
            print(f"FAILED {name}")
            for problem in problems:
                print(f"  {problem}")
        else:
            self.passed += 1
            print(f"ok {name}")
