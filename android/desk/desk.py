#!/usr/bin/env python3
"""The desk: builds, tests, photographs and plays the Android app on plain Linux, without Gradle or an Android SDK.

README.md beside this file says how.
"""

import argparse
import io
import sys
from collections.abc import Callable

sys.dont_write_bytecode = True

import apk  # noqa: E402
import bench  # noqa: E402
import catalog  # noqa: E402
import libraries  # noqa: E402
import lint  # noqa: E402
import lock  # noqa: E402
import system  # noqa: E402
import tests  # noqa: E402
import window  # noqa: E402
from app import Build  # noqa: E402
from tools import DeskError  # noqa: E402

Run = Callable[[argparse.Namespace], int]


def main(words: list[str]) -> int:
    # So that our words and those of the programs we start come in order, in a file as on a terminal.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    options = parser().parse_args(words)
    run: Run = options.run
    try:
        return run(options)
    except DeskError as error:
        print(f"desk: {error}", file=sys.stderr)
        return 1


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="desk.py", description="Builds, tests and plays the Android app without an SDK.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Run, text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text, description=text)
        added.set_defaults(run=run)
        return added

    command("setup", setup, "install the system packages that are missing")
    command("fetch", fetch, "fetch the locked libraries")
    command("lock", write_lock, "write lock.txt anew from gradle/libs.versions.toml")
    command("build", build, "link the resources and compile the app")
    command("test", test, "compile and run the tests").add_argument("classes", nargs="*", metavar="CLASS[#METHOD]")
    command("shots", shots, "take the pictures").add_argument("filters", nargs="*", metavar="FILTER")
    command("bench", run_bench, "measure what a tap and a frame cost")
    command("lint", run_lint, "run Android lint")
    command("apk", make_apk, "build, shrink and sign an APK for a try")
    window.add_options(command("play", window.play, "play the app in a window; exit code 3 without a display"))
    return top


def setup(_: argparse.Namespace) -> int:
    system.setup()
    return 0


def fetch(_: argparse.Namespace) -> int:
    with system.desk_to_oneself():
        libraries.fetch()
    return 0


def write_lock(_: argparse.Namespace) -> int:
    with system.desk_to_oneself():
        print(f"locked {lock.write(catalog.load())} artifacts")
    return 0


def build(_: argparse.Namespace) -> int:
    with system.desk_to_oneself():
        libraries.fetch()
        print(f"the app's classes are in {Build.load().app.classes}")
    return 0


def make_apk(_: argparse.Namespace) -> int:
    with system.desk_to_oneself():
        libraries.fetch("r8", "jna-android")
        print(f"made {apk.build(Build.load())}")
    return 0


def run_lint(_: argparse.Namespace) -> int:
    with system.desk_to_oneself():
        libraries.fetch("lint")
        lint.lint(Build.load())
    return 0


def run_bench(_: argparse.Namespace) -> int:
    with system.desk_to_oneself():
        libraries.fetch()
        bench.bench(Build.load())
    return 0


def test(options: argparse.Namespace) -> int:
    return _count(tests.test, options.classes)


def shots(options: argparse.Namespace) -> int:
    return _count(tests.shots, options.filters)


def _count(run: Callable[[Build, list[str]], tests.Count], wanted: list[str]) -> int:
    with system.desk_to_oneself():
        libraries.fetch()
        count = run(Build.load(), wanted)
    print(count)
    return count.exit_code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
