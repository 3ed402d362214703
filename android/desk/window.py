"""Plays the app in a window on the desktop: the real activity, with storage that lasts from one run to the next."""

import argparse
import os
import sys
from pathlib import Path

import libraries
from app import Build, java_options
from paths import app_home
from system import desk_to_oneself
from tools import DeskError, java, show

NO_DISPLAY = 3
HEAP = "1g"
# Width, height (dp).
PHONE = (411, 820)
TABLET = (800, 1280)
DENSITIES = {1.0: "mdpi", 1.5: "hdpi", 2.0: "xhdpi"}


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tablet", action="store_true", help="a large screen instead of a phone's")
    parser.add_argument("--landscape", action="store_true", help="the device held sideways")
    parser.add_argument("--dark", action="store_true", help="dark theme")
    parser.add_argument("--lang", metavar="TAG", help="language of the device, such as tr or ar")
    parser.add_argument("--scale", type=float, default=1.0, metavar="N", help="font scale, such as 2.0")
    parser.add_argument(
        "--zoom", type=float, choices=DENSITIES, default=1.0, help="size on a fine screen (pixels per dp)"
    )


def play(options: argparse.Namespace) -> int:
    """Plays until the window is closed. `DAMA_CONTROLS` names a file for scripts (src/app/dama/desk/Controls.kt)."""
    if not os.environ.get("DISPLAY"):
        print("desk: no display to show a window on (DISPLAY is not set)", file=sys.stderr)
        return NO_DISPLAY
    if not 0.5 <= options.scale <= 3.0:
        raise DeskError(f"--scale {options.scale}: Android's font scales lie between 0.5 and 3.0")
    controls = os.environ.get("DAMA_CONTROLS")
    with desk_to_oneself():
        libraries.fetch()
        command = opening(Build.load(), options, app_home(), Path(controls) if controls else None)
    return show(command)


def opening(build: Build, options: argparse.Namespace, home: Path, controls: Path | None) -> list[str]:
    """The command that opens the window; all that it needs is built then."""
    properties = {"qualifiers": qualifiers(options), "fontScale": options.scale, "home": home}
    if controls:
        properties["controls"] = controls
    settings = [f"-Ddama.desk.{name}={value}" for name, value in properties.items()]
    return java([*java_options(HEAP), *settings], build.run_classpath(build.desk), "app.dama.desk.PlayKt", [])


def qualifiers(options: argparse.Namespace) -> str:
    """Android's resource qualifiers for the options; their order is fixed, density comes last."""
    width, height = TABLET if options.tablet else PHONE
    if options.landscape:
        width, height = height, width
    words = [
        locale(options.lang) if options.lang else "en-rUS",
        f"w{width}dp",
        f"h{height}dp",
        "land" if options.landscape else "port",
        "night" if options.dark else "notnight",
        DENSITIES[options.zoom],
    ]
    return "-".join(words)


def locale(tag: str) -> str:
    """`pt-BR` as a qualifier is `pt-rBR`."""
    language, _, region = tag.partition("-")
    return f"{language}-r{region.upper()}" if region else language
