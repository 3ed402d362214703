"""Runs other programs, and says plainly what went wrong with them."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

# Java's memory options for the tools (compiler, R8 …); the machine is shared with other builds.
JAVA_OPTIONS = ("-Xmx3g", "-XX:+UseParallelGC", "-XX:ActiveProcessorCount=2")


class DeskError(Exception):
    """Something the person at the desk can act on; printed without a traceback."""


def classpath(entries: Sequence[Path]) -> str:
    return os.pathsep.join(str(entry) for entry in entries)


def java(options: Sequence[str], entries: Sequence[Path], main: str, arguments: Sequence[str]) -> list[str]:
    """The command line of a Java program."""
    return ["java", *options, "-cp", classpath(entries), main, *arguments]


def run(command: Sequence[str | Path], *, what: str, env: Mapping[str, str] | None = None) -> str:
    """Runs a command at low priority and returns its output; a failure is a DeskError that shows the output."""
    done = subprocess.run(
        polite(command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment(env), check=False
    )
    if done.returncode != 0:
        raise DeskError(f"{what} failed (exit code {done.returncode}):\n{done.stdout.strip()}")
    return done.stdout


def show(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> int:
    """Runs a command whose output the person wants to see as it comes; returns its exit code."""
    return subprocess.run(polite(command), env=environment(env), check=False).returncode


def polite(command: Sequence[str | Path]) -> list[str]:
    return ["nice", *(str(word) for word in command)]


def environment(extra: Mapping[str, str] | None) -> dict[str, str]:
    return {**os.environ, **(extra or {})}
