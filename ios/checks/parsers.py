"""The two parsers of Xcode's project files, from the registries and pinned: openstep-plist and @bacons/xcode."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from paths import OUT

HERE = Path(__file__).parent
PYTHON = OUT / "python"
MODULES = OUT / "npm"


def install() -> None:
    """Installs both under build/, unless these very versions are there, and before them what installs them."""
    _need_programs()
    requirements = HERE / "requirements.txt"
    if _is_stale(PYTHON / "installed.txt", requirements):
        shutil.rmtree(PYTHON, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--root-user-action=ignore"]
        subprocess.run([*pip, "--target", str(PYTHON), "-r", str(requirements)], check=True)
        shutil.copy(requirements, PYTHON / "installed.txt")
    lock = HERE / "package-lock.json"
    if _is_stale(MODULES / "installed.json", lock):
        shutil.rmtree(MODULES, ignore_errors=True)
        MODULES.mkdir(parents=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(HERE / name, MODULES / name)
        npm = ["npm", "ci", "--silent", "--ignore-scripts", "--no-audit", "--no-fund"]
        subprocess.run(npm, cwd=MODULES, check=True)
        shutil.copy(lock, MODULES / "installed.json")
    sys.path.insert(0, str(PYTHON))


def openstep(file: Path) -> dict[str, Any]:
    """A project file as a dictionary; a ValueError if it cannot be read."""
    import openstep_plist

    try:
        with file.open(encoding="utf-8") as text:
            project: dict[str, Any] = openstep_plist.load(text)
            return project
    except openstep_plist.parser.ParseError as error:
        raise ValueError(str(error)) from error


def model_complaints(file: Path) -> list[str]:
    """What `@bacons/xcode` cannot model."""
    command = ["node", str(HERE / "parse_project.cjs"), str(MODULES), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def _need_programs() -> None:
    """Debian's packages of what is missing; elsewhere, and for who may not install them, their names."""
    there = {
        "nodejs": shutil.which("node"),
        "npm": shutil.which("npm"),
        "python3-pip": importlib.util.find_spec("pip"),
    }
    missing = [package for package, found in there.items() if not found]
    if not missing:
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise SystemExit(f"the checks of the project need {', '.join(missing)}")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=True)
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    subprocess.run([*install, *missing], env=quiet, check=True, stdout=subprocess.DEVNULL)


def _is_stale(installed: Path, wanted: Path) -> bool:
    return not installed.is_file() or installed.read_bytes() != wanted.read_bytes()
