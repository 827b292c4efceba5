"""Chromium by its DevTools protocol over a pipe: pages, traces, and the processor time of its processes."""

import base64
import json
import os
import re
import select
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

ARGUMENTS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions", "--hide-scrollbars",
    "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage",
    "--force-device-scale-factor=1", "--disable-renderer-backgrounding", "--disable-background-timer-throttling",
    # Pages of the address bar, two for each window.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
    "--remote-debugging-pipe",
]
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink", "cc", "benchmark"]


class Chromium:
    """A browser of its own with one page."""

    def __init__(self, width=800, height=1000, mobile=False):
        self.folder = tempfile.mkdtemp(prefix="page-benchmark-")
        to_read, self.to_browser = os.pipe()
        self.from_browser, to_write = os.pipe()
        # The browser reads from 3 and writes to 4; the pipes' own numbers may be these.
        reading, writing = os.dup(to_read), os.dup(to_write)

        def connect():
            for number in (reading, writing):
                os.set_inheritable(number, True)
            os.dup2(os.dup(reading), 63)
            os.dup2(os.dup(writing), 64)
            os.dup2(63, 3)
            os.dup2(64, 4)

        binary = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if binary is None:
            raise SystemExit("Chromium is not installed.")
        self.process = subprocess.Popen(
            [binary, *ARGUMENTS, f"--user-data-dir={self.folder}", "about:blank"], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, preexec_fn=connect, close_fds=False, start_new_session=True)
        for number in (to_read, to_write, reading, writing):
            os.close(number)
        self.bytes, self.sent, self.answers, self.events, self.session = b"", 0, {}, [], None
        page = next(one for one in self.call("Target.getTargets")["targetInfos"] if one["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=mobile)

    def receive(self, until):
        while b"\0" not in self.bytes:
            left = until - time.monotonic()
            if left <= 0 or not select.select([self.from_browser], [], [], left)[0]:
                raise TimeoutError("Chromium does not answer.")
            more = os.read(self.from_browser, 1 << 20)
            if not more:
                raise EOFError("Chromium has ended.")
            self.bytes += more
        message, self.bytes = self.bytes.split(b"\0", 1)
        return json.loads(message)

    def send(self, method, whole_browser=False, **parameters):
        """Begins a call, and gives the number by which `answer` waits for what comes of it."""
        self.sent += 1
        message = {"id": self.sent, "method": method, "params": parameters}
        if self.session and not whole_browser:
            message["sessionId"] = self.session
        os.write(self.to_browser, json.dumps(message).encode() + b"\0")
        return self.sent

    def answer(self, number, seconds=300, method=""):
        """Waits for what comes of a call. Calls that were begun before it may be answered later."""
        until = time.monotonic() + seconds
        while number not in self.answers:
            answer = self.receive(until)
            if "method" in answer:
                self.events.append(answer)
            else:
                self.answers[answer["id"]] = answer
        answer = self.answers.pop(number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def call(self, method, whole_browser=False, seconds=300, **parameters):
        return self.answer(self.send(method, whole_browser, **parameters), seconds, method)

    def open(self, address, answer=None):
        """Opens a page; `answer` may give other files for its scripts and styles, by their names."""
        self.events.clear()
        if answer is not None:
            self.call("Fetch.enable", patterns=[{"urlPattern": "*.js"}, {"urlPattern": "*.css"}])
        self.call("Page.navigate", url=address)
        until = time.monotonic() + 30
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            paused = next((one for one in self.events if one.get("method") == "Fetch.requestPaused"), None)
            if paused is None:
                self.events.append(self.receive(until))
            else:
                self.events.remove(paused)
                event = paused
                name = event["params"]["request"]["url"].rsplit("/", 1)[1]
                kind = "text/css" if name.endswith(".css") else "text/javascript"
                self.call(
                    "Fetch.fulfillRequest", requestId=event["params"]["requestId"], responseCode=200,
                    responseHeaders=[{"name": "Content-Type", "value": kind}],
                    body=base64.b64encode(answer(name)).decode())
        if answer is not None:
            self.call("Fetch.disable")

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(json.dumps(answer["exceptionDetails"])[:500])
        return answer["result"].get("value")

    def trace(self, work):
        """What happened while the work was done, as events of a trace."""
        self.call("Tracing.start", whole_browser=True, transferMode="ReportEvents",
                  traceConfig={"includedCategories": CATEGORIES})
        work()
        self.call("Tracing.end", whole_browser=True)
        events, until, is_complete = [], time.monotonic() + 120, False
        while not is_complete:
            for message in self.events:
                if message["method"] == "Tracing.dataCollected":
                    events += message["params"]["value"]
                is_complete |= message["method"] == "Tracing.tracingComplete"
            self.events.clear()
            if not is_complete:
                self.events.append(self.receive(until))
        return events

    def measured(self, time_of):
        """The times of all processes of this browser, by their kinds."""
        spent = {}
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/stat") as file:
                    fields = file.read().rsplit(")", 1)[1].split()
                if int(fields[3]) != self.process.pid:
                    continue
                with open(f"/proc/{name}/cmdline") as file:
                    line = file.read()
                kind = next((one for one in ("renderer", "gpu-process", "utility", "zygote") if f"--type={one}" in line), "browser")
                spent[kind] = spent.get(kind, 0) + time_of(name)
            except OSError:
                continue
        return spent

    def processor_milliseconds(self):
        """User and system time of all processes of this browser, by their kinds."""
        return self.measured(processor_milliseconds)

    def main_thread_milliseconds(self):
        """User and system time of the pages' main threads."""
        return self.measured(lambda process: thread_milliseconds(process, process)).get("renderer", 0)

    def close(self):
        os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.to_browser)
        os.close(self.from_browser)
        shutil.rmtree(self.folder, ignore_errors=True)


def source(folder, name):
    """A file of the page from the folder of its sources, in place of the one that was built into a program."""
    own = re.sub(r"^script\..+\.js$", "main.js", re.sub(r"^style\..+\.css$", "page.css", name))
    # Which files come later the program writes into the script: the sources have the names of the modules there.
    own = re.sub(r"^(?:\{|%7B){2}(\w+)(?:\}|%7D){2}$", r"\1.js", own)
    return (Path(folder) / own).read_bytes()


def thread_milliseconds(process, thread):
    # The scheduler counts nanoseconds; the times in `stat` are ticks of ten milliseconds.
    with open(f"/proc/{process}/task/{thread}/schedstat") as file:
        return int(file.read().split()[0]) / 1_000_000


def processor_milliseconds(process):
    """User and system time of one process: of the threads that it has now."""
    return sum(thread_milliseconds(process, thread) for thread in os.listdir(f"/proc/{process}/task"))


PHASES = {
    "FunctionCall": "script", "FireAnimationFrame": "script", "EventDispatch": "script", "RunMicrotasks": "script",
    "TimerFire": "script", "WebSocketReceive": "script", "EvaluateScript": "script",
    "MinorGC": "garbage", "MajorGC": "garbage", "V8.GCScavenger": "garbage",
    "UpdateLayoutTree": "style", "Layout": "layout", "PrePaint": "paint", "UpdateLayerTree": "paint", "Paint": "paint",
    "Layerize": "layerize", "Commit": "commit",
}


def phases(events):
    """Milliseconds of processor time by what the page's main thread did, without what lies within; and by other threads."""
    threads, whole = {}, {}
    for event in events:
        if event.get("name") == "thread_name":
            threads[event["pid"], event["tid"]] = event["args"]["name"]
        elif event.get("ph") == "X" and "tdur" in event:
            whole.setdefault((event["pid"], event["tid"]), []).append(event)
    spent = {}

    def add(phase, microseconds):
        spent[phase] = spent.get(phase, 0) + microseconds / 1000

    for thread, name in threads.items():
        found = whole.get(thread, [])
        if name == "CrRendererMain":
            open_events = []
            known = [one for one in found if one["name"] in PHASES or one["name"].endswith("RunTask")]
            for event in sorted(known, key=lambda one: (one["tts"], -one["tdur"])):
                while open_events and open_events[-1][0] <= event["tts"]:
                    open_events.pop()
                phase = PHASES.get(event["name"], "other")
                add(phase, event["tdur"])
                add("main thread", event["tdur"] if not open_events else 0)
                if open_events:
                    add(open_events[-1][1], -event["tdur"])
                open_events.append((event["tts"] + event["tdur"], phase))
        elif name == "Compositor" or name.startswith("CompositorTileWorker"):
            for event in found:
                if event["name"].endswith("RunTask"):
                    add("compositor" if name == "Compositor" else "raster", event["tdur"])
    return spent
