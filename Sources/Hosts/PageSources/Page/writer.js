import { Kind } from "./numbers.js";

const utf8 = new TextEncoder();

/** The actions on an element: the kinds of `AccessibilityAction`. */
export const Action = {
  activate: 0, increment: 1, decrement: 2, escape: 3, magicTap: 4, custom: 5, focus: 6, blur: 7, scroll: 8,
};

/** Limits of the host, with room to spare. */
const mostBytes = 30_000;
const mostRecords = 1_000;
const mostSamples = 500;

/** Collects records for the host and sends them as one message. */
export class Outbox {
  /** @param {(message: ArrayBuffer) => void} send */
  constructor(send) {
    this.send = send;
    this.buffer = new ArrayBuffer(mostBytes + 32_000);
    this.view = new DataView(this.buffer);
    this.clear();
  }

  get isEmpty() { return this.records === 0; }

  clear() {
    // The first eight bytes are the time of sending.
    this.offset = 8;
    this.records = 0;
    this.samples = 0;
    this.samplesOffset = 0;
  }

  /** Sends what there is. */
  flush() {
    if (this.isEmpty) return;
    this.view.setFloat64(0, performance.now(), true);
    const message = this.buffer.slice(0, this.offset);
    this.clear();
    this.send(message);
  }

  record(kind) {
    if (this.offset > mostBytes || this.records >= mostRecords) this.flush();
    this.samples = 0;
    this.records += 1;
    this.byte(kind);
  }

  /** Adds a sample of a touch to those that came just before it. */
  touch(sample) {
    if (this.samples === 0 || this.samples >= mostSamples || this.offset > mostBytes) {
      this.record(Kind.touches);
      this.samplesOffset = this.offset;
      this.uint16(0);
    }
    this.samples += 1;
    this.view.setUint16(this.samplesOffset, this.samples, true);
    this.byte(sample.phase);
    this.byte(sample.kind);
    this.view.setInt32(this.offset, sample.identifier, true);
    this.offset += 4;
    this.time(sample.time);
    this.place(sample.x);
    this.place(sample.y);
    this.float(sample.force, 0, 1_000);
    this.float(sample.radius, 0, 20_000);
    this.lean(sample);
    this.uint16(sample.buttons);
    this.byte(sample.modifiers);
  }

  /** How a pen is held: three angles. */
  lean({ altitude, azimuth, roll }) {
    for (const angle of [altitude, azimuth, roll]) this.float(angle, -7, 7);
  }

  byte(value) { this.view.setUint8(this.offset++, value); }

  bool(value) { this.byte(value ? 1 : 0); }

  uint16(value) {
    this.view.setUint16(this.offset, value, true);
    this.offset += 2;
  }

  uint32(value) {
    this.view.setUint32(this.offset, value, true);
    this.offset += 4;
  }

  /** A number between two bounds, beyond which the host would refuse the message. */
  float(value, least, most) {
    this.view.setFloat32(this.offset, Number.isFinite(value) ? Math.min(Math.max(value, least), most) : 0, true);
    this.offset += 4;
  }

  place(value) { this.float(value, -1e6, 1e6); }

  /** A side of the screen: what is larger is left empty. */
  side(value) { this.float(value, 0, 20_000); }

  /** A way there and back, in milliseconds. */
  way(value) { this.float(value, 0, 10_000); }

  /** A strip along an edge of the screen. */
  inset(value) { this.float(value, 0, 1_000); }

  /** A moment of the page in milliseconds. Events that a script makes may carry any. */
  time(value) {
    this.view.setFloat64(this.offset, Number.isFinite(value) && value > 0 ? value : 0, true);
    this.offset += 8;
  }

  /** Bytes after their number; the caller keeps within the room that a record has. */
  bytes(value) {
    this.uint32(value.length);
    new Uint8Array(this.buffer).set(value, this.offset);
    this.offset += value.length;
  }

  /** Bytes whose number was written before. */
  raw(value) {
    new Uint8Array(this.buffer).set(value, this.offset);
    this.offset += value.length;
  }

  /** The name of a key: what is longer is none that anybody knows. */
  text(value) { this.longText(value.slice(0, 16)); }

  /** Text that the caller keeps within the host's bounds. */
  longText(value) {
    const bytes = utf8.encode(value);
    this.uint16(bytes.length);
    this.raw(bytes);
  }
}
