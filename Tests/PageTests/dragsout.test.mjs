import assert from "node:assert/strict";
import { test } from "node:test";

const { DragsOut } = await import("../../Sources/Hosts/PageSources/Page/dragsout.js");
const { Incoming } = await import("../../Sources/Hosts/PageSources/Page/incoming.js");
const { Outbox } = await import("../../Sources/Hosts/PageSources/Page/writer.js");

globalThis.Image = class { src = ""; };
globalThis.document = { activeElement: null, body: {} };
const listeners = new Map();
globalThis.addEventListener = (name, listener) => listeners.set(name, listener);
globalThis.removeEventListener = (name) => listeners.delete(name);

/** Reads touches and ends of drags out of messages, as the host does. */
function read(message) {
  const view = new DataView(message);
  const found = [];
  let at = 8;
  while (at < message.byteLength) {
    const kind = view.getUint8(at);
    if (kind === 25) {
      found.push({ taken: view.getUint32(at + 1, true), time: view.getFloat64(at + 5, true), effect: view.getUint8(at + 13) });
      at += 14;
    } else if (kind === 3) {
      const count = view.getUint16(at + 1, true);
      at += 3;
      for (let index = 0; index < count; index += 1) {
        found.push({
          phase: view.getUint8(at), touch: view.getInt32(at + 2, true), x: view.getFloat32(at + 14, true), y: view.getFloat32(at + 18, true),
        });
        at += 45;
      }
    } else {
      throw new Error(`a record of kind ${kind}`);
    }
  }
  return found;
}

const sample = {
  phase: 0, kind: 2, identifier: 5, time: 1, x: 10, y: 20, force: 0, radius: 0, altitude: 1, azimuth: 0, roll: 0, buttons: 1, modifiers: 0,
};

function setUp() {
  const sent = [];
  const outbox = new Outbox((message) => sent.push(...read(message)));
  const lifted = [];
  const input = {
    live: new Map([[5, sample]]), starts: new Map([[5, sample]]), pacing: { fingers: 1 },
    leads: { lift: (touch) => lifted.push(touch) }, sendNow: () => outbox.flush(),
  };
  const incoming = new Incoming({ owns: () => false }, () => { throw new Error("nothing comes from elsewhere"); });
  const overlay = new EventTarget();
  const drags = new DragsOut(input, outbox, incoming, overlay);
  return { drags, input, incoming, overlay, lifted, take: () => sent.splice(0) };
}

function offer({ number = 9, touch = 5, allowsMove = true, texts = [["text/plain", "Grüße"], ["application/x-a", "secret"]] } = {}) {
  const utf8 = new TextEncoder();
  const parts = texts.flat().map((part) => utf8.encode(part));
  const bytes = new Uint8Array(11 + parts.reduce((sum, part) => sum + 4 + part.length, 0));
  const view = new DataView(bytes.buffer);
  view.setUint8(0, 1);
  view.setUint32(1, number, true);
  view.setInt32(5, touch, true);
  view.setUint8(9, allowsMove ? 1 : 0);
  view.setUint8(10, texts.length);
  let offset = 11;
  for (const part of parts) {
    view.setUint32(offset, part.length, true);
    bytes.set(part, offset + 4);
    offset += 4 + part.length;
  }
  return bytes;
}

function effect(number, value) {
  const bytes = new Uint8Array(6);
  bytes[0] = 2;
  new DataView(bytes.buffer).setUint32(1, number, true);
  bytes[5] = value;
  return bytes;
}

/** An event of a drag, with a store as a browser's. */
function event(type, more = {}) {
  const made = new Event(type, { cancelable: true });
  const data = new Map();
  return Object.assign(made, {
    clientX: 0, clientY: 0, relatedTarget: null, data,
    dataTransfer: {
      dropEffect: "none", setData: (name, value) => data.set(name, value), setDragImage(picture) { this.picture = picture; }, items: [],
      types: ["text/plain"],
    }, ...more,
  });
}

function begin(overlay) {
  const start = event("dragstart");
  overlay.dispatchEvent(start);
  return start;
}

// N85
test("the overlay can be dragged, and what was offered for this press is in the browser's drag", () => {
  const { drags, overlay, input, incoming, lifted } = setUp();
  assert.equal(overlay.draggable, true);
  drags.receive(new Uint8Array([0]));
  drags.receive(offer());
  const start = begin(overlay);
  assert.equal(start.defaultPrevented, false);
  assert.deepEqual([...start.data], [["text/plain", "Grüße"], ["application/x-a", "secret"]]);
  assert.equal(start.dataTransfer.effectAllowed, "copyMove");
  assert.equal(start.dataTransfer.picture, drags.picture);
  assert.match(drags.picture.src, /^data:image\/gif/);
  assert.equal(incoming.own, drags);
  // The pointer is the browser's: its cancel is not the person's.
  assert.equal(input.live.size, 0);
  assert.equal(input.pacing.fingers, 0);
  assert.deepEqual(lifted, [5]);
});

// N85
test("without an offer, and with one of another press or of a finger, the drag stays inside", () => {
  const { drags, overlay, input, incoming } = setUp();
  assert.equal(begin(overlay).defaultPrevented, true);
  drags.receive(offer({ touch: 6 }));
  assert.equal(begin(overlay).defaultPrevented, true);
  input.live.set(6, { ...sample, kind: 0 });
  assert.equal(begin(overlay).defaultPrevented, true);
  drags.receive(offer());
  drags.receive(new Uint8Array([0]));
  assert.equal(begin(overlay).defaultPrevented, true);
  assert.equal(incoming.own, null);
  assert.equal(input.live.size, 2);
});

// N87
test("what may not be moved is offered as a copy, and the page shows what the host says", () => {
  const { drags, overlay, incoming } = setUp();
  drags.receive(offer({ allowsMove: false }));
  assert.equal(begin(overlay).dataTransfer.effectAllowed, "copy");
  const over = () => {
    const made = event("dragover", { clientX: 30 });
    incoming.note(made);
    assert.equal(made.defaultPrevented, true);
    return made.dataTransfer.dropEffect;
  };
  assert.equal(over(), "copy");
  drags.receive(effect(9, 0));
  assert.equal(over(), "none");
  drags.receive(effect(9, 2));
  assert.equal(over(), "move");
  drags.receive(effect(8, 0));
  assert.equal(over(), "move");
});

// N86
test("places of the drag are those of the touch, and one outside while it is outside", () => {
  const { drags, overlay, incoming, take } = setUp();
  drags.receive(offer());
  begin(overlay);
  incoming.note(event("dragenter", { clientX: 10, clientY: 20 }));
  incoming.note(event("dragover", { clientX: 30, clientY: 40 }));
  incoming.note(event("dragover", { clientX: 30, clientY: 40 }));
  incoming.note(event("dragleave", { relatedTarget: {} }));
  incoming.note(event("dragleave"));
  incoming.note(event("dragover", { clientX: 50, clientY: 60 }));
  incoming.note(event("drop", { clientX: 50, clientY: 60 }));
  overlay.dispatchEvent(event("dragend"));
  assert.deepEqual(take(), [
    { phase: 1, touch: 5, x: 30, y: 40 }, { phase: 1, touch: 5, x: -10_000, y: -10_000 }, { phase: 1, touch: 5, x: 50, y: 60 },
    { phase: 2, touch: 5, x: 50, y: 60 },
  ]);
  assert.equal(incoming.own, null);
});

// N86
test("a drag that others have taken ends with what they did, and one that nobody took is cancelled", () => {
  const { drags, input, overlay, incoming, take } = setUp();
  for (const [dropEffect, found] of [["copy", [1]], ["move", [2]], ["none", []], ["link", []]]) {
    input.live.set(5, sample);
    drags.receive(offer());
    begin(overlay);
    const end = event("dragend");
    end.dataTransfer.dropEffect = dropEffect;
    overlay.dispatchEvent(end);
    const records = take();
    assert.deepEqual(records.slice(0, -1).map(({ taken, effect: done }) => [taken, done]), found.map((done) => [9, done]));
    assert.deepEqual(records.at(-1), { phase: 3, touch: 5, x: 10, y: 20 });
    assert.equal(incoming.own, null);
  }
});

test("a press keeps the focus where it is", async () => {
  const { overlay } = setUp();
  let focused = 0;
  document.activeElement = { focus() { focused += 1; } };
  overlay.dispatchEvent(new Event("mousedown"));
  let stopped = 0;
  listeners.get("blur")({ type: "blur", stopImmediatePropagation() { stopped += 1; } });
  listeners.get("focus")({ type: "focus", stopImmediatePropagation() { stopped += 1; } });
  assert.deepEqual([focused, stopped], [1, 2]);
  await new Promise((resolve) => { setTimeout(resolve, 5); });
  assert.equal(listeners.has("blur"), false);
  document.activeElement = null;
});
