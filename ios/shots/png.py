"""Writes opaque PNG files, as small as the format's filters make them."""

import struct
import zlib

import numpy


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def paeth(left, up, corner):
    """The neighbour that is nearest to left + up − corner."""
    guess = left + up - corner
    by_left, by_up, by_corner = abs(guess - left), abs(guess - up), abs(guess - corner)
    other = numpy.where(by_up <= by_corner, up, corner)
    return numpy.where((by_left <= by_up) & (by_left <= by_corner), left, other)


def filtered(row, above):
    """The row as the filter leaves it that is likely to pack best, the filter's number first."""
    start = numpy.zeros_like(row[:1])
    left = numpy.concatenate([start, row[:-1]])
    corner = numpy.concatenate([start, above[:-1]])
    guesses = [0 * row, left, above, (left + above) // 2, paeth(left, above, corner)]
    rests = [(row - guess) % 256 for guess in guesses]
    # Small differences either way are small.
    costs = [numpy.minimum(rest, 256 - rest).sum() for rest in rests]
    best = int(numpy.argmin(costs))
    return bytes([best]) + rests[best].astype(numpy.uint8).tobytes()


def encode(pixels):
    """A PNG file of rows of red, green and blue, 0 to 255."""
    height, width, _ = pixels.shape
    above = numpy.zeros_like(pixels[0])
    rows = []
    for row in pixels:
        rows.append(filtered(row, above))
        above = row
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress(b"".join(rows), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", body) + chunk(b"IEND", b"")
