"""A page of BrowserHost in a few lines: a web socket client, and the records of Documentation/BrowserProtocol.md."""

import asyncio
import os
import re
import struct
from pathlib import Path

HOST = "127.0.0.1"  # The only address that these scripts ever speak to.
_PROTOCOL = Path(__file__).resolve().parents[2] / "Sources/Hosts/BrowserHost/Protocol/BrowserProtocol.swift"
VERSION = int(re.search(r"version: UInt16 = (\d+)", _PROTOCOL.read_text()).group(1))


def hello(width=390.0, height=844.0, session=bytes(16), visible=True, insets=(0.0, 0.0, 0.0, 0.0), scale=2.0):
    return struct.pack("<BH", 1, VERSION) + session + (
        bytes([visible]) + screen_fields(width, height, scale, insets) + struct.pack("<HH", 0, 0) + bytes(16))


def screen_fields(width, height, scale=2.0, insets=(0.0, 0.0, 0.0, 0.0)):
    return struct.pack("<3f4f6BfB", width, height, scale, *insets, 0, 0, 0, 0, 0, 0, 1.0, 0)


def screen(width, height, scale=2.0):
    return bytes([8]) + screen_fields(width, height, scale)


def tick(applied, time=1000.0):
    return struct.pack("<BId", 2, applied, time)


def touches(samples, time=1000.0):
    """Samples of (phase, identifier, x, y)."""
    record = struct.pack("<BH", 3, len(samples))
    for phase, identifier, x, y in samples:
        record += struct.pack("<BBid7fHB", phase, 0, identifier, time, x, y, 0.5, 10, 1.5, 0, 0, 1, 0)
    return record


def hover(x, y, time=1000.0):
    return struct.pack("<BdB2fBB", 4, time, 1, x, y, 0, 2)


def scroll(x, y, dy, time=1000.0):
    return struct.pack("<Bd4fBB", 5, time, x, y, 0.0, dy, 0, 0)


def key(name, modifiers=0, down=True, time=1000.0):
    text = name.encode()
    field = struct.pack("<H", len(text)) + text
    return struct.pack("<BdBBB", 7, time, down, 0, modifiers) + field + field


def visibility(visible):
    return bytes([9, visible])


def accessibility(action, layer, time=1000.0):
    return struct.pack("<BdBBII", 12, time, action, 0, layer, 0)


def clipboard(flags, request, content):
    return struct.pack("<BBBII", 13, flags, 1, request, len(content)) + content


RESEND = bytes([10])
BYE = bytes([11])


def message(*records, sent=1000.0):
    return struct.pack("<d", sent) + b"".join(records)


class Closed(Exception):
    """The server closed the connection, with a code and a sentence where it gave them."""

    def __init__(self, code=None, sentence=""):
        super().__init__(f"{code}: {sentence}" if code else "closed")
        self.code = code
        self.sentence = sentence


class Page:
    """One web socket. Masks are zero, so that bytes go out as they are."""

    def __init__(self, reader, writer):
        self.reader = reader
        self.writer = writer
        self.commits = 0
        self.session = bytes(16)
        self.head = ""

    @classmethod
    async def connect(cls, port, token="", limit=1 << 26, timeout=10.0, origin=None, tls=None, cookie=None):
        """Connects; through a proxy with its certificate and cookie, and from the origin that people see."""
        origin = origin or f"http://{HOST}:{port}"
        name = origin.split("://")[1]
        reader, writer = await asyncio.wait_for(
            asyncio.open_connection(HOST, port, limit=limit, **named(tls, name)), timeout)
        query = f"?token={token}" if token else ""
        kept = f"Cookie: {cookie}\r\n" if cookie else ""
        writer.write(
            (
                f"GET /socket{query} HTTP/1.1\r\nHost: {name}\r\nOrigin: {origin}\r\n{kept}"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            ).encode()
        )
        try:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), timeout)
        except (asyncio.IncompleteReadError, asyncio.TimeoutError, ConnectionError):
            writer.close()
            raise Closed() from None
        if b" 101 " not in head.split(b"\r\n")[0]:
            writer.close()
            raise Closed(0, head.split(b"\r\n")[0].decode())
        page = cls(reader, writer)
        page.head = head.decode()
        return page

    @classmethod
    async def open(cls, port, record=None, timeout=10.0, **options):
        """Connects, says hello and takes the welcome in."""
        page = await cls.connect(port, timeout=timeout, **options)
        try:
            page.send(message(record or hello()))
            await asyncio.wait_for(page.receive(), timeout)
        except BaseException:
            page.cut()
            raise
        return page

    def send(self, data, opcode=2, fin=True, rsv=0, masked=True):
        if self.writer.transport.is_closing():
            return
        head = bytes([(128 if fin else 0) | rsv << 4 | opcode])
        mask = 128 if masked else 0
        if len(data) < 126:
            head += bytes([mask | len(data)])
        elif len(data) < 65536:
            head += bytes([mask | 126]) + struct.pack(">H", len(data))
        else:
            head += bytes([mask | 127]) + struct.pack(">Q", len(data))
        self.writer.write(head + (bytes(4) if masked else b"") + data)

    async def drain(self, timeout=5.0):
        """Waits until the server has taken what was sent, or answers that it does not."""
        try:
            await asyncio.wait_for(self.writer.drain(), timeout)
            return True
        except asyncio.TimeoutError:
            return False

    async def frame(self):
        first, second = await self.reader.readexactly(2)
        length = second & 127
        if length == 126:
            length = struct.unpack(">H", await self.reader.readexactly(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", await self.reader.readexactly(8))[0]
        return first & 15, await self.reader.readexactly(length)

    async def receive(self):
        """The next message; pings are answered on the way. Raises Closed at the end."""
        try:
            while True:
                opcode, data = await self.frame()
                if opcode == 9:
                    self.send(data, opcode=10)
                elif opcode == 8:
                    code = struct.unpack(">H", data[:2])[0] if len(data) > 1 else None
                    raise Closed(code, data[2:].decode(errors="replace"))
                elif opcode == 2:
                    if data[0] & 1:
                        self.commits += 1
                    if data[2:3] == b"\x01" and len(data) > 20:
                        self.session = data[5:21]
                    return data
        except (asyncio.IncompleteReadError, ConnectionError, OSError):
            raise Closed() from None

    async def read_all(self):
        """Takes in whatever comes until the server closes; answers how it did."""
        try:
            while True:
                await self.receive()
        except Closed as closed:
            return closed

    def cut(self):
        """Ends the connection without a goodbye."""
        self.writer.transport.abort()


def named(tls, name):
    """What a connection needs to ask for the certificate of a name."""
    return dict(ssl=tls, server_hostname=name.split(":")[0]) if tls else {}


async def get(port, path="/", timeout=10.0, name=None, tls=None):
    """A request for a file; answers the status line."""
    name = name or f"{HOST}:{port}"
    reader, writer = await asyncio.wait_for(asyncio.open_connection(HOST, port, **named(tls, name)), timeout)
    try:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n\r\n".encode())
        return (await asyncio.wait_for(reader.read(), timeout)).split(b"\r\n")[0].decode(errors="replace")
    except ConnectionError:
        return ""
    finally:
        writer.close()


def resident(pid):
    """Megabytes that a process and its children hold."""
    total = 0.0
    for one in [pid, *children(pid)]:
        try:
            with open(f"/proc/{one}/status") as status:
                for line in status:
                    if line.startswith("VmRSS:"):
                        total += int(line.split()[1]) / 1024
        except OSError:
            pass
    return total


def children(pid):
    result = []
    try:
        for task in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{task}/children") as names:
                result += [int(name) for name in names.read().split()]
    except OSError:
        pass
    return result
