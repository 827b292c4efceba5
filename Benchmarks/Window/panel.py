"""An X server without a screen, whose touch screen is moved and whose picture is looked at: Xorg with the drivers dummy and inputtest."""

import os
import shutil
import socket
import struct
import subprocess
import tempfile
from pathlib import Path

WIDTH, HEIGHT = 1024, 768
DOWN, MOVED, UP = 18, 19, 20

CONFIGURATION = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "DontVTSwitch" "true"
  Option "BlankTime" "0"
EndSection
Section "Device"
  Identifier "video"
  Driver "dummy"
  VideoRam 65536
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 10-200
  VertRefresh 50-75
  # Sixty refreshes a second, of any size: nothing is sent to a screen.
  Modeline "screen" {clock:.2f} {modes}
EndSection
Section "Screen"
  Identifier "screen"
  Device "video"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "screen"
  EndSubSection
EndSection
Section "InputDevice"
  Identifier "touch"
  Driver "inputtest"
  Option "SocketPath" "{folder}/touch"
  Option "DeviceType" "Touch"
  Option "TouchCount" "10"
EndSection
Section "InputDevice"
  Identifier "mouse"
  Driver "inputtest"
  Option "SocketPath" "{folder}/mouse"
  Option "DeviceType" "PointerAbsolute"
EndSection
Section "InputDevice"
  Identifier "keyboard"
  Driver "inputtest"
  Option "SocketPath" "{folder}/keyboard"
  Option "DeviceType" "Keyboard"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "touch"
  InputDevice "mouse" "CorePointer"
  InputDevice "keyboard" "CoreKeyboard"
EndSection
"""


def read(connection, count):
    found = b""
    while len(found) < count:
        more = connection.recv(count - len(found))
        if not more:
            raise EOFError("The X server has gone.")
        found += more
    return found


def connected(path):
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(path)
    return connection


class Panel:
    """The server, one finger, and what is on the screen."""

    def __init__(self, width=WIDTH, height=HEIGHT):
        self.width, self.height = width, height
        self.folder = Path(tempfile.mkdtemp(prefix="panel-"))
        total, down = width + 320, height + 38
        (self.folder / "xorg.conf").write_text(
            CONFIGURATION.format(
                folder=self.folder, clock=total * down * 60 / 1e6,
                modes=f"{width} {width + 48} {width + 160} {total} {height} {height + 1} {height + 4} {down}"))
        self.process = subprocess.Popen(
            ["/usr/lib/xorg/Xorg", "-displayfd", "1", "-config", self.folder / "xorg.conf", "-logfile", self.folder / "log",
             "-noreset", "-novtswitch", "-sharevts", "-nolisten", "tcp", "-ac"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        number = self.process.stdout.readline().strip()
        if not number:
            raise SystemExit("Xorg has ended: install xserver-xorg-core and xserver-xorg-video-dummy.")
        self.display = f":{number}"
        self.touches, self.mouse = (self.device(name) for name in ("touch", "mouse"))
        self.screen = connected(f"/tmp/.X11-unix/X{number}")
        self.screen.sendall(b"l\0" + struct.pack("<5H", 11, 0, 0, 0, 0))
        body = read(self.screen, 4 * struct.unpack("<8xH", b"\0\0" + read(self.screen, 8))[0])
        vendor = (struct.unpack_from("<H", body, 16)[0] + 3) // 4 * 4
        self.root = struct.unpack_from("<I", body, 32 + vendor + 8 * body[21])[0]
        # Out of the way: there would be something under it.
        self.mouse.sendall(self.event(2, 1, 0, self.place(width - 1, height - 1)))

    def device(self, name):
        connection = connected(str(self.folder / name))
        connection.sendall(struct.pack("<IIHH", 12, 0, 1, 1))
        read(connection, 12)
        return connection

    def place(self, x, y):
        axes = [round(x / self.width * 65536), round(y / self.height * 65536)] + [0] * 126
        return struct.pack("<IQI128d", 0, 3, 0, *axes)

    @staticmethod
    def event(kind, first, second, rest):
        return struct.pack("<IIII", 16 + len(rest), kind, first, second) + rest

    def touch(self, contact, x, y):
        """A finger comes down, moves or lifts."""
        self.touches.sendall(self.event(6, 1, contact, self.place(x, y)))

    def pixels(self, x, y, width, height):
        """What is on a part of the screen: blue, green, red and a byte that counts for nothing."""
        self.screen.sendall(struct.pack("<BBHIhhHHI", 73, 2, 5, self.root, x, y, width, height, 0xFFFFFFFF))
        head = read(self.screen, 32)
        return read(self.screen, 4 * struct.unpack_from("<I", head, 4)[0])

    def close(self):
        self.process.terminate()
        self.process.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)

    def environment(self):
        return {**os.environ, "DISPLAY": self.display}
