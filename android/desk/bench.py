"""Measures what a tap and a frame cost (src/app/dama/desk/Bench.kt)."""

from app import Build, java_options
from tools import DeskError, java, show

HEAP = "2g"
# Measured as a long game runs: with the whole of Java's compiler, not the one that starts quickest.
COMPILER = "-XX:TieredStopAtLevel=4"


def bench(build: Build) -> None:
    options = [*java_options(HEAP), COMPILER, "-Djava.awt.headless=true"]
    if show(java(options, build.run_classpath(build.desk), "app.dama.desk.BenchKt", [])) != 0:
        raise DeskError("measuring failed")
