"""The photos that every side shows: landscapes with round corners and a shade for words, as files of 232 by 174 pixels."""

import math
import random
import struct
import zlib
from pathlib import Path

WIDTH, HEIGHT, CORNER, COUNT = 232, 174, 14, 24


def pixel_rows(number):
    chance = random.Random(number)
    hue = [chance.uniform(0, 1) for _ in range(6)]
    hills = [(chance.uniform(0.35, 0.8), chance.uniform(5, 25), chance.uniform(20, 70), chance.uniform(0, 6)) for _ in range(4)]
    grain = random.Random(number + 1000)
    for y in range(HEIGHT):
        row = bytearray([0])
        for x in range(WIDTH):
            down = y / HEIGHT
            color = [90 + 150 * hue[0] * (1 - down), 110 + 120 * hue[1] * (1 - down), 170 + 80 * hue[2] * (1 - down)]
            for level, (height, swing, length, start) in enumerate(sorted(hills)):
                if y > height * HEIGHT + swing * math.sin(x / length + start):
                    color = [(60 + 110 * hue[3 + channel]) * (1 - 0.18 * level) for channel in range(3)]
            shade = 1 - 0.6 * max(0, (down - 0.55) / 0.45) ** 1.5
            noise = grain.uniform(-6, 6)
            # How far the pixel lies beyond the arc of the nearest corner.
            across = max(CORNER - x - 0.5, x + 0.5 - (WIDTH - CORNER), 0)
            along = max(CORNER - y - 0.5, y + 0.5 - (HEIGHT - CORNER), 0)
            alpha = min(max(CORNER + 0.5 - math.hypot(across, along), 0), 1) if across and along else 1
            row += bytes(int(min(max(channel * shade + noise, 0), 255)) for channel in color) + bytes([round(alpha * 255)])
        yield bytes(row)


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def make(folder):
    """Makes the files that are not there yet."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    for number in range(COUNT):
        path = Path(folder) / f"{number}.png"
        if path.exists():
            continue
        head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 6, 0, 0, 0)
        data = zlib.compress(b"".join(pixel_rows(number)), 9)
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b""))
