"""Type-checks the screens and the app against the declarations of SwiftUI that stand in for it on Linux; then makes the
mistakes of `mutations.py` in copies of them, each of which the type check must refuse.

Where SwiftUI itself is, Xcode's build is the check, and this one is skipped.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from mutations import MUTATIONS, Mutation
from paths import IOS, OUT, ROOT
from report import Report

SWIFT = IOS / "swift.sh"
SCREENS = IOS / "DamaKit/Sources/DamaUI"
APP = IOS / "Dama"
MODULES = ROOT / "build/swift-package/debug/Modules"
OPTIONS = [
    "-typecheck", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-I", str(MODULES),
    "-Xcc", f"-fmodule-map-file={ROOT / 'bindings/swift/module.modulemap'}",
]  # fmt: skip
AT_ONCE = 2


@dataclass(frozen=True)
class Module:
    name: str
    folder: Path

    def files(self) -> list[Path]:
        return sorted(self.folder.rglob("*.swift"))

    def faults(self, primary: Path | None = None, original: Path | None = None) -> Iterator[str]:
        """What the compiler refuses; of `primary` alone, if it is given, which stands in for `original`."""
        others = [str(file) for file in self.files() if file != original]
        files = [*(["-primary-file", str(primary)] if primary else []), *others]
        command = [str(SWIFT), "-frontend", *OPTIONS, "-module-name", self.name, *files]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if done.returncode == 0:
            return
        # A compiler that could not even begin has refused nothing: its errors are in no file of ours.
        errors = [line for line in done.stderr.splitlines() if re.match(r"/\S+\.swift:\d+:\d+: error: ", line)]
        if not errors or "<unknown>:0: error:" in done.stderr:
            raise SystemExit(f"{' '.join(command)}\n{done.stderr}")
        yield from errors


UI = Module("DamaUI", SCREENS)
MAIN = Module("Dama", APP)


def main() -> int:
    if sys.platform == "darwin":
        print("0 passed, 0 failed, 1 skipped")
        return 0
    built = subprocess.run([SWIFT, "build"], cwd=ROOT, capture_output=True, text=True)
    if built.returncode != 0:
        raise SystemExit(f"the package is not built\n{built.stdout}{built.stderr}")
    report = Report()
    report.expect_none("the screens", UI.faults())
    report.expect_none("the app", MAIN.faults())
    with ThreadPoolExecutor(AT_ONCE) as pool:
        files = sorted({mutation.file for mutation in MUTATIONS})
        # One by one a file must pass as it is, or a refusal of its mistakes would mean nothing.
        alone = list(pool.map(lambda file: list(_module(file).faults(_original(file), _original(file))), files))
        found = list(pool.map(_noticed, range(len(MUTATIONS)), MUTATIONS))
    for file, faults in zip(files, alone, strict=True):
        report.expect_none(f"{file} by itself", faults)
    for mutation, faults in zip(MUTATIONS, found, strict=True):
        report.expect_some(f"{mutation.file}: {mutation.name}", faults)
    return report.close()


def _noticed(number: int, mutation: Mutation) -> list[str]:
    """What the type check says to a mistake. A mistake whose text is not in the file any more is out of date."""
    original = _original(mutation.file)
    text = original.read_text(encoding="utf-8")
    if text.count(mutation.right) == 0:
        raise SystemExit(f"{mutation.file} does not say {mutation.right!r} any more")
    folder = OUT / "mutations" / str(number)
    folder.mkdir(parents=True, exist_ok=True)
    broken = folder / original.name
    broken.write_text(text.replace(mutation.right, mutation.wrong), encoding="utf-8")
    return list(_module(mutation.file).faults(broken, original))


def _module(file: str) -> Module:
    return MAIN if file == "MainApp.swift" else UI


def _original(file: str) -> Path:
    return _module(file).folder / file


if __name__ == "__main__":
    sys.exit(main())
