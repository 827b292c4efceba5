"""Pages of the gallery that have come to rest, and what a process has cost."""

import asyncio
import os
import struct
import subprocess
import sys
from pathlib import Path

from attacking import page as wire

ROOT = Path(__file__).resolve().parents[2]
WANTS_FRAMES = 2


def release_gallery():
    """Builds the gallery in release, and answers where it is."""
    build = ["swift", "build", "-c", "release", "--product", "Gallery"]
    subprocess.run(build, cwd=ROOT, check=True, stdout=sys.stderr)
    folder = subprocess.run([*build, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return f"{folder.strip()}/Gallery"


def hello(port, exhibit):
    """A page that comes by the address of an exhibit."""
    address = f"http://{wire.HOST}:{port}/{exhibit}".encode()
    return wire.hello()[:-4] + struct.pack("<H", len(address)) + address + struct.pack("<H", 0)


def processor_seconds(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def come_to_rest(port, exhibit):
    """Opens a page and goes on until it wants no more frames."""
    page = await wire.Page.open(port, hello(port, exhibit), timeout=60)
    time = 1000.0
    page.send(wire.message(wire.tick(0, time)))
    while True:
        data = await asyncio.wait_for(page.receive(), 60)
        if not data[0] & 1:
            continue
        if not data[0] & WANTS_FRAMES and page.commits > 1:
            return page
        time += 1000 / 60
        page.send(wire.message(wire.tick(page.commits, time), sent=time))
