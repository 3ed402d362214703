"""Draws the app's icon into its asset catalogue: icon.py FOLDER-OF-JSON APPICONSET."""

import json
import sys
from pathlib import Path

import numpy
import skia
from png import encode
from render import render

LARGEST = 400_000
# How much red, green and blue give to lightness.
LIGHTNESS = numpy.array([0.2126, 0.7152, 0.0722])


def pixels_of(picture):
    """Rows of red, green and blue."""
    image = render(picture)
    return image.toarray(colorType=skia.kRGBA_8888_ColorType)[:, :, :3].astype(int)


def grey(pixels):
    return numpy.repeat((pixels @ LIGHTNESS).round().astype(int)[:, :, None], 3, axis=2)


def rounded(pixels):
    """The pixels in steps of three, none changed by more than one: the file is a third smaller."""
    return (pixels + 1) // 3 * 3


def main():
    source, target = map(Path, sys.argv[1:])
    for look in ("light", "dark", "tinted"):
        pixels = pixels_of(json.loads((source / f"icon-{look}.json").read_text()))
        data = encode(rounded(grey(pixels) if look == "tinted" else pixels))
        if len(data) > LARGEST:
            sys.exit(f"icon-{look}.png is too large: {len(data)} bytes")
        (target / f"icon-{look}.png").write_bytes(data)


if __name__ == "__main__":
    main()
