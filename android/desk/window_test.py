#!/usr/bin/env python3
"""Plays a move in the real window with real mouse clicks, under a screen of its own, and reads the answer in the saved game.

`./dev test window` runs it. It closes with `N passed, N failed, N skipped`.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable

sys.dont_write_bytecode = True

from paths import BUILD, DESK  # noqa: E402

SCREEN = ":97"
HOME = BUILD / "window-test"
SAVE = HOME / "files" / "game.json"
# How long to wait for what a person would wait for; a slow machine takes its time.
PATIENCE_S = 300
# Places in the phone's window of 411x820 dp, in pixels from its corner.
PLAY_THE_COMPUTER = (195, 406)
START_GAME = (205, 775)
BOARD_TOP, BOARD_FRAME, BOARD_SQUARE = 120, 13.5, 48
# The main button's colour (look/tokens.md, primary).
PRIMARY = "12506A"


class Missing(Exception):
    """Something did not come."""


def main() -> int:
    shutil.rmtree(HOME, ignore_errors=True)
    environment = {**os.environ, "DISPLAY": SCREEN, "DAMA_HOME": str(HOME)}
    screen = subprocess.Popen(["Xvfb", SCREEN, "-screen", "0", "500x900x24"], stderr=subprocess.DEVNULL)
    app = subprocess.Popen(
        [sys.executable, DESK / "desk.py", "play"], env=environment, start_new_session=True
    )
    try:
        play_a_move(Window(environment))
    except Missing as missing:
        print(f"FAIL  a move made by mouse clicks is answered: {missing}")
        print("0 passed, 1 failed, 0 skipped")
        return 1
    finally:
        os.killpg(app.pid, signal.SIGKILL)
        screen.terminate()
    print("ok    a move made by mouse clicks is answered")
    print("1 passed, 0 failed, 0 skipped")
    return 0


def play_a_move(window: "Window") -> None:
    eventually("the first screen", lambda: window.colour(*PLAY_THE_COMPUTER) not in ("", "000000"))
    window.click(*PLAY_THE_COMPUTER)
    eventually("the set-up with its button", lambda: window.colour(60, START_GAME[1]) == PRIMARY)
    window.click(*START_GAME)
    eventually("the saved game", SAVE.exists)
    eventually("the person's move, d3-d4", lambda: bool(routes()) or window.move("d3", "d4"))
    eventually("the computer's answer", lambda: len(routes()) >= 2)
    if routes()[0] != "d3-d4":
        raise Missing(f"the move was to be d3-d4; the game has {routes()}")


def routes() -> list[str]:
    return list(json.loads(SAVE.read_text(encoding="utf-8"))["routes"])


def eventually(what: str, came: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not came():
        if time.monotonic() > end:
            raise Missing(f"{what} did not come")
        time.sleep(0.5)


class Window:
    """The app's window, seen and clicked from outside."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment

    def click(self, x: int, y: int) -> None:
        left, top = self.corner()
        self.run("xdotool", "mousemove", str(left + x), str(top + y), "click", "1")

    def move(self, start: str, end: str) -> bool:
        """Clicks two squares; whether that has played is for the saved game to tell."""
        for square in (start, end):
            file, rank = ord(square[0]) - ord("a"), int(square[1]) - 1
            x = BOARD_FRAME + BOARD_SQUARE * (file + 0.5)
            y = BOARD_TOP + BOARD_FRAME + BOARD_SQUARE * (7 - rank + 0.5)
            self.click(round(x), round(y))
            time.sleep(0.5)
        time.sleep(2)
        return False

    def colour(self, x: int, y: int) -> str:
        """The colour of a pixel, as RRGGBB; empty while there is no window."""
        if not self.exists():
            return ""
        left, top = self.corner()
        spot = f"1x1+{left + x}+{top + y}"
        rgb = self.run("import", "-window", "root", "-crop", spot, "-depth", "8", "rgb:-")
        return rgb.hex().upper()

    def exists(self) -> bool:
        return bool(self.run("xdotool", "search", "--onlyvisible", "--name", "^Dama").strip())

    def corner(self) -> tuple[int, int]:
        found = self.run("xdotool", "search", "--onlyvisible", "--name", "^Dama").split()
        words = self.run("xdotool", "getwindowgeometry", "--shell", found[-1].decode()).decode().split()
        place = dict(word.split("=", 1) for word in words)
        return int(place["X"]), int(place["Y"])

    def run(self, *command: str) -> bytes:
        done = subprocess.run(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False
        )
        return done.stdout


if __name__ == "__main__":
    sys.exit(main())
