import { kinds } from "./contact.js";
import { Kind } from "./numbers.js";

const orders = { allow: 0, offer: 1, effect: 2 };
const effects = ["none", "copy", "move"];
const phases = { moved: 1, ended: 2, cancelled: 3 };

/** The place of a pointer that has left the page, in points: nowhere near anything. */
const outside = -10_000;
const text = new TextDecoder();

/**
 * Lets pointers drag things out of the page, by drags of the browser. The browser takes the pointer away then: to the host it goes
 * on being the touch that it was, whose places are those of the drag.
 */
export class DragsOut {
  /**
   * @param {import("./input.js").Input} input
   * @param {import("./writer.js").Outbox} outbox
   * @param {{own: object | null}} incoming what hears of drags over the page
   * @param {HTMLElement} overlay
   */
  constructor(input, outbox, incoming, overlay) {
    this.input = input;
    this.outbox = outbox;
    this.incoming = incoming;
    /** The things that the pointer which is down may drag out, as the host has said last. */
    this.offer = null;
    /** The drag that is the browser's: its offer, and the touch as it was last. */
    this.present = null;
    overlay.draggable = true;
    overlay.addEventListener("mousedown", (event) => this.keepFocus(event));
    overlay.addEventListener("dragstart", (event) => this.start(event));
    overlay.addEventListener("dragend", (event) => this.end(event));
    // One pixel without any colour: the host draws what is dragged.
    this.picture = new Image();
    this.picture.src = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
  }

  /** Takes what the host says. */
  receive(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    switch (view.getUint8(0)) {
    case orders.allow:
      this.offer = null;
      break;
    case orders.offer:
      this.offer = read(view, bytes);
      break;
    case orders.effect:
      if (this.present?.offer.number === view.getUint32(1, true)) this.present.effect = effects[view.getUint8(5)];
      break;
    default:
      throw new Error("the host says something of drags to the outside that is not known");
    }
  }

  /** A press that may become a drag is the browser's to take, which takes the focus with it. */
  keepFocus() {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return;
    const names = ["blur", "focusout", "focus", "focusin"];
    const keep = (event) => {
      event.stopImmediatePropagation();
      if (event.type === "blur") focused.focus({ preventScroll: true });
    };
    for (const name of names) addEventListener(name, keep, true);
    // The browser moves the focus between this event and whatever comes next.
    setTimeout(() => { for (const name of names) removeEventListener(name, keep, true); }, 0);
  }

  /** The browser would begin a drag: with what the host has offered for this very press, or not at all. */
  start(event) {
    const { offer, input } = this;
    const sample = offer === null ? undefined : input.live.get(offer.touch);
    if (sample === undefined || sample.kind !== kinds.mouse) {
      event.preventDefault();
      return;
    }
    event.stopPropagation();
    const data = event.dataTransfer;
    for (const { type, value } of offer.texts) data.setData(type, value);
    data.effectAllowed = offer.allowsMove ? "copyMove" : "copy";
    data.setDragImage(this.picture, 0, 0);
    // What the browser says of this pointer from now on is not what the person does with it.
    input.live.delete(offer.touch);
    input.starts.delete(offer.touch);
    input.pacing.fingers = input.live.size;
    input.leads.lift(offer.touch, event.timeStamp, true);
    this.offer = null;
    this.present = { offer, sample, effect: offer.allowsMove ? "move" : "copy" };
    this.incoming.own = this;
  }

  /** Takes an event of a drag over the page: as long as ours is under way there is no other. */
  note(event) {
    event.preventDefault();
    const { effect } = this.present;
    switch (event.type) {
    case "dragleave":
      if (event.relatedTarget === null) this.move(outside, outside, event);
      break;
    case "drop":
      this.finish(phases.ended, event.clientX, event.clientY, event);
      break;
    default:
      event.dataTransfer.dropEffect = effect;
      this.move(event.clientX, event.clientY, event);
    }
  }

  move(x, y, { timeStamp }) {
    const { sample } = this.present;
    if (x === sample.x && y === sample.y) return;
    this.write(phases.moved, x, y, timeStamp);
    this.input.sendNow();
  }

  /** The browser's drag is over. Where it was dropped on the page that has been told already. */
  end(event) {
    if (this.present === null) return;
    const effect = effects.indexOf(event.dataTransfer.dropEffect);
    if (effect > 0) {
      this.outbox.record(Kind.dragOut);
      this.outbox.uint32(this.present.offer.number);
      this.outbox.time(event.timeStamp);
      this.outbox.byte(effect);
    }
    const { x, y } = this.present.sample;
    this.finish(phases.cancelled, x, y, event);
  }

  finish(phase, x, y, { timeStamp }) {
    this.write(phase, x, y, timeStamp);
    this.present = null;
    this.incoming.own = null;
    this.input.sendNow();
  }

  write(phase, x, y, time) {
    const sample = { ...this.present.sample, phase, x, y, time };
    this.present.sample = sample;
    this.outbox.touch(sample);
  }
}

function read(view, bytes) {
  const offer = {
    number: view.getUint32(1, true), touch: view.getInt32(5, true), allowsMove: view.getUint8(9) !== 0, texts: [],
  };
  let offset = 11;
  const part = () => {
    const count = view.getUint32(offset, true);
    offset += 4 + count;
    return text.decode(bytes.subarray(offset - count, offset));
  };
  for (let rest = view.getUint8(10); rest > 0; rest -= 1) offer.texts.push({ type: part(), value: part() });
  return offer;
}
