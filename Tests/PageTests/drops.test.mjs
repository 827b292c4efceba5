import assert from "node:assert/strict";
import { test } from "node:test";

const { Drops } = await import("../../Sources/Hosts/PageSources/Page/drops.js");
const { Incoming } = await import("../../Sources/Hosts/PageSources/Page/incoming.js");
const { Outbox } = await import("../../Sources/Hosts/PageSources/Page/writer.js");

const text = new TextDecoder();
let pointerMoved = null;
globalThis.addEventListener = (name, listener) => { if (name === "pointermove") pointerMoved = listener; };

/** Reads the records of drags out of messages, as the host does. */
function read(message) {
  const view = new DataView(message);
  const found = [];
  let at = 8;
  const byte = () => view.getUint8(at++);
  const uint32 = () => { at += 4; return view.getUint32(at - 4, true); };
  const float = () => { at += 4; return view.getFloat32(at - 4, true); };
  const double = () => { at += 8; return view.getFloat64(at - 8, true); };
  const bytes = (count) => { at += count; return new Uint8Array(message, at - count, count); };
  const short = () => { at += 2; return text.decode(bytes(view.getUint16(at - 2, true))); };
  while (at < message.byteLength) {
    const kind = byte();
    if (kind === 22) {
      const phase = ["entered", "moved", "left", "dropped"][byte()];
      found.push({ phase, number: uint32(), time: double(), x: float(), y: float() });
    } else if (kind === 23) {
      const form = byte();
      if (form === 0) found.push({ file: short(), name: short(), size: double() });
      else if (form === 3) found.push({ more: bytes(uint32()) });
      else found.push({ text: short(), isNew: form === 1, bytes: bytes(uint32()) });
    } else if (kind === 24) {
      found.push({ load: uint32(), flags: byte(), bytes: bytes(uint32()) });
    } else {
      throw new Error(`a record of kind ${kind}`);
    }
  }
  return found;
}

function setUp() {
  const sent = [];
  const outbox = new Outbox((message) => sent.push(...read(message)));
  const incoming = { effect: "copy" };
  const pacing = { isConnected: true };
  const drops = new Drops(incoming, outbox, { sendNow: () => outbox.flush() }, pacing);
  const take = () => sent.splice(0);
  return { drops, incoming, pacing, take, first: drops.number + 1 };
}

const event = (type, more = {}) => ({ type, x: 5, y: 6, time: 1_000, items: [], types: [], isOut: true, ...more });
const file = (value, type = "text/plain") => ({ isFile: true, type, value });
const string = (type, value) => ({ isFile: false, type, value });

function answer(drag, effect) {
  const bytes = new Uint8Array(6);
  new DataView(bytes.buffer).setUint32(1, drag, true);
  bytes[5] = effect;
  return bytes;
}

function request(load, drag, number, offset, count) {
  const bytes = new Uint8Array(25);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, 1);
  [load, drag, number].forEach((value, index) => view.setUint32(1 + 4 * index, value, true));
  view.setFloat64(13, offset, true);
  view.setUint32(21, count, true);
  return bytes;
}

/** Waits for what goes on by itself. */
async function settle(isSo) {
  for (let turn = 0; turn < 1_000 && !isSo(); turn += 1) await new Promise((resolve) => { setTimeout(resolve, 1); });
  assert.ok(isSo());
}

// N82
test("a drag comes in with the types of its things, and nothing of what they hold", () => {
  const { drops, take, first } = setUp();
  drops.note(event("dragenter", { items: [file(null), file(null, "")] }));
  assert.deepEqual(take(), [
    { file: "text/plain", name: "", size: 0 }, { file: "", name: "", size: 0 },
    { phase: "entered", number: first, time: 1_000, x: 5, y: 6 },
  ]);
});

// N82
test("a browser that lists only types is believed that there is one thing", () => {
  const { drops, take } = setUp();
  drops.note(event("dragenter", { types: ["Files"] }));
  assert.deepEqual(take()[0], { file: "", name: "", size: 0 });
});

// N83
test("one place is under way at a time, and the last one follows when it is answered", () => {
  const { drops, incoming, take, first } = setUp();
  drops.note(event("dragenter", { items: [file(null)] }));
  take();
  assert.equal(incoming.effect, "copy");
  drops.note(event("dragover", { x: 7 }));
  drops.note(event("dragover", { x: 8 }));
  assert.deepEqual(take(), []);
  drops.receive(answer(first, 0));
  assert.equal(incoming.effect, "none");
  const [moved, ...rest] = take();
  assert.deepEqual([moved.phase, moved.x, rest.length], ["moved", 8, 0]);
  drops.receive(answer(first, 1));
  assert.equal(incoming.effect, "copy");
  drops.note(event("dragover", { x: 8 }));
  assert.deepEqual(take(), []);
  drops.receive(answer(first + 5, 0));
  assert.equal(incoming.effect, "copy");
});

// N82
test("a drag that leaves the page has left it, and one that goes from element to element has not", () => {
  const { drops, take, first } = setUp();
  drops.note(event("dragenter", { items: [file(null)] }));
  take();
  drops.note(event("dragleave", { isOut: false }));
  assert.deepEqual(take(), []);
  drops.note(event("dragleave"));
  assert.deepEqual(take().map(({ phase, number }) => [phase, number]), [["left", first]]);
  drops.note(event("dragleave"));
  assert.deepEqual(take(), []);
  drops.note(event("dragenter", { items: [file(null)] }));
  assert.equal(take()[1].number, first + 1);
});

// N82
test("a pointer that moves has ended a drag that the browser says nothing more of", () => {
  const { drops, incoming, take, first } = setUp();
  drops.note(event("dragenter", { items: [file(null)] }));
  take();
  drops.receive(answer(first, 0));
  pointerMoved({ timeStamp: 2_000 });
  assert.deepEqual(take().map(({ phase, number, time }) => [phase, number, time]), [["left", first, 2_000]]);
  assert.equal(incoming.effect, "copy");
  pointerMoved({ timeStamp: 2_000 });
  assert.deepEqual(take(), []);
});

// N84
test("a drop has names, sizes and texts, the best form first", () => {
  const { drops, take, first } = setUp();
  drops.note(event("dragenter", { items: [file(null)] }));
  take();
  drops.note(event("drop", {
    items: [
      string("text/plain", "A"), string("text/html", "<a>"), string("text/uri-list", "https://a.example"),
      string("application/x-moz-nativeimage", "?"), string("text/empty", ""), file(new File(["abc"], "a.txt")), file(null),
    ],
  }));
  const sent = take();
  const plain = (part) => ("bytes" in part ? { ...part, bytes: text.decode(part.bytes) } : part);
  assert.deepEqual(sent.map(plain), [
    { text: "text/uri-list", isNew: true, bytes: "https://a.example" }, { text: "text/html", isNew: false, bytes: "<a>" },
    { text: "text/plain", isNew: false, bytes: "A" }, { file: "text/plain", name: "a.txt", size: 3 },
    { phase: "dropped", number: first, time: 1_000, x: 5, y: 6 },
  ]);
});

// N83
test("a drop of a drag that nothing was told of is told", () => {
  const { drops, take, first } = setUp();
  drops.note(event("drop", { items: [string("text/plain", "A")] }));
  assert.deepEqual(take().map((part) => part.phase ?? part.text), ["text/plain", "dropped"]);
  drops.note(event("dragenter", { items: [file(null)] }));
  assert.equal(take()[1].number, first + 1);
});

// N84
test("a drop of nothing is none", () => {
  const { drops, take } = setUp();
  drops.note(event("dragenter", { items: [file(null)] }));
  take();
  drops.note(event("drop", { items: [file(null)] }));
  assert.deepEqual(take().map(({ phase }) => phase), ["left"]);
});

// N84
test("long texts come in parts, what is beyond a megabyte together is left out, and so is the thousand-and-first thing", () => {
  const { drops, take } = setUp();
  drops.note(event("drop", {
    items: [
      string("text/html", "x".repeat(1_048_577)), string("text/plain", "y".repeat(70_000)),
      ...Array.from({ length: 1_200 }, () => file(new File([], "n"))),
    ],
  }));
  const sent = take();
  assert.deepEqual(sent.slice(0, 3).map(({ text: type, bytes, more }) => [type, (bytes ?? more).length]),
    [["text/plain", 30_000], [undefined, 30_000], [undefined, 10_000]]);
  assert.equal(sent.filter((part) => "file" in part).length, 999);
});

// N84
test("names and types that are too long are cut", () => {
  const { drops, take } = setUp();
  drops.note(event("drop", { items: [file(new File([], "n".repeat(400)), "t".repeat(100)), string("é".repeat(90), "A")] }));
  const sent = take();
  assert.equal(sent[0].text, "é".repeat(80));
  assert.equal(sent[1].file, "t".repeat(80));
  assert.equal(sent[1].name, "n".repeat(255));
});

// N84
test("a range of a file is sent in parts, the last of which says so", async () => {
  const { drops, take, first } = setUp();
  const contents = new Uint8Array(100_000).map((_, index) => index);
  drops.note(event("drop", { items: [file(new File(["no"], "no")), file(new File([contents], "a"))] }));
  take();
  drops.receive(request(9, first, 1, 20_000, 65_536));
  let parts = [];
  await settle(() => { parts = parts.concat(take()); return parts.length >= 3; });
  assert.deepEqual(parts.map(({ load, flags, bytes }) => [load, flags, bytes.length, bytes[0]]),
    [[9, 0, 30_000, 20_000 & 255], [9, 0, 30_000, 50_000 & 255], [9, 1, 5_536, 80_000 & 255]]);
});

// N84
test("a file that cannot be read, and one that is not there, are said to be so", async () => {
  const { drops, take, first } = setUp();
  const folder = Object.assign(new File(["abc"], "folder"), { slice: () => ({ arrayBuffer: async () => { throw new Error("no"); } }) });
  drops.note(event("drop", { items: [file(folder)] }));
  take();
  for (const [load, number] of [[1, 0], [2, 7]]) {
    drops.receive(request(load, first, number, 0, 3));
    let parts = [];
    await settle(() => { parts = parts.concat(take()); return parts.length > 0; });
    assert.deepEqual(parts.map(({ flags, bytes }) => [flags, bytes.length]), [[3, 0]]);
  }
});

// N84
test("files are sent no faster than the host takes them", async (context) => {
  const { drops, take, first } = setUp();
  drops.note(event("drop", { items: [file(new File([new Uint8Array(200_000)], "a"))] }));
  take();
  const pauses = [];
  context.mock.method(performance, "now", () => 0);
  context.mock.method(globalThis, "setTimeout", (action, pause) => {
    pauses.push(pause);
    setImmediate(action);
  });
  for (const offset of [0, 65_536, 131_072]) drops.receive(request(1, first, 0, offset, 65_536));
  let parts = [];
  for (let turn = 0; turn < 1_000 && parts.filter(({ flags }) => flags === 1).length < 3; turn += 1) {
    await new Promise((resolve) => { setImmediate(resolve); });
    parts = parts.concat(take());
  }
  assert.equal(parts.filter(({ flags }) => flags === 1).length, 3);
  // Two ranges before the last one, of 65,536 bytes each, at 4,000 bytes a millisecond.
  assert.deepEqual(pauses, [16.384, 32.768]);
});

// N84
test("what is under way when a connection is lost is not sent, and the files are forgotten", async () => {
  const { drops, take, first } = setUp();
  drops.note(event("drop", { items: [file(new File(["abc"], "a"))] }));
  take();
  drops.receive(request(1, first, 0, 0, 3));
  drops.reset();
  await new Promise((resolve) => { setTimeout(resolve, 20); });
  assert.deepEqual(take(), []);
  assert.equal(drops.files.size, 0);
});

// N84
test("files are kept until the host has no use for them", () => {
  const { drops, first } = setUp();
  drops.note(event("drop", { items: [file(new File(["abc"], "a"))] }));
  assert.equal(drops.files.size, 1);
  const bytes = new Uint8Array(5);
  bytes[0] = 2;
  new DataView(bytes.buffer).setUint32(1, first, true);
  drops.receive(bytes);
  assert.equal(drops.files.size, 0);
});

// N82
test("without a connection nothing is begun", () => {
  const { drops, pacing, take } = setUp();
  pacing.isConnected = false;
  drops.note(event("dragenter", { items: [file(null)] }));
  pacing.isConnected = true;
  assert.deepEqual(take(), []);
  drops.note(event("dragover"));
  assert.deepEqual(take().map((part) => part.phase ?? "file"), ["file", "entered"]);
});

// N82, N83
test("the first drag has what it needs loaded, is answered with a copy at once, and loses nothing", async () => {
  const listeners = {};
  globalThis.addEventListener = (name, listener) => { listeners[name] = listener; };
  const own = {};
  let loads = 0;
  let arrive = null;
  const incoming = new Incoming({ owns: (target) => target === own }, () => {
    loads += 1;
    return new Promise((resolve) => { arrive = resolve; });
  });
  const seen = [];
  const send = (type, more = {}) => {
    const data = {
      dropEffect: "", types: ["text/plain", "Files"], items: [
        { kind: "string", type: "text/plain" }, { kind: "file", type: "image/png", getAsFile: () => "a file" },
      ],
      getData: (name) => `text of ${name}`,
    };
    let isTaken = false;
    listeners[type]({ type, dataTransfer: data, clientX: 1, clientY: 2, timeStamp: 3, relatedTarget: null, target: {},
      preventDefault: () => { isTaken = true; }, ...more });
    return [isTaken, data.dropEffect];
  };
  assert.deepEqual(send("dragenter", { target: own }), [false, ""]);
  assert.equal(loads, 0);
  assert.deepEqual(send("dragenter"), [true, "copy"]);
  assert.deepEqual(send("dragover"), [true, "copy"]);
  send("drop");
  assert.equal(loads, 1);
  arrive({ note: (one) => seen.push(one) });
  await incoming.drops;
  await null;
  assert.deepEqual(seen.map(({ type, items }) => [type, items.map(({ value }) => value)]),
    [["dragenter", [null, null]], ["dragover", []], ["drop", ["text of text/plain", "a file"]]]);
});
