"""The attacks. Each is bounded in tries and in seconds, and answers how often it tried and what came of it."""

import asyncio
import random
import socket
import struct
import time
from contextlib import asynccontextmanager

from . import page as wire
from .page import Closed, Page

TROUBLE = (Closed, OSError, asyncio.TimeoutError, asyncio.IncompleteReadError)


class Bounds:
    """How long an attack may go on."""

    def __init__(self, seconds, factor=1, seed=2026):
        self.end = time.monotonic() + seconds
        self.factor = factor
        self.random = random.Random(seed)

    @property
    def is_over(self):
        return time.monotonic() >= self.end

    @property
    def rest(self):
        return max(self.end - time.monotonic(), 0.01)


class Ends:
    """Counts how connections ended."""

    def __init__(self):
        self.counts = {}

    def note(self, end):
        name = str(end.code or "closed") if isinstance(end, Closed) else type(end).__name__
        self.counts[name] = self.counts.get(name, 0) + 1

    def __str__(self):
        return ", ".join(f"{count} × {name}" for name, count in sorted(self.counts.items())) or "all answered"


@asynccontextmanager
async def read_page(server, ends, hello=None):
    """A page whose answers are read all the time, dropped without a goodbye. Notes how it ended if the server ended it."""
    page = await Page.open(server.port, hello)
    reading = asyncio.create_task(page.read_all())
    try:
        yield page, reading
        if reading.done():
            ends.note(reading.result())
    finally:
        reading.cancel()
        page.cut()


async def one_message(server, bounds, build, tries, hello=None):
    """Opens a page, sends it one bad message, and again."""
    ends, count = Ends(), 0
    for _ in range(tries):
        if bounds.is_over:
            break
        count += 1
        try:
            async with read_page(server, ends, hello) as (page, reading):
                page.send(build(page))
                # A tick behind it shows when the work is done.
                await page.drain(bounds.rest)
                await asyncio.wait([reading], timeout=min(bounds.rest, 3.0))
        except TROUBLE as error:
            ends.note(error)
    return count, str(ends)


async def resend_thousand(server, bounds):
    return await one_message(server, bounds, lambda page: wire.message(*[wire.RESEND] * 1000), 5)


async def resend_flood(server, bounds):
    """One resend a message, each confirmed, as fast as the answers come."""
    ends, count = Ends(), 0

    async def attacker():
        nonlocal count
        try:
            page = await Page.open(server.port)
            while not bounds.is_over:
                page.send(wire.message(wire.RESEND, wire.tick(page.commits)))
                await asyncio.wait_for(page.receive(), bounds.rest + 5)
                # The message held two commits.
                page.commits += 1
                count += 1
        except TROUBLE as error:
            ends.note(error)

    await asyncio.gather(*[attacker() for _ in range(8)])
    return count, str(ends)


async def screens_and_ticks(server, bounds):
    def build(page):
        records = []
        for index in range(500):
            records.append(wire.screen(300 + index % 2 * 900, 400 + index % 3 * 300))
            records.append(wire.tick(page.commits + index))
        return wire.message(*records)

    return await one_message(server, bounds, build, 5)


async def screens_and_ticks_politely(server, bounds):
    """What one message may hold, again and again on several pages."""
    ends, count = Ends(), 0

    async def attacker(index):
        nonlocal count
        try:
            page = await Page.open(server.port)
            while not bounds.is_over:
                records = []
                for step in range(4):
                    records.append(wire.screen(200 + (count * 37 + step * 300) % 1500, 200 + (count * 53) % 1500))
                    records.append(wire.tick(page.commits + step if step else page.commits))
                page.send(wire.message(*records))
                await asyncio.wait_for(page.receive(), bounds.rest + 5)
                page.commits += 3
                count += 1
        except TROUBLE as error:
            ends.note(error)

    await asyncio.gather(*[attacker(index) for index in range(8)])
    return count, str(ends)


async def largest_hello(server, bounds):
    return await hellos(server, bounds, 100_000.0, 100_000.0, 12)


async def large_hello(server, bounds):
    return await hellos(server, bounds, 20_000.0, 20_000.0, 12)


async def hellos(server, bounds, width, height, tries):
    ends, count, pages = Ends(), 0, []
    for _ in range(tries):
        if bounds.is_over:
            break
        count += 1
        try:
            pages.append(await Page.open(server.port, wire.hello(width, height), timeout=bounds.rest + 20))
        except TROUBLE as error:
            ends.note(error)
    for page in pages:
        page.cut()
    return count, f"{len(pages)} welcomed, {ends}"


async def hello_and_resends(server, bounds):
    return await one_message(
        server, bounds, lambda page: wire.message(*[wire.RESEND] * 600), 2, wire.hello(20_000.0, 20_000.0))


async def odd_screens(server, bounds):
    """Screens of a hundred points and less, with safe areas wider than they are, in every exhibit."""
    ends, count = Ends(), 0
    sizes = [0, 1, 2, 3, 7, 8, 23, 60, 100, 101]
    while not bounds.is_over and server.is_alive:
        width, height = bounds.random.choice(sizes), bounds.random.choice(sizes)
        inset = float(bounds.random.choice([0, 1, 30, 100, 900]))
        scale = bounds.random.choice([0.05, 0.25, 1, 1.5, 3, 32])
        count += 1
        try:
            page = await Page.open(server.port, wire.hello(1200, 900))
            # The bar of the gallery: Control and a bracket, or a tap, show the next exhibit.
            applied = page.commits
            for step in range(6):
                x = bounds.random.uniform(0, 1200)
                page.send(wire.message(wire.touches([(0, step, x, 25.0)]), wire.touches([(1, step, x, 25.0)]),
                                       wire.tick(applied)))
                await asyncio.wait_for(page.receive(), bounds.rest + 5)
                applied = page.commits
            record = bytes([8]) + wire.screen_fields(width, height, scale, (inset,) * 4)
            for step in range(3):
                page.send(wire.message(record, wire.scroll(width / 2, height / 2, 300.0), wire.tick(page.commits)))
                await asyncio.wait_for(page.receive(), bounds.rest + 5)
            page.send(wire.message(wire.BYE))
            page.writer.close()
        except TROUBLE as error:
            ends.note(error)
    return count, str(ends)


async def select_all(server, bounds):
    """Control and A, as often as a message holds it, on several pages."""
    ends, count = Ends(), 0

    async def attacker():
        nonlocal count
        try:
            page = await Page.open(server.port)
            while not bounds.is_over:
                keys = [wire.key("a", modifiers=4, down=down) for _ in range(200) for down in (True, False)]
                page.send(wire.message(*keys, wire.tick(page.commits)))
                await asyncio.wait_for(page.receive(), bounds.rest + 30)
                count += 200
        except TROUBLE as error:
            ends.note(error)

    await asyncio.gather(*[attacker() for _ in range(4)])
    return count, str(ends)


async def no_ticks(server, bounds):
    """Input of a page that asks for no frame."""
    ends, count = Ends(), 0

    async def attacker():
        nonlocal count
        while not bounds.is_over:
            try:
                async with read_page(server, ends) as (page, reading):
                    page.send(wire.message(wire.touches([(0, 1, 100, 100)])))
                    moves = wire.message(wire.touches([(1, 1, 100 + n % 50, 100) for n in range(500)]))
                    while not bounds.is_over and not reading.done():
                        page.send(moves)
                        count += 1
                        if not await page.drain(bounds.rest):
                            break
                        await asyncio.sleep(0.001)
            except TROUBLE as error:
                ends.note(error)

    await asyncio.gather(*[attacker() for _ in range(4)])
    return count, str(ends)


async def silent_connections(server, bounds):
    """Connections that say nothing, more than there may be."""
    sockets = []
    for _ in range(300):
        try:
            sockets.append(await asyncio.wait_for(asyncio.open_connection(wire.HOST, server.port), 2))
        except (OSError, asyncio.TimeoutError):
            pass
    let_in = 0
    for _ in range(26):
        try:
            let_in += " 200 " in await wire.get(server.port, timeout=3)
        except TROUBLE:
            pass
    for _, writer in sockets:
        writer.transport.abort()
    return len(sockets), f"{let_in} of 26 honest requests answered"


async def dropped_pages(server, bounds):
    """As many pages as there may be, gone without a goodbye; then visitors."""
    count = 0
    for _ in range(80):
        try:
            page = await Page.open(server.port)
            page.cut()
            count += 1
        except TROUBLE:
            pass
    let_in = 0
    for _ in range(10):
        try:
            page = await Page.open(server.port, timeout=5)
            let_in += 1
            page.cut()
        except TROUBLE:
            pass
    return count, f"{let_in} of 10 visitors let in"


async def many_sessions(server, bounds):
    """Five hundred pages at once, each asking for frames."""
    ends, pages = Ends(), []

    async def attacker():
        try:
            page = await Page.open(server.port, timeout=bounds.rest + 10)
            pages.append(page)
            while not bounds.is_over:
                page.send(wire.message(wire.scroll(100, 300, 50.0), wire.tick(page.commits)))
                await asyncio.wait_for(page.receive(), bounds.rest + 20)
                await asyncio.sleep(0.03)
        except TROUBLE as error:
            ends.note(error)

    await asyncio.gather(*[attacker() for _ in range(500)])
    for page in pages:
        page.cut()
    return 500, f"{len(pages)} welcomed, {ends}"


# While all places are taken by pages that are there, nobody else gets in, and is told so.
many_sessions.takes_all_places = True


async def slow_readers(server, bounds):
    """Pages that ask for much and read nothing."""
    ends, pages, count = Ends(), [], 0
    for _ in range(30):
        try:
            pages.append(await Page.open(server.port, wire.hello(4000.0, 4000.0)))
        except TROUBLE as error:
            ends.note(error)
    while not bounds.is_over:
        for page in pages:
            page.writer.transport.set_write_buffer_limits(1 << 16)
            page.send(wire.message(wire.RESEND, wire.tick(page.commits)))
            count += 1
        await asyncio.sleep(0.05)
    for page in pages:
        page.cut()
    return count, f"{len(pages)} pages, {ends}"


async def slow_writers(server, bounds):
    """Requests and messages that come byte by byte."""
    count = 0

    async def attacker(index):
        nonlocal count
        try:
            if index % 2:
                _, writer = await asyncio.open_connection(wire.HOST, server.port)
                data = f"GET / HTTP/1.1\r\nHost: {wire.HOST}:{server.port}\r\n".encode()
            else:
                page = await Page.open(server.port)
                writer, data = page.writer, bytes([130, 254, 127, 255]) + bytes(32_000)
            for byte in data:
                if bounds.is_over:
                    break
                writer.write(bytes([byte]))
                await writer.drain()
                count += 1
                await asyncio.sleep(0.05)
            writer.transport.abort()
        except TROUBLE:
            pass

    await asyncio.gather(*[attacker(index) for index in range(60)])
    return count, "held open until the end"


async def cuts_and_returns(server, bounds):
    """Pages that vanish with a finger down and come back, often."""
    ends, count, returned = Ends(), 0, 0
    while not bounds.is_over:
        try:
            page = await Page.open(server.port)
            for _ in range(5):
                page.send(wire.message(wire.touches([(0, 1, 150, 400)]), wire.tick(page.commits)))
                page.send(wire.message(wire.touches([(1, 1, 150, 380 - n) for n in range(20)])))
                await page.drain()
                session = page.session
                page.cut()
                page = await Page.open(server.port, wire.hello(session=session))
                count += 1
                returned += page.session == session
            page.send(wire.message(wire.BYE))
            await page.drain()
            page.cut()
        except TROUBLE as error:
            ends.note(error)
    return count, f"{returned} found their session, {ends}"


async def takeovers(server, bounds):
    """Two pages that take one session from each other."""
    ends, count = Ends(), 0
    try:
        page = await Page.open(server.port)
        session = page.session
        while not bounds.is_over:
            other = await Page.open(server.port, wire.hello(session=session))
            count += 1
            page.cut()
            page = other
        page.cut()
    except TROUBLE as error:
        ends.note(error)
    return count, str(ends)


async def comings_and_goings(server, bounds):
    """Pages that open, say goodbye and open again, all the time."""
    ends, count = Ends(), 0

    async def attacker():
        nonlocal count
        while not bounds.is_over:
            try:
                page = await Page.open(server.port, timeout=bounds.rest + 5)
                page.send(wire.message(wire.BYE))
                await page.drain()
                page.cut()
                count += 1
            except TROUBLE as error:
                ends.note(error)

    await asyncio.gather(*[attacker() for _ in range(8)])
    return count, str(ends)


async def hide_and_show(server, bounds):
    """A page that is hidden and shown all the time."""
    ends, count = Ends(), 0
    try:
        async with read_page(server, ends) as (page, reading):
            toggles = wire.message(*[wire.visibility(n % 2) for n in range(500)])
            while not bounds.is_over and not reading.done():
                page.send(wire.message(wire.tick(page.commits)))
                page.send(toggles)
                count += 500
                await page.drain(bounds.rest)
                await asyncio.sleep(0.01)
    except TROUBLE as error:
        ends.note(error)
    return count, str(ends)


async def large_pastes(server, bounds):
    """Pastes that never end."""
    ends, count = Ends(), 0
    part = wire.message(wire.clipboard(0, 0, bytes(60_000)))

    async def attacker():
        nonlocal count
        try:
            async with read_page(server, ends) as (page, reading):
                while not bounds.is_over and not reading.done():
                    page.send(part)
                    count += 1
                    await page.drain(bounds.rest)
                    await asyncio.sleep(0.01)
        except TROUBLE as error:
            ends.note(error)

    await asyncio.gather(*[attacker() for _ in range(8)])
    return count, str(ends)


async def odd_frames(server, bounds):
    """Frames that the standard does not allow, and some that it does."""
    ends, count = Ends(), 0
    cases = [
        dict(data=b"abc", opcode=1), dict(data=b"abc", opcode=0), dict(data=b"abc", opcode=3), dict(data=b"abc", rsv=4),
        dict(data=b"abc", masked=False), dict(data=bytes(70_000)), dict(data=bytes(126), opcode=9),
        dict(data=b"", opcode=9, fin=False), dict(data=b"a", opcode=8), dict(data=b"\x03\xe9\xff\xfe", opcode=8),
        dict(data=b"\x00\x00", opcode=8), dict(data=b"", opcode=15), dict(data=b"abc", fin=False, opcode=2),
    ]
    while not bounds.is_over:
        for case in cases:
            if bounds.is_over:
                break
            try:
                page = await Page.open(server.port)
                for _ in range(bounds.random.choice([1, 1, 3, 100])):
                    page.send(**case)
                page.send(b"", opcode=8)
                ends.note(await asyncio.wait_for(page.read_all(), 5))
                page.cut()
                count += 1
            except TROUBLE as error:
                ends.note(error)
    return count, str(ends)


async def odd_requests(server, bounds):
    """HTTP that nobody sends."""
    count, answers = 0, {}
    requests = [
        b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", b"\x16\x03\x01\x02\x00\x01",
        b"POST / HTTP/1.1\r\nHost: HERE\r\nContent-Length: 99999999\r\n\r\n" + bytes(9999), b"GET " + b"a" * 30_000,
        b"GET / HTTP/1.1\r\nHost: HERE\r\n" + b"a: b\r\n" * 5000 + b"\r\n", bytes(5000), b"GET / HTTP/9.9\r\n\r\n",
        b"GET /../../etc/passwd HTTP/1.1\r\nHost: HERE\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: HERE\r\nTransfer-Encoding: chunked\r\n\r\nfffffffff\r\n",
        b"GET /socket HTTP/1.1\r\nHost: HERE\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: HERE\r\n\r\n" * 200,
    ]
    while not bounds.is_over:
        for request in requests:
            try:
                reader, writer = await asyncio.open_connection(wire.HOST, server.port)
                writer.write(request.replace(b"HERE", f"{wire.HOST}:{server.port}".encode()))
                try:
                    answer = await asyncio.wait_for(reader.read(200), 2)
                    status = answer[9:12].decode(errors="replace") if answer else "closed"
                except asyncio.TimeoutError:
                    status = "waits"
                answers[status] = answers.get(status, 0) + 1
                writer.transport.abort()
                count += 1
            except OSError:
                answers["refused"] = answers.get("refused", 0) + 1
            if bounds.is_over:
                break
    return count, ", ".join(f"{number} × {status}" for status, number in sorted(answers.items()))


async def pipelined_requests(server, bounds):
    """Connections that send request after request and read no answer."""
    request = f"GET / HTTP/1.1\r\nHost: {wire.HOST}:{server.port}\r\n\r\n".encode()
    sockets, count, ended = [], 0, 0
    loop = asyncio.get_running_loop()
    for _ in range(150):
        one = socket.socket()
        one.setblocking(False)
        try:
            await asyncio.wait_for(loop.sock_connect(one, (wire.HOST, server.port)), 2)
            sockets.append(one)
        except (OSError, asyncio.TimeoutError):
            one.close()
    while not bounds.is_over:
        for one in list(sockets):
            try:
                count += one.send(request * 1000) // len(request)
            except BlockingIOError:
                pass
            except OSError:
                sockets.remove(one)
                one.close()
                ended += 1
        await asyncio.sleep(0.05)
    for one in sockets:
        one.close()
    return count, f"{ended} connections closed meanwhile"


async def guesses(server, bounds):
    """Guessed sessions."""
    ends, count, found = Ends(), 0, 0
    while not bounds.is_over:
        try:
            guess = bounds.random.randbytes(16)
            page = await Page.open(server.port, wire.hello(session=guess))
            found += page.session == guess
            page.send(wire.message(wire.BYE))
            await page.drain()
            page.cut()
            count += 1
        except TROUBLE as error:
            ends.note(error)
    return count, f"{found} found, {ends}"


def sane_message(rng, page):
    """A message as pages send them, whatever it does."""
    place = lambda: (rng.uniform(0, 390), rng.uniform(0, 844))
    records = []
    for _ in range(rng.randint(1, 6)):
        x, y = place()
        records.append(rng.choice([
            lambda: wire.touches([(rng.randint(0, 3), rng.randint(0, 3), x, y) for _ in range(rng.randint(1, 5))]),
            lambda: wire.hover(x, y),
            lambda: wire.scroll(x, y, rng.uniform(-500, 500)),
            lambda: struct.pack("<Bd3f", 6, 1000.0, x, y, rng.uniform(0.5, 2)),
            lambda: wire.key(rng.choice(["a", "z", "Escape", "ArrowDown", "Enter", " ", "Home", "x", "v"]),
                             rng.choice([0, 0, 2, 4]), rng.random() < 0.5),
            lambda: wire.visibility(rng.random() < 0.7),
            lambda: wire.accessibility(rng.randint(0, 8), rng.randint(0, 400)),
            lambda: wire.screen(rng.choice([1, 50, 320, 390, 1200]), rng.choice([1, 60, 480, 844])),
        ])())
    records.append(wire.tick(page.commits))
    return wire.message(*records)


async def sane_messages(server, bounds):
    """Random lives of people: what any page may send, one after another."""
    ends, count = Ends(), 0

    async def attacker(index):
        nonlocal count
        rng = random.Random(f"{index}")
        while not bounds.is_over and server.is_alive and count < 1_000_000:
            try:
                page = await Page.open(server.port)
                for _ in range(300):
                    if bounds.is_over:
                        break
                    page.send(sane_message(rng, page))
                    count += 1
                    before = page.commits
                    while page.commits == before:
                        await asyncio.wait_for(page.receive(), bounds.rest + 20)
                page.send(wire.message(wire.BYE))
                await page.drain()
                page.cut()
            except TROUBLE as error:
                ends.note(error)

    await asyncio.gather(*[attacker(index) for index in range(8)])
    return count, str(ends)


async def mutated_messages(server, bounds):
    """Messages with bytes changed, cut or doubled: most end their connection, the others do something."""
    ends, count = Ends(), 0
    most = 1_000_000

    async def attacker(index):
        nonlocal count
        rng = random.Random(f"mutated {index}")
        while not bounds.is_over and server.is_alive and count < most:
            try:
                async with read_page(server, ends) as (page, reading):
                    for _ in range(200):
                        if reading.done() or bounds.is_over:
                            break
                        data = bytearray(sane_message(rng, page))
                        # Most changes are to numbers, which leave the message whole: these go deepest.
                        for _ in range(rng.choice([0, 0, 0, 1, 1, 2]) if data else 0):
                            place = rng.randrange(len(data))
                            kind = rng.random()
                            if kind < 0.8:
                                data[place] = rng.choice([0, 1, 127, 128, 255, rng.randrange(256), data[place] ^ 1])
                            elif kind < 0.9:
                                del data[max(place, 1):]
                            else:
                                data += data[place:]
                        page.send(bytes(data))
                        count += 1
                        await asyncio.sleep(0)
                    await page.drain(bounds.rest)
                    await asyncio.wait([reading], timeout=0.05)
            except TROUBLE as error:
                ends.note(error)

    await asyncio.gather(*[attacker(index) for index in range(16)])
    return count, str(ends)


# They send faster than is worked on, and so keep every place of the one address that visitors here share with them.
mutated_messages.takes_all_places = True


ALL = [
    odd_screens, resend_thousand, resend_flood, screens_and_ticks, screens_and_ticks_politely, largest_hello, large_hello,
    hello_and_resends, select_all, no_ticks, silent_connections, dropped_pages, many_sessions, slow_readers, slow_writers,
    cuts_and_returns, takeovers, comings_and_goings, hide_and_show, large_pastes, odd_frames, odd_requests,
    pipelined_requests, guesses,
    sane_messages, mutated_messages,
]
