import { force, kinds, lean, radius, turn } from "./contact.js";
import { longPress, tapSlop } from "./fields.js";
import { KeyQueue } from "./keyqueue.js";
import { changesHands, isCommand, owner } from "./keys.js";
import { Kind } from "./numbers.js";
import { Action } from "./writer.js";

const Phase = { began: 0, moved: 1, ended: 2, cancelled: 3 };

/** Touches that assistive tools make count down from here; the browser's own are never negative. */
let activations = -1;

/** Sends what people do. */
export class Input {
  /**
   * @param {HTMLElement} overlay the element that owns the pointers
   * @param {HTMLElement} layers
   * @param {import("./writer.js").Outbox} outbox
   * @param {import("./pacing.js").Pacing} pacing
   * @param {import("./focus.js").Focus} focus
   * @param {import("./field.js").Field} field
   * @param {import("./clipboard.js").Clipboard} clipboard
   * @param {import("./leads.js").Leads} leads
   * @param {import("./fields.js").Fields} fields
   */
  constructor(overlay, layers, outbox, pacing, focus, field, clipboard, leads, fields) {
    this.overlay = overlay;
    this.outbox = outbox;
    this.pacing = pacing;
    this.focus = focus;
    this.field = field;
    this.clipboard = clipboard;
    this.leads = leads;
    this.fields = fields;
    /** Keys that were kept from the application when they went down. */
    this.keptKeys = new Set();
    /** Keys in a field that the host has been told of, and not yet that they are up. */
    this.fieldKeys = new Set();
    this.keys = new KeyQueue({
      handle: (event) => (event.type === "keydown" ? this.keyDown(event) : this.keyUp(event)),
      depends: (event) => event.type === "keydown" && focus.mayTake(event),
      whenAnswered: (body) => pacing.whenAnswered(body),
    });
    this.live = new Map();
    /** The samples with which the touches that are live came down. */
    this.starts = new Map();
    this.isHovering = false;
    /** Tells whether the touch that is down came down and stayed without others. */
    this.isAlone = false;
    /** The touch that is down in the field with the focus, and may still be one of the browser's. */
    this.inField = null;
    this.isSending = false;
    // A message to itself comes after everything that the browser has at hand now, and sooner than any timer.
    this.channel = new MessageChannel();
    this.channel.port1.onmessage = () => {
      this.isSending = false;
      this.sendNow();
    };
    this.listenToPointers();
    this.listenToFields(layers);
    this.listenToWheel();
    this.listenToKeys();
    for (const part of [layers, focus.tree.actionList]) {
      part.addEventListener("click", (event) => this.activate(event));
    }
    for (const name of ["contextmenu", "selectstart", "dragstart"]) {
      document.addEventListener(name, (event) => { if (!fields.owns(event.target)) event.preventDefault(); });
    }
    addEventListener("blur", () => this.cancelAll());
  }

  listenToPointers() {
    const { overlay } = this;
    overlay.addEventListener("pointerdown", (event) => this.down(event));
    overlay.addEventListener("pointermove", (event) => this.moved(event));
    overlay.addEventListener("pointerup", (event) => this.ended(event, Phase.ended));
    overlay.addEventListener("pointercancel", (event) => this.ended(event, Phase.cancelled));
    overlay.addEventListener("lostpointercapture", (event) => this.ended(event, Phase.cancelled));
    overlay.addEventListener("pointerleave", (event) => this.left(event));
    // Older Safari: no magnifier, no mouse events after touches, no swipe at the edges.
    for (const name of ["touchstart", "touchmove", "gesturestart", "gesturechange", "gestureend"]) {
      overlay.addEventListener(name, (event) => event.preventDefault(), { passive: false });
    }
  }

  down(event) {
    if (this.live.has(event.pointerId)) return;
    // A pointer that is gone already cannot be captured; its end is on the way.
    try { this.overlay.setPointerCapture(event.pointerId); } catch { /* nothing is lost */ }
    // Else the browser drags nothing out.
    if (!this.overlay.draggable || event.pointerType !== "mouse") event.preventDefault();
    this.begin(event, this.sample(event, Phase.began));
  }

  begin(event, sample) {
    this.keys.release();
    this.focus.leave();
    this.fields.report();
    this.isAlone = this.live.size === 0;
    this.live.set(event.pointerId, sample);
    this.starts.set(event.pointerId, sample);
    this.pacing.fingers = this.live.size;
    this.leads.down(event.pointerId, sample.x, sample.y, sample.time, event.pointerType === "mouse");
    this.outbox.touch(sample);
    this.sendSoon();
  }

  moved(event) {
    if (!this.live.has(event.pointerId)) {
      if (event.pointerType !== "touch") this.hover(event);
      return;
    }
    // Secure pages only: over plain HTTP a phone has the event itself and no more.
    const coalesced = event.getCoalescedEvents?.() ?? [];
    for (const one of coalesced.length > 0 ? coalesced : [event]) {
      const sample = this.sample(one, Phase.moved);
      this.live.set(event.pointerId, sample);
      this.outbox.touch(sample);
      this.leads.move(event.pointerId, sample.x, sample.y, sample.time);
    }
    this.leads.show();
    this.pacing.wake();
  }

  ended(event, phase) {
    if (!this.live.has(event.pointerId)) return;
    this.fields.report();
    const sample = this.sample(event, phase);
    const start = this.starts.get(event.pointerId);
    this.live.delete(event.pointerId);
    this.starts.delete(event.pointerId);
    this.pacing.fingers = this.live.size;
    this.outbox.touch(sample);
    const isTaken = phase === Phase.cancelled;
    const isTap = this.isAlone && !isTaken && start !== undefined;
    if (!isTaken) this.leads.move(event.pointerId, sample.x, sample.y, sample.time);
    this.leads.lift(event.pointerId, sample.time, isTaken);
    if (event.pointerType === "mouse") this.field.isByTouch = false;
    // Now, and not when the host says so: only within the touch a phone lets the keyboard come.
    else if (!isTaken && start !== undefined) this.field.lifted(start, sample);
    if (isTap) this.fields.lifted(start, sample);
    this.sendSoon();
  }

  /**
   * The field with the focus has pointers for itself: taps place the caret, and long presses, handles and menus are the browser's.
   * A finger that goes on soon is the host's from its beginning: it scrolls.
   */
  listenToFields(layers) {
    const on = (name, body) => layers.addEventListener(name, (event) => {
      if (this.fields.owns(event.target)) body(event);
    }, { passive: false });
    on("pointerdown", (event) => {
      if (this.fields.isCovered(event.target, { x: event.clientX, y: event.clientY })) this.down(event);
      else if (event.pointerType !== "mouse") this.inField = this.sample(event, Phase.began);
    });
    on("pointermove", (event) => {
      const start = this.inField;
      if (start === null || start.identifier !== event.pointerId) {
        if (event.pointerType === "mouse" && event.buttons === 0) this.hover(event);
        return;
      }
      if (event.timeStamp - start.time > longPress) this.inField = null;
      else if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > tapSlop) this.adopt(event, start);
    });
    for (const name of ["pointerup", "pointercancel"]) on(name, () => { this.inField = null; });
    on("wheel", (event) => this.wheel(event));
  }

  adopt(event, start) {
    this.inField = null;
    try { this.overlay.setPointerCapture(event.pointerId); } catch { /* nothing is lost */ }
    this.begin(event, start);
    this.moved(event);
  }

  hover(event) {
    this.isHovering = true;
    this.outbox.record(Kind.hover);
    this.outbox.time(event.timeStamp);
    this.outbox.bool(true);
    this.outbox.place(event.clientX);
    this.outbox.place(event.clientY);
    this.outbox.byte(modifiers(event));
    const kind = kinds[event.pointerType] ?? kinds.mouse;
    this.outbox.byte(kind);
    if (kind === kinds.pen) this.outbox.lean(lean(event));
    this.pacing.wake();
  }

  left(event) {
    if (this.live.has(event.pointerId)) return;
    this.endHover(event.timeStamp);
    this.sendNow();
  }

  endHover(time) {
    if (!this.isHovering) return;
    this.isHovering = false;
    this.outbox.record(Kind.hover);
    this.outbox.time(time);
    this.outbox.bool(false);
    this.outbox.place(0);
    this.outbox.place(0);
    this.outbox.byte(0);
    this.outbox.byte(kinds.mouse);
  }

  /** Takes all touches away: the page can no longer tell when they end. */
  cancelAll() {
    this.keys.release();
    const time = performance.now();
    for (const sample of this.live.values()) {
      this.outbox.touch({ ...sample, phase: Phase.cancelled, time });
      this.leads.lift(sample.identifier, time, true);
    }
    this.live.clear();
    this.starts.clear();
    this.pacing.fingers = 0;
    this.endHover(time);
    this.sendNow();
  }

  /** Forgets touches that the host has cancelled by itself. */
  forgetAll() {
    this.keys.forget();
    this.live.clear();
    this.starts.clear();
    this.isHovering = false;
    this.pacing.fingers = 0;
  }

  sample(event, phase) {
    return {
      phase,
      kind: kinds[event.pointerType] ?? kinds.mouse,
      identifier: event.pointerId,
      // A busy page hears late of a finger that touches what is shown by now.
      time: Math.max(event.timeStamp, this.live.get(event.pointerId)?.time ?? this.leads.shownTime),
      x: event.clientX,
      y: event.clientY,
      force: force(event),
      radius: radius(event),
      ...lean(event),
      buttons: event.buttons & 0xffff,
      modifiers: modifiers(event),
    };
  }

  listenToWheel() {
    this.overlay.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  wheel(event) {
    event.preventDefault();
    const isPinch = event.ctrlKey;
    this.outbox.record(isPinch ? Kind.magnify : Kind.scroll);
    this.outbox.time(event.timeStamp);
    this.outbox.place(event.clientX);
    this.outbox.place(event.clientY);
    if (isPinch) {
      this.outbox.float(Math.exp(-event.deltaY / 100), 0.001, 1_000);
    } else {
      const { x, y } = turn(event);
      this.outbox.place(x);
      this.outbox.place(y);
      this.outbox.byte(Math.min(event.deltaMode, 2));
      this.outbox.byte(modifiers(event));
      // How far lines and pages are only the host knows.
      if (event.deltaMode === 0) this.leads.turn(Math.fround(x), Math.fround(y), event.timeStamp);
    }
    this.pacing.wake();
  }

  listenToKeys() {
    for (const name of ["keydown", "keyup"]) addEventListener(name, (event) => this.receiveKey(event));
  }

  receiveKey(event) {
    if (this.fields.owns(event.target)) {
      this.receiveFieldKey(event);
      return;
    }
    if (event.target === this.field.element ? this.field.takes(event) : isOwnField(event)) return;
    if (this.focus.isForBrowser(event) || event.isComposing) return;
    const isDown = event.type === "keydown";
    // What the browser does with a command, such as pasting, it does now: what waits goes before it.
    if (isDown && (event.ctrlKey || event.metaKey || event.altKey)) this.keys.release();
    if (!this.keys.mustWait(event)) {
      if (isDown) this.keyDown(event);
      else this.keyUp(event);
      return;
    }
    // Later the browser could not be kept from it any longer.
    if (isDown && (this.focus.mayTake(event) || owner(event) === "application")) event.preventDefault();
    this.keys.push(event);
  }

  /** Tells what is typed into a field the host hears from the field; of keys it hears what a field has no use for. */
  receiveFieldKey(event) {
    if (event.type === "keyup") {
      if (this.fieldKeys.delete(event.code)) this.sendKey(event, false);
      return;
    }
    switch (this.fields.meaning(event)) {
    case "focus":
      if (this.focus.take(event)) event.preventDefault();
      break;
    case "nothing": event.preventDefault(); break;
    case "return":
    case "application":
      event.preventDefault();
      this.tellKey(event);
      break;
    case "both": this.tellKey(event); break;
    default: break;
    }
  }

  tellKey(event) {
    this.focus.isAfterKey = false;
    this.fieldKeys.add(event.code);
    this.fields.report();
    this.sendKey(event, true);
  }

  /** A keyboard without keys has one for Return all the same. */
  pressReturn() { this.type(["Enter"]); }

  keyDown(event) {
    this.focus.isAfterKey = event.target !== this.field.element;
    const mayChangeHands = this.focus.reached !== null && changesHands(event);
    const ask = () => { if (mayChangeHands) this.keys.ask(); };
    if (this.focus.take(event)) {
      event.preventDefault();
      this.keptKeys.add(event.code);
      ask();
      return;
    }
    const whose = owner(event);
    if (whose === "browser") return;
    if (whose === "application") event.preventDefault();
    const send = () => {
      this.sendKey(event, true);
      ask();
    };
    if (isCommand(event) && event.key.toLowerCase() === "v" && !event.repeat) this.clipboard.hold(send);
    else send();
  }

  keyUp(event) {
    if (this.keptKeys.delete(event.code)) return;
    this.clipboard.release();
    this.sendKey(event, false);
  }

  /** Types what a keyboard has made of the field's text: in one message, however much was pasted. */
  type(keys) {
    const timeStamp = performance.now();
    for (const key of keys) {
      for (const isDown of [true, false]) this.writeKey({ key, code: key, timeStamp, repeat: false }, isDown);
    }
    this.sendNow();
  }

  sendKey(event, isDown) {
    this.writeKey(event, isDown);
    this.sendNow();
  }

  writeKey(event, isDown) {
    this.outbox.record(Kind.key);
    this.outbox.time(event.timeStamp);
    this.outbox.bool(isDown);
    this.outbox.bool(event.repeat);
    this.outbox.byte(modifiers(event));
    this.outbox.text(event.key);
    this.outbox.text(event.code);
  }

  /** Sends what was done with an element. */
  act({ kind, detail, layer, element, time }) {
    this.outbox.record(Kind.accessibility);
    this.outbox.time(time);
    this.outbox.byte(kind);
    this.outbox.byte(detail);
    this.outbox.uint32(layer);
    this.outbox.uint32(element);
    this.sendNow();
  }

  /**
   * A click that came past the overlay was made by an assistive tool: it activates the element, or, where nothing is
   * known of it, taps its middle.
   */
  activate(event) {
    // A click in the field that has the focus places the caret.
    if (this.fields.owns(event.target) && event.target === document.activeElement) return;
    for (let element = event.target; element !== null; element = element.parentElement) {
      const target = this.focus.tree.targets.get(element);
      if (target === undefined) continue;
      const kind = target.action === undefined ? Action.activate : Action.custom;
      this.field.activated(element);
      this.fields.activated(element);
      this.act({ kind, detail: target.action ?? 0, ...target, time: performance.now() });
      this.keys.ask();
      return;
    }
    const box = event.target.getBoundingClientRect();
    activations -= 1;
    const sample = {
      kind: kinds.touch, identifier: activations, x: box.x + box.width / 2, y: box.y + box.height / 2, force: 0,
      radius: 0, altitude: Math.PI / 2, azimuth: 0, roll: 0, buttons: 0, modifiers: 0,
    };
    const time = performance.now();
    this.outbox.touch({ ...sample, phase: Phase.began, time });
    this.outbox.touch({ ...sample, phase: Phase.ended, time });
    this.sendNow();
  }

  /** Fingers that come down or lift at one moment come as one event each, and are to be one moment to the host too. */
  sendSoon() {
    if (this.isSending) return;
    this.isSending = true;
    this.channel.port2.postMessage(null);
  }

  sendNow() {
    this.outbox.flush();
    this.pacing.wake();
  }
}

/** Tells whether a field that a browser's extension or a test has added has the keys. */
function isOwnField(event) { return event.target.closest?.("input, textarea, select, [contenteditable]") ?? false; }

/** Five bits, in the order of UIKit's flags. */
function modifiers(event) {
  const capsLock = event.getModifierState?.("CapsLock") ? 1 : 0;
  return capsLock | (event.shiftKey ? 2 : 0) | (event.ctrlKey ? 4 : 0) | (event.altKey ? 8 : 0)
    | (event.metaKey ? 16 : 0);
}
