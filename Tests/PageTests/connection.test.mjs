import assert from "node:assert/strict";
import { test } from "node:test";

/** What connections find of a browser here: sockets that are told what becomes of them. */
class Socket {
  static OPEN = 1;
  static made = [];

  constructor(address) {
    this.address = String(address);
    this.readyState = 0;
    this.sent = [];
    Socket.made.push(this);
  }

  become(state) {
    this.readyState = state;
    if (state === 1) this.onopen?.();
    if (state === 3) this.onclose?.({ code: 1006, reason: "" });
  }

  send(message) { this.sent.push(message); }
  close() { this.readyState = 3; }
}

globalThis.WebSocket = Socket;
globalThis.addEventListener = () => {};
globalThis.document = { addEventListener() {} };
const { Connection } = await import("../../Sources/Hosts/PageSources/Page/connection.js");

const address = new URL("ws://127.0.0.1/socket");

function connect(state) {
  Socket.made = [];
  const story = [];
  const early = new Socket(address);
  early.readyState = state;
  const connection = new Connection(address, {
    opened() {
      story.push("opened");
      connection.send("hello");
    },
    received(data) { story.push(`received ${data.byteLength}`); },
    lost() { story.push("lost"); },
  });
  connection.open(early);
  return { early, story };
}

test("a socket that is open when the script comes is greeted at once", () => {
  const { early, story } = connect(1);
  assert.deepEqual(story, ["opened"]);
  assert.deepEqual(early.sent, ["hello"]);
  assert.equal(early.binaryType, "arraybuffer");
  early.onmessage({ data: new ArrayBuffer(3) });
  assert.deepEqual(story, ["opened", "received 3"]);
  assert.equal(Socket.made.length, 1);
});

test("a socket that still opens when the script comes is greeted when it is open", () => {
  const { early, story } = connect(0);
  assert.deepEqual(story, []);
  early.become(1);
  assert.deepEqual(story, ["opened"]);
  assert.deepEqual(early.sent, ["hello"]);
  assert.equal(Socket.made.length, 1);
});

for (const [name, state] of [["closes", 2], ["is closed", 3]]) {
  test(`a socket that ${name} before the script comes is not waited for`, () => {
    const { early, story } = connect(state);
    assert.equal(Socket.made.length, 2);
    assert.equal(Socket.made[1].address, "ws://127.0.0.1/socket");
    Socket.made[1].become(1);
    assert.deepEqual(story, ["opened"]);
    assert.deepEqual(early.sent, []);
  });
}

test("a socket that is lost is opened again at the same address", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { early, story } = connect(1);
  early.become(3);
  assert.deepEqual(story, ["opened", "lost"]);
  context.mock.timers.tick(400);
  assert.equal(Socket.made.length, 2);
  Socket.made[1].become(1);
  assert.deepEqual(story, ["opened", "lost", "opened"]);
});
