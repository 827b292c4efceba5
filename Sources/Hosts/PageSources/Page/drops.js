import { Kind } from "./numbers.js";

const phases = { entered: 0, moved: 1, left: 2, dropped: 3 };
const forms = { file: 0, text: 1, otherForm: 2, more: 3 };
const effects = ["none", "copy", "move"];
const answers = { effect: 0, read: 1, forget: 2 };

/** Limits of the host: items of a drag, forms of a text, and bytes of all texts together. */
const mostItems = 1_000;
const mostForms = 16;
const mostTextBytes = 1_048_576;
/** Bytes in one record. */
const partBytes = 30_000;
/** How fast files are sent at most, in bytes a millisecond: half of what the host takes of a page. */
const pace = 4_000;

/** Forms of a text, the best first; others come between. */
const best = ["text/uri-list", "text/html"];
const utf8 = new TextEncoder();

/** Tells the host of drags from elsewhere, and sends it what they bring. */
export class Drops {
  /**
   * @param {{effect: string}} incoming where it stands what the browser is told
   * @param {import("./writer.js").Outbox} outbox
   * @param {{sendNow: () => void}} input
   * @param {{isConnected: boolean}} pacing
   */
  constructor(incoming, outbox, input, pacing) {
    this.incoming = incoming;
    this.outbox = outbox;
    this.input = input;
    this.pacing = pacing;
    /** The number of the last drag. Not those of a page before, of which the host may speak still. */
    this.number = Math.floor(Math.random() * 2 ** 31);
    /** The drag over the page, and where the host knows it to be. */
    this.present = null;
    /** The things that were listed last: browsers list them when a drag comes in. */
    this.listed = [];
    /** The files of drops that the host may ask for, by the numbers of the drags. */
    this.files = new Map();
    /** When the next part of a file may be sent. */
    this.free = 0;
    /** Raised when what is under way has become worthless. */
    this.epoch = 0;
    // A pointer is the browser's while it drags: one that moves has ended a drag, also where the browser says nothing of that.
    addEventListener("pointermove", (event) => this.leave({ time: event.timeStamp }), { capture: true });
  }

  /** A connection was lost: the host has given up all that it knew. */
  reset() {
    this.present = null;
    this.files.clear();
    this.incoming.effect = "copy";
    this.epoch += 1;
  }

  /** Takes an event of the browser. */
  note(event) {
    if (event.type === "dragenter") this.listed = listed(event);
    if (!this.pacing.isConnected) return;
    switch (event.type) {
    case "dragleave":
      if (event.isOut) this.leave(event);
      break;
    case "drop":
      this.drop(event);
      break;
    default:
      this.move(event);
    }
  }

  move({ x, y, time }) {
    if (this.present === null) {
      const items = arranged(this.listed);
      if (items.length === 0) return;
      this.number += 1;
      this.present = { x, y, isAnswered: false, next: null };
      for (const item of items) this.writeItem(item, false);
      this.write(phases.entered, time, x, y);
    } else if (!this.present.isAnswered) {
      this.present.next = { x, y };
    } else if (x !== this.present.x || y !== this.present.y) {
      Object.assign(this.present, { x, y, isAnswered: false });
      this.write(phases.moved, time, x, y);
    }
  }

  leave({ time }) {
    if (this.present === null) return;
    this.present = null;
    this.incoming.effect = "copy";
    this.write(phases.left, time, 0, 0);
  }

  drop(event) {
    const items = arranged(listed(event)).filter((item) => item.isFile ? item.value !== null : item.forms.length > 0);
    if (items.length === 0) {
      this.leave(event);
      return;
    }
    // Who drops at once has told nothing of it before.
    if (this.present === null) this.number += 1;
    this.present = null;
    this.incoming.effect = "copy";
    for (const item of items) this.writeItem(item, true);
    this.files.set(this.number, items.filter((item) => item.isFile).map((item) => item.value));
    this.write(phases.dropped, event.time, event.x, event.y);
  }

  write(phase, time, x, y) {
    this.outbox.record(Kind.drag);
    this.outbox.byte(phase);
    this.outbox.uint32(this.number);
    this.outbox.time(time);
    this.outbox.place(x);
    this.outbox.place(y);
    this.input.sendNow();
  }

  writeItem(item, isDropped) {
    const { outbox } = this;
    if (item.isFile) {
      outbox.record(Kind.draggedItem);
      outbox.byte(forms.file);
      outbox.longText(item.type.slice(0, 80));
      outbox.longText(isDropped ? item.value.name.slice(0, 255) : "");
      // As a moment is written: a number of eight bytes that is not negative.
      outbox.time(isDropped ? item.value.size : 0);
      return;
    }
    item.forms.forEach(({ type, data }, index) => {
      const bytes = isDropped ? data : new Uint8Array(0);
      for (let start = 0; start === 0 || start < bytes.length; start += partBytes) {
        outbox.record(Kind.draggedItem);
        outbox.byte(start > 0 ? forms.more : index === 0 ? forms.text : forms.otherForm);
        if (start === 0) outbox.longText(type.slice(0, 80));
        outbox.bytes(bytes.subarray(start, start + partBytes));
      }
    });
  }

  // MARK: From the host

  /** Takes what the host says of drags. */
  receive(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    switch (view.getUint8(0)) {
    case answers.effect:
      this.answered(view.getUint32(1, true), effects[view.getUint8(5)]);
      break;
    case answers.read:
      this.read({
        load: view.getUint32(1, true), drag: view.getUint32(5, true), file: view.getUint32(9, true),
        offset: view.getFloat64(13, true), count: view.getUint32(21, true),
      });
      break;
    case answers.forget:
      this.files.delete(view.getUint32(1, true));
      break;
    default:
      throw new Error("the host says something of drags that is not known");
    }
  }

  answered(drag, effect) {
    const { present } = this;
    if (present === null || drag !== this.number) return;
    this.incoming.effect = effect;
    present.isAnswered = true;
    const { next } = present;
    present.next = null;
    if (next !== null) this.move({ ...next, time: performance.now() });
  }

  /** Sends a part of a file; says so where it cannot be read. */
  async read({ load, drag, file, offset, count }) {
    const { epoch } = this;
    const source = this.files.get(drag)?.[file];
    let bytes = null;
    try {
      if (source !== undefined) bytes = new Uint8Array(await source.slice(offset, offset + count).arrayBuffer());
    } catch {
      // Moved, changed or a folder.
    }
    const now = performance.now();
    const pause = this.free - now;
    this.free = Math.max(now, this.free) + (bytes?.length ?? 0) / pace;
    if (pause > 0) await new Promise((resolve) => { setTimeout(resolve, pause); });
    if (epoch !== this.epoch) return;
    const length = bytes?.length ?? 0;
    for (let start = 0; start === 0 || start < length; start += partBytes) {
      const isLast = start + partBytes >= length;
      this.outbox.record(Kind.filePart);
      this.outbox.uint32(load);
      this.outbox.byte((isLast ? 1 : 0) | (bytes === null ? 2 : 0));
      this.outbox.bytes(bytes?.subarray(start, start + partBytes) ?? new Uint8Array(0));
      this.outbox.flush();
    }
    this.input.sendNow();
  }
}

/** The things that a browser lists: where it keeps them to itself, as Safari does, the types say what little is known. */
function listed({ items, types }) {
  if (items.length > 0) return items;
  return types.map((type) => (type === "Files" ? { isFile: true, type: "", value: null } : { isFile: false, type, value: null }));
}

/** The things that are dragged: all texts are forms of one thing, and each file is one. What is too much is left out. */
function arranged(entries) {
  let room = mostTextBytes;
  const rank = ({ type }) => (best.includes(type) ? best.indexOf(type) : type === "text/plain" ? best.length + 1 : best.length);
  const texts = entries.filter((entry) => !entry.isFile && !entry.type.startsWith("application/x-moz-"))
    .sort((one, other) => rank(one) - rank(other)).slice(0, mostForms)
    .map(({ type, value }) => ({ type, isEmpty: value === "", data: utf8.encode(value ?? "") }))
    .filter(({ isEmpty, data }) => {
      if (isEmpty || data.length > room) return false;
      room -= data.length;
      return true;
    });
  const items = texts.length === 0 ? [] : [{ isFile: false, forms: texts }];
  return items.concat(entries.filter((entry) => entry.isFile)).slice(0, mostItems);
}
