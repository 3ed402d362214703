"""Skips work whose inputs have not changed: a step's inputs are hashed, and the hash is kept beside its output."""

import hashlib
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

from paths import OUT


def digest(*parts: str | Path | Iterable[Path]) -> str:
    """One hash over words, files and folders. A file counts by name and content, an absent one by its absence."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, str):
            total.update(b"word\0" + part.encode())
        else:
            for path in [part] if isinstance(part, Path) else sorted(part):
                _add(total, path)
        total.update(b"\0\0")
    return total.hexdigest()


def _add(total: "hashlib._Hash", path: Path) -> None:
    for file in sorted(p for p in path.rglob("*") if p.is_file()) if path.is_dir() else [path]:
        total.update(str(file.relative_to(path) if path.is_dir() else file.name).encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest() if file.is_file() else b"absent")


def once(name: str, key: str, output: Path, make: Callable[[Path], None]) -> bool:
    """Lets `make` fill the empty folder `output`, unless it was filled for the same key. Says whether it ran.

    The stamp is written last, so an interrupted step is done again.
    """
    stamp = OUT / "stamps" / name
    if output.is_dir() and stamp.is_file() and stamp.read_text() == key:
        return False
    stamp.unlink(missing_ok=True)
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    make(output)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)
    return True
