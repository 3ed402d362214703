"""The app's window as a script sees it and clicks on it, on a screen of its own."""

import argparse
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import window
from app import Build
from tools import polite

# How long to wait for what a person would wait for; a slow machine takes its time.
PATIENCE_S = 300.0
PROGRAMS = ("Xvfb", "xdotool", "import")

T = TypeVar("T")


class Missing(Exception):
    """Something did not come."""


@dataclass(frozen=True)
class Control:
    """Something on the screen that has words or can be clicked, in pixels of the window."""

    x: int
    y: int
    width: int
    height: int
    tag: str
    state: str
    words: str

    @staticmethod
    def parse(line: str) -> "Control":
        x, y, width, height, tag, state, words = line.split("\t")
        return Control(int(x), int(y), int(width), int(height), tag, state, words)


def missing_programs() -> list[str]:
    return [program for program in PROGRAMS if not shutil.which(program)]


def eventually(what: str, look: Callable[[], T | None]) -> T:
    """What `look` finds, as soon as it finds something."""
    end = time.monotonic() + PATIENCE_S
    while not (found := look()):
        if time.monotonic() > end:
            raise Missing(f"{what} did not come within {PATIENCE_S:.0f} s")
        time.sleep(0.1)
    return found


@contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody sees; its name is one that is free."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "500x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(polite(command), pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise Missing("the screen (Xvfb)")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def _usual_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    window.add_options(parser)
    return parser.parse_args([])


class SeenWindow:
    """A run of the app on `display`, with its storage in `home`."""

    def __init__(self, build: Build, display: str, home: Path) -> None:
        home.mkdir(parents=True, exist_ok=True)
        self.controls = home / "controls"
        self.environment = {**os.environ, "DISPLAY": display}
        command = window.opening(build, _usual_options(), home, self.controls)
        self.app = subprocess.Popen(polite(command), env=self.environment, start_new_session=True)

    def kill(self) -> None:
        """Ends it as nothing can be ended more abruptly, if it runs."""
        if self.app.poll() is None:
            os.killpg(self.app.pid, signal.SIGKILL)
        self.app.wait()

    def ended(self) -> bool:
        return self.app.poll() is not None

    def look(self) -> list[Control]:
        """What is on the screen now."""
        self.controls.unlink(missing_ok=True)
        eventually("a list of what is on the screen", lambda: self.ended() or self.controls.exists())
        if self.ended():
            raise Missing(f"the window: the app has ended, with exit code {self.app.returncode}")
        return [Control.parse(line) for line in self.controls.read_text(encoding="utf-8").splitlines()]

    def find(self, what: str, wanted: Callable[[Control], bool]) -> Control:
        """The first control of its kind, once it stands still."""

        def still() -> Control | None:
            found = next(filter(wanted, self.look()), None)
            return found if found in self.look() else None

        return eventually(what, still)

    def click(self, what: str, wanted: Callable[[Control], bool]) -> Control:
        control = self.find(what, wanted)
        self._click(control, button=1)
        return control

    def click_words(self, words: str) -> None:
        """Clicks on what begins with these words."""
        self.click(f"'{words}'", lambda control: control.words.startswith(words))

    def click_tag(self, tag: str) -> None:
        self.click(f"'{tag}'", lambda control: control.tag == tag)

    def back(self) -> None:
        """The right button, which at the desk is Back."""
        self._click(self.look()[0], button=3)

    def photograph(self, file: Path) -> None:
        """The window alone."""
        file.parent.mkdir(parents=True, exist_ok=True)
        self._run("xdotool", "mousemove", "0", "0")
        self._run("import", "-window", self._shown(), str(file))

    def _click(self, control: Control, button: int) -> None:
        x, y = control.x + control.width // 2, control.y + control.height // 2
        press = ["mousedown", str(button), "sleep", "0.05", "mouseup", str(button)]
        # Only the screen knows where the window is; Java may take it to be elsewhere (Controls.kt).
        self._run("xdotool", "mousemove", "--window", self._shown(), str(x), str(y), "sleep", "0.05", *press)

    def _shown(self) -> str:
        """The window's name on the screen, once it is shown there."""

        def shown() -> list[str]:
            return self._try("xdotool", "search", "--onlyvisible", "--name", "^Dama").stdout.split()

        return eventually("the window", shown)[-1]

    def _run(self, *command: str) -> None:
        done = self._try(*command)
        if done.returncode != 0:
            raise Missing(f"{' '.join(command)}: {done.stderr.strip() or 'no success'}")

    def _try(self, *command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
