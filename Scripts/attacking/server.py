"""The gallery under attack: started for each attack anew, on a port that the system chooses."""

import re
import subprocess

from .page import resident


class Server:
    def __init__(self, binary, *options):
        self.process = subprocess.Popen(
            [binary, "--port", "0", *options], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
        # The line with the address; behind a proxy that is the proxy's.
        self.line = self.process.stdout.readline().decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.line)
        if not found:
            self.process.kill()
            raise SystemExit(f"The gallery did not start on the loopback address: {self.line!r}")
        self.port = int(found.group(1))

    @property
    def is_alive(self):
        return self.process.poll() is None

    @property
    def memory(self):
        return resident(self.process.pid)

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
