import { Announcer } from "./announcer.js";
import { Clipboard } from "./clipboard.js";
import { Connection } from "./connection.js";
import { Field } from "./field.js";
import { Fields } from "./fields.js";
import { readCorrection, readResumption } from "./fieldvalues.js";
import { Focus } from "./focus.js";
import { Incoming } from "./incoming.js";
import { Input } from "./input.js";
import { Leads } from "./leads.js";
import { OnScreenKeyboard } from "./onscreenkeyboard.js";
import { Notice } from "./notice.js";
import { HostKind, Kind, version } from "./numbers.js";
import { Pacing } from "./pacing.js";
import { Place } from "./place.js";
import { Reader } from "./reader.js";
import { PageLanguage } from "./language.js";
import { Screen } from "./screen.js";
import { readMotion, readScroll, readTurn } from "./scrollrecords.js";
import { Tree } from "./tree.js";
import { Outbox } from "./writer.js";

/** Milliseconds after which a host that leaves a tick unanswered is given up. */
const longestSilence = 15_000;

const element = (id) => document.getElementById(id);
const tree = new Tree(element("screen"));
tree.actionList = element("actions");
tree.masks.loadDrawing = () => import("./{{maskdrawing}}");
const notice = new Notice(element("notice"));
const outbox = new Outbox((message) => connection.send(message));
const language = new PageLanguage(document.documentElement, screenChanged);
const screen = new Screen(element("screen"), element("safe-area"), element("text-size"), language, screenChanged);

let session = null;
let lastApplied = 0;
let commits = 0;
let silence = 0;
let hasState = false;
let hasMoved = false;

const place = new Place(() => {
  hasMoved = true;
  if (!pacing.isConnected) return;
  tellPlace();
  outbox.flush();
  pacing.wake();
});

/** Tells the program that the person has gone back or forward. */
function tellPlace() {
  hasMoved = false;
  const { hasOtherFront, hasOtherAddress } = place.takeSteps();
  if (hasOtherFront) {
    outbox.record(Kind.back);
    outbox.byte(place.front);
  }
  if (!hasOtherAddress) return;
  outbox.record(Kind.address);
  outbox.longText(place.address || new URL("/", location.href).href);
}

const pacing = new Pacing({
  requestFrame: (body) => requestAnimationFrame(body),
  now: () => performance.now(),
  tick(time) {
    // Before the tick, whose frame takes it in: a program at rest would wait with it for another one.
    const way = leads.wayToTell();
    if (way !== undefined) {
      outbox.record(Kind.way);
      outbox.way(way);
    }
    outbox.record(Kind.tick);
    outbox.uint32(lastApplied);
    outbox.time(time);
    leads.tick(time);
    silence ||= setTimeout(() => connection.abandon(), longestSilence);
  },
  flush: () => outbox.flush(),
  show(message) {
    readRecords(message.reader);
    leads.commit(pacing.shown + message.answered, performance.now());
  },
});
const leads = new Leads(tree, pacing);

const connection = new Connection(window.opening.address, {
  opened() {
    outbox.clear();
    outbox.record(Kind.hello);
    outbox.uint16(version);
    // The host sends the identifier as two numbers and gets its bytes back.
    for (let index = 0; index < 16; index += 1) outbox.byte(session === null ? 0 : session[index]);
    outbox.bool(!document.hidden);
    screen.write(outbox);
    outbox.longText(place.address);
    const { state } = place;
    hasState = state.length > 0;
    outbox.uint16(state.length);
    outbox.raw(state);
    outbox.raw(commits === 0 ? place.session : new Uint8Array(16));
    // A program that goes on has not been told; one that begins anew begins there.
    if (hasMoved && session !== null) tellPlace();
    outbox.flush();
  },
  received(data) {
    clearTimeout(silence);
    silence = 0;
    const reader = new Reader(data);
    const flags = reader.byte();
    const answered = reader.byte();
    const message = { reader, answered, wantsFrames: (flags & 2) !== 0, isReset: (flags & 4) !== 0 };
    // Pictures that come with a commit wait with it.
    if (flags & 1) pacing.receive(message);
    else readRecords(reader);
  },
  lost(reason, isFinal) {
    clearTimeout(silence);
    silence = 0;
    pacing.isConnected = false;
    pacing.reset();
    leads.reset();
    input.forgetAll();
    field.forget();
    fields.disconnect();
    keyboard.forget();
    incoming.drops?.then((drops) => drops.reset());
    outbox.clear();
    notice.show(isFinal ? reason : reason || "Connection lost. Trying again…", isFinal);
  },
});

const announcer = new Announcer(element("announcements"), element("alerts"));
const focus = new Focus(
  tree, element("screen"), element("focus-ring"), [element("before"), element("after")],
  element("skip"), (action) => input.act(action));
const clipboard = new Clipboard(element("clipboard"), outbox, () => input.sendNow());
const field = new Field(element("field"), tree, {
  type: (keys) => input.type(keys),
  whenAnswered: (body) => pacing.whenAnswered(body),
});
const fields = new Fields(tree, element("touches"), element("fields"), outbox, {
  sendNow: () => input.sendNow(),
  whenAnswered: (body) => pacing.whenAnswered(body),
  pressReturn: () => input.pressReturn(),
  loadStyles: () => import("./{{styledtext}}"),
  editingChanged() {
    focus.placeRing();
    keyboard.update();
  },
});
tree.editors = fields;
const { texts } = place;
if (texts.length > 0) {
  // What was typed belongs into the very scene that the page showed before.
  ({ session } = place);
  fields.goOn(texts);
}
const input = new Input(
  element("touches"), element("screen"), outbox, pacing, focus, field, clipboard, leads, fields);
const keyboard = new OnScreenKeyboard(window.visualViewport, element("screen"), {
  isTyping: () => fields.focused !== null || field.isFocused,
  whenAnswered: (body) => pacing.whenAnswered(body),
  shiftBack: () => scrollTo(0, 0),
  tell(frame) {
    if (!pacing.isConnected) return;
    outbox.record(Kind.keyboard);
    outbox.time(performance.now());
    outbox.bool(frame !== null);
    for (const value of [frame?.x ?? 0, frame?.y ?? 0]) outbox.place(value);
    for (const value of [frame?.width ?? 0, frame?.height ?? 0]) outbox.side(value);
    input.sendNow();
  },
});

const incoming = new Incoming(fields, async () => {
  const { Drops } = await import("./{{drops}}");
  return new Drops(incoming, outbox, input, pacing);
});

/** Has things done by what is loaded with the first of them; where it cannot be had now the next one tries again. */
function later(load) {
  let loaded = null;
  return (body) => {
    loaded ??= load();
    loaded.then(body, () => { loaded = null; });
  };
}

/** The button of developer mode, which most hosts do not offer. */
const develop = later(async () => {
  const { Developer } = await import("./{{developer}}");
  return new Developer(element("recorder"), {
    ask() {
      outbox.record(Kind.save);
      outbox.flush();
    },
    tell: (sentence) => notice.tell(sentence),
  });
});

const takeOut = later(async () => {
  const { DragsOut } = await import("./{{dragsout}}");
  return new DragsOut(input, outbox, incoming, element("touches"));
});

function readRecords(reader) {
  try {
    while (!reader.isAtEnd) readRecord(reader);
  } catch (error) {
    console.error(error);
    // The tree can no longer be trusted: ask for all of it. Corrections may be among what was not read.
    outbox.record(Kind.resend);
    outbox.flush();
    fields.disconnect();
  }
}

function readRecord(reader) {
  const kind = reader.byte();
  switch (kind) {
  case HostKind.welcome: {
    reader.uint16();
    const welcomed = reader.bytes(16).slice();
    const isAnother = session !== null && session.some((byte, index) => byte !== welcomed[index]);
    if (session === null || isAnother) {
      place.begin();
      fields.forget();
    }
    session = welcomed;
    place.keepSession(session);
    place.keepTexts([]);
    pacing.window.most = reader.byte();
    pacing.isConnected = true;
    // What was open here is gone: the program was started again, or has waited for the page long enough.
    if (isAnother && !hasState) notice.tell("This is a new start: what was open here before is gone.");
    else notice.hide();
    break;
  }
  case HostKind.reset:
    tree.reset();
    leads.forget();
    tree.setPixelsPerPoint(screen.scale);
    break;
  case HostKind.commit:
    lastApplied = reader.uint32();
    commits += 1;
    tree.apply(reader);
    element("loading")?.remove();
    focus.layersDidChange(tree.isDescribedAnew);
    if (tree.isDescribedAnew) field.follow();
    break;
  case HostKind.picture: tree.pictures.define(reader); break;
  case HostKind.forget: tree.pictures.forget(reader.count()); break;
  case HostKind.wake: pacing.wake(); break;
  case HostKind.title:
    document.title = reader.text();
    element("title").textContent = document.title;
    break;
  case HostKind.announce: {
    const isUrgent = reader.bool();
    announcer.say(reader.text(), isUrgent);
    break;
  }
  case HostKind.focus: focus.receive({ layer: reader.count(), element: reader.count(), isNewScreen: reader.bool() }); break;
  case HostKind.copy: clipboard.write(readCopy(reader)); break;
  case HostKind.read: clipboard.read(reader.uint32()); break;
  case HostKind.address: {
    const replaces = reader.bool();
    place.show(reader.text(), replaces);
    break;
  }
  case HostKind.state: place.keep(reader.bytes(reader.count())); break;
  case HostKind.open: place.open(reader.text()); break;
  case HostKind.recorder: develop((one) => one.offer()); break;
  case HostKind.recording: {
    const text = reader.text();
    develop((one) => one.save(text, document.title));
    break;
  }
  case HostKind.front: place.showFront(reader.count()); break;
  case HostKind.scroll: leads.drags.push(readScroll(reader)); break;
  case HostKind.motion: leads.motions.push(readMotion(reader)); break;
  case HostKind.turn: leads.motions.push(readTurn(reader)); break;
  case HostKind.correction: fields.receive(readCorrection(reader)); break;
  case HostKind.drag: {
    const said = reader.bytes(reader.count());
    incoming.tell((drops) => drops.receive(said));
    break;
  }
  case HostKind.dragOut: {
    const said = reader.bytes(reader.count()).slice();
    takeOut((drags) => drags.receive(said));
    break;
  }
  case HostKind.resume: fields.resume(readResumption(reader)); break;
  case HostKind.editing: fields.order(reader.count(), reader.bool()); break;
  default: throw new RangeError(`There is no record ${kind}.`);
  }
}

function readCopy(reader) {
  const number = reader.uint32();
  const forms = reader.byte();
  return {
    number,
    text: forms & 1 ? reader.text() : null,
    html: forms & 2 ? reader.text() : null,
    // A copy, because the message's bytes are not kept.
    png: forms & 4 ? reader.bytes(reader.count()).slice() : null,
  };
}

function screenChanged() {
  tree.setPixelsPerPoint(screen.scale);
  if (!pacing.isConnected) return;
  outbox.record(Kind.screen);
  screen.write(outbox);
  outbox.flush();
  pacing.wake();
}

/** Keeps what was typed and may not have come to the host: the page may be loaded again. */
function keepTexts() { place.keepTexts(fields.unheard(pacing.window.heard)); }

document.addEventListener("visibilitychange", () => {
  if (document.hidden) keepTexts();
  if (!pacing.isConnected) return;
  if (document.hidden) input.cancelAll();
  outbox.record(Kind.visibility);
  outbox.bool(!document.hidden);
  outbox.flush();
  pacing.wake();
});

addEventListener("pagehide", (event) => {
  input.cancelAll();
  keepTexts();
  if (event.persisted) return;
  outbox.record(Kind.bye);
  outbox.flush();
});

/** For tests and for looking in: read only. */
window.__ocv = {
  get commits() { return commits; },
  get bytesReceived() { return connection.bytesReceived; },
  get framesDropped() { return pacing.dropped; },
  get liveTouches() { return input.live.size; },
  get isConnected() { return pacing.isConnected; },
  get isAtRest() { return pacing.isAtRest && tree.pictures.isSettled && tree.masks.isSettled && leads.isSettled; },
  /** How far a layer's content is shown ahead of the host's last answer. */
  lead(id) { return tree.nodes.get(id)?.lead ?? null; },
  /** The way that the host has been told of, in milliseconds. */
  get way() { return leads.toldWay; },
  get isOrderSettled() { return focus.isSettled; },
  layerText() {
    const range = new Range();
    return [...document.querySelectorAll(".run")].filter((run) => {
      range.selectNodeContents(run);
      return range.getClientRects().length > 0;
    }).map((run) => run.textContent);
  },
};

connection.open(window.opening.socket);
delete window.opening;
