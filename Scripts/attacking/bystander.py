"""Somebody who uses the gallery while others attack it: scrolls, and measures how long each answer takes."""

import asyncio
import multiprocessing
import time

from . import page as wire

PERIOD = 0.03  # Seconds between two frames that are asked for.
PATIENCE = 20.0  # Seconds after which an answer counts as missing.


def _run(port, stop, results):
    results.put(asyncio.run(_use(port, stop)))


async def _use(port, stop):
    waits, visits, cuts, refusals = [], [], [], 0
    page = None
    last_visit = 0.0
    step = 0
    while not stop.is_set():
        try:
            if page is None:
                page = await wire.Page.open(port, timeout=PATIENCE)
            began = time.monotonic()
            step += 1
            distance = 40.0 if step // 20 % 2 == 0 else -40.0
            clock = began * 1000
            page.send(wire.message(wire.scroll(195, 500, distance, clock), wire.tick(page.commits, clock), sent=clock))
            before = page.commits
            while page.commits == before:
                await asyncio.wait_for(page.receive(), PATIENCE)
            waits.append(time.monotonic() - began)
            if time.monotonic() - last_visit > 0.5:
                last_visit = time.monotonic()
                if await _visit(port):
                    visits.append(time.monotonic() - last_visit)
                else:
                    refusals += 1
        except (wire.Closed, OSError, asyncio.TimeoutError, asyncio.IncompleteReadError) as error:
            cuts.append(str(error) or type(error).__name__)
            waits.append(PATIENCE if isinstance(error, asyncio.TimeoutError) else 0.0)
            page = None
            await asyncio.sleep(0.2)
        await asyncio.sleep(PERIOD)
    return {"waits": waits, "visits": visits, "cuts": cuts, "refusals": refusals}


async def _visit(port):
    """A new visitor loads the page and opens a socket; answers whether that works."""
    try:
        if " 200 " not in await wire.get(port, timeout=PATIENCE):
            return False
        visitor = await wire.Page.open(port, timeout=PATIENCE)
        visitor.send(wire.message(wire.BYE))
        await visitor.drain()
        visitor.writer.close()
        return True
    except (wire.Closed, OSError, asyncio.TimeoutError, asyncio.IncompleteReadError):
        return False


class Bystander:
    """Runs in a process of its own, so that the attacker's work does not count as the server's."""

    def __init__(self, port):
        context = multiprocessing.get_context("spawn")
        self._stop = context.Event()
        self._results = context.Queue()
        self._process = context.Process(target=_run, args=(port, self._stop, self._results), daemon=True)
        self._process.start()

    def leave(self):
        """Ends; answers waits in seconds and what else happened."""
        self._stop.set()
        try:
            return self._results.get(timeout=2 * PATIENCE)
        finally:
            self._process.join(1)
            if self._process.is_alive():
                self._process.terminate()
