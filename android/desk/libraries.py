"""Brings the locked libraries to this machine and hands out class paths."""

import shutil
import zipfile
from pathlib import Path

import lock
import maven
import stamps
from lock import Artifact
from paths import AARS, LOCK, OUT
from tools import DeskError

# Fetched with everything else only when they are first used: large, and not needed to build and test.
ON_DEMAND = ("lint", "r8", "jna-android")


def fetch(*on_demand: str) -> None:
    """Fetches, checks and unpacks whatever of the lock is not here yet. Without the network once it is."""
    for scope in ("base", *on_demand):
        mark = OUT / "stamps" / f"fetch-{scope}"
        artifacts = _artifacts(scope)
        key = stamps.digest(*(str(a) for a in artifacts))
        if mark.is_file() and mark.read_text() == key and all(a.file.is_file() for a in artifacts):
            continue
        print(f"fetching {len(artifacts)} libraries ({scope})")
        maven.fetch(a.coordinate for a in artifacts)
        _check(artifacts)
        for artifact in artifacts:
            if artifact.kind == "aar":
                _explode(artifact)
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.write_text(key)


def _artifacts(scope: str) -> list[Artifact]:
    everything = lock.load().artifacts
    return [a for a in everything if (a.scope if a.scope in ON_DEMAND else "base") == scope]


def _check(artifacts: list[Artifact]) -> None:
    for artifact in artifacts:
        if lock.checksum(artifact.file) != artifact.sha256:
            artifact.file.unlink()
            raise DeskError(
                f"{artifact.file.name} is not the file that {LOCK.name} describes; it was removed, fetch again. "
                f"If it stays so, the repository serves something else under this name."
            )


def _explode(artifact: Artifact) -> None:
    folder = folder_of(artifact)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with zipfile.ZipFile(artifact.file) as archive:
        archive.extractall(folder)


def folder_of(artifact: Artifact) -> Path:
    """Where an aar is unpacked."""
    return AARS / f"{artifact.module.group}.{artifact.module.name}-{artifact.module.version}"


def classpath(*scopes: str) -> list[Path]:
    """The jars of some scopes: an aar counts with its classes, of which it may have none."""
    jars: list[Path] = []
    for artifact in lock.load().of(*scopes):
        if artifact.kind == "aar":
            folder = folder_of(artifact)
            jars += [jar for jar in [folder / "classes.jar", *sorted(folder.glob("libs/*.jar"))] if jar.is_file()]
        else:
            jars.append(artifact.file)
    return jars


def aars(*scopes: str) -> list[Path]:
    return [folder_of(a) for a in lock.load().of(*scopes) if a.kind == "aar"]


def only(scope: str) -> Path:
    """The single jar of a tool's scope."""
    (jar,) = classpath(scope)
    return jar
