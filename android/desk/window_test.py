#!/usr/bin/env python3
"""Plays in the real window with real mouse clicks, and reads what happened in the saved game.

`./dev test window` runs it; it closes with `N passed, N failed, N skipped`. `window_test.py --picture FILE` plays on
for some moves instead and takes a picture of the window.
"""

import argparse
import json
import random
import shutil
import sys
from pathlib import Path
from xml.etree import ElementTree

sys.dont_write_bytecode = True

import libraries  # noqa: E402
import seen_window  # noqa: E402
from app import Build  # noqa: E402
from paths import BUILD, RESOURCES  # noqa: E402
from seen_window import Control, Missing, SeenWindow, eventually  # noqa: E402
from system import desk_to_oneself  # noqa: E402
from tests import Count  # noqa: E402
from tools import DeskError  # noqa: E402

HOME = BUILD / "window-test"
SAVE = HOME / "files" / "game.json"
PICTURE_PLIES = 18


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Plays in the real window with real mouse clicks.")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="play a while, and take a picture instead")
    picture: Path | None = parser.parse_args(words).picture
    # Waiting for others and compiling may take as long as they like, so they come before what must come in time.
    try:
        with desk_to_oneself():
            libraries.fetch()
            build = Build.load()
            shutil.rmtree(HOME, ignore_errors=True)
            if picture:
                take_picture(build, picture.absolute())
                return 0
            count = test(build)
    except DeskError as error:
        print(f"desk: {error}", file=sys.stderr)
        return 1
    print(count)
    return 1 if count.failed else 0


def test(build: Build) -> Count:
    """Each step goes on from the one before, so after one that fails the others are skipped."""
    steps = {
        "a move made by mouse clicks is answered": Game.begin,
        "a killed window offers its game again, and it goes on": Game.survive,
        "a window that is left by Back closes, and keeps its game": Game.leave,
    }
    count = Count()
    if absent := seen_window.missing_programs():
        print(f"skip  the window: {', '.join(absent)} missing; desk.py setup installs what is needed")
        count.skipped = len(steps)
        return count
    with seen_window.screen() as display:
        game = Game(build, display)
        try:
            for title, step in steps.items():
                try:
                    step(game)
                except Missing as missing:
                    print(f"FAIL  {title}: {missing}")
                    count.failed += 1
                    count.skipped = len(steps) - count.passed - count.failed
                    break
                print(f"ok    {title}")
                count.passed += 1
        finally:
            game.window.kill()
    return count


def take_picture(build: Build, file: Path) -> None:
    with seen_window.screen() as display:
        game = Game(build, display)
        try:
            game.begin()
            while len(routes()) < PICTURE_PLIES:
                game.move()
            # Not before the computer's piece has come to rest and it is our turn.
            game.window.find("a piece that can move", game.can_move)
            game.window.photograph(file)
        finally:
            game.window.kill()
    print(f"{file}: {file.stat().st_size // 1024} KB, after {', '.join(routes())}")


class Game:
    """A person with a mouse who plays against the computer."""

    def __init__(self, build: Build, display: str) -> None:
        self.build = build
        self.display = display
        self.text = english()
        self.random = random.Random(4)
        self.window = SeenWindow(build, display, HOME)

    def begin(self) -> None:
        self.window.click_words(self.text["play_computer"])
        self.window.click_words(self.text["start_game"])
        eventually("the saved game", SAVE.exists)
        self.window.click_tag("square-d3")
        self.window.click_tag("square-d4")
        eventually("the computer's answer", lambda: len(routes()) == 2)
        expect("the first move", routes()[0], "d3-d4")

    def survive(self) -> None:
        before = SAVE.read_text(encoding="utf-8")
        self.window.kill()
        expect("the saved game after the kill", SAVE.read_text(encoding="utf-8"), before)
        self.window = SeenWindow(self.build, self.display, HOME)
        self.window.find("the offer to continue", lambda control: control.tag == "continue")
        expect("the saved game after the start", SAVE.read_text(encoding="utf-8"), before)
        played = routes()
        self.window.click_tag("continue")
        self.move()
        expect("the game's beginning", routes()[:2], played)

    def leave(self) -> None:
        before = SAVE.read_text(encoding="utf-8")
        self.window.find("a piece that can move", self.can_move)
        self.window.back()
        self.window.find("the offer to continue", lambda control: control.tag == "continue")
        self.window.back()
        eventually("the end of the window", self.window.ended)
        expect("the exit code", self.window.app.returncode, 0)
        expect("the saved game", SAVE.read_text(encoding="utf-8"), before)

    def move(self) -> None:
        """Any move, and the computer's answer. A capture is played jump by jump, if the way must be chosen."""
        plies = len(routes())
        self.window.find("a piece that can move", self.can_move)
        choices = [control for control in self.window.look() if self.can_move(control)]
        chosen = self.random.choice(choices).tag
        self.window.click_tag(chosen)
        eventually("the person's move", lambda: len(routes()) > plies or self.go_on())
        eventually("the computer's answer", lambda: len(routes()) >= plies + 2)

    def go_on(self) -> bool:
        """Clicks on one of the squares, if any, to which the chosen piece can go; what that has done the game tells."""
        if targets := [control for control in self.window.look() if self.is_target(control)]:
            self.window.click_tag(self.random.choice(targets).tag)
        return False

    def can_move(self, control: Control) -> bool:
        return control.state in (self.text["square_can_move"], self.text["square_can_capture"])

    def is_target(self, control: Control) -> bool:
        return control.state in (self.text["square_target"], self.text["square_step"])


def expect(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise Missing(f"{what} was to be {wanted!r}, and is {found!r}")


def routes() -> list[str]:
    return list(json.loads(SAVE.read_text(encoding="utf-8"))["routes"])


def english() -> dict[str, str]:
    """The app's own words, by which its controls are known."""
    strings = ElementTree.parse(RESOURCES / "values" / "strings.xml").getroot().iter("string")
    return {string.attrib["name"]: string.text or "" for string in strings}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
