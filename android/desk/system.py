"""Installs the Debian packages that the desk needs, and works with others at the same desk."""

import fcntl
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from paths import OUT
from tools import DeskError, run

# Package, and a program or file that shows it is there.
PACKAGES = {
    "openjdk-17-jdk": "javac",
    "maven": "mvn",
    "python3-pip": "pip3",
    # Only to play and photograph without a screen.
    "xvfb": "Xvfb",
    "xdotool": "xdotool",
    "imagemagick": "import",
    # Only for an APK.
    "apksigner": "apksigner",
}


def setup() -> None:
    """Installs what is missing; without the network if nothing is."""
    missing = [package for package, program in PACKAGES.items() if not shutil.which(program)]
    if not missing:
        print("every system package is there")
        return
    if os.geteuid() != 0:
        raise DeskError(f"install these packages (as root): apt-get install {' '.join(missing)}")
    print(f"installing {', '.join(missing)}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-qq"], what="apt-get update", env=quiet)
    run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing], what="apt-get install", env=quiet)


@contextmanager
def desk_to_oneself() -> Iterator[None]:
    """One at a time: two that build into the same folder would spoil each other's work."""
    OUT.mkdir(parents=True, exist_ok=True)
    with (OUT / "in-use").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("waiting for another run of the desk")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
