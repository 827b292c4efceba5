import { TextStyling } from "./textstyling.js";

/** Messages that may come before one that they follow. */
const messagesThatWait = 64;

/** A text without halves of pairs of surrogates: each is a replacement character, which is as long. */
export function wellFormed(text) { return text.replace(/\p{Surrogate}/gu, "\uFFFD"); }

/** Tells whether a position lies between the two halves of a pair of surrogates. */
function cutsPair(text, position) {
  return position > 0 && position < text.length && (text.charCodeAt(position - 1) & 0xFC00) === 0xD800
    && (text.charCodeAt(position) & 0xFC00) === 0xDC00;
}

/**
 * The replacement that makes one text of another.
 *
 * Of letters that are alike the text alone does not tell which one came or went. Tried are the candidates in their order, and
 * then the letters before the caret.
 * @param {{start: number, end: number}[]} candidates ranges of the old text that may be what was replaced
 * @param {number} caret the end of the selection in the new text
 * @returns {{range: {start: number, end: number}, text: string}} positions in UTF-16 units
 */
export function replacementBetween(old, text, candidates, caret) {
  for (const { start, end } of candidates) {
    const last = text.length - (old.length - end);
    if (last < start || end > old.length) continue;
    if (cutsPair(old, start) || cutsPair(old, end) || cutsPair(text, start) || cutsPair(text, last)) continue;
    if (old.slice(0, start) === text.slice(0, start) && old.slice(end) === text.slice(last)) {
      return { range: { start, end }, text: text.slice(start, last) };
    }
  }
  const known = Math.max(text.length - caret, 0);
  const keeps = known <= old.length && old.slice(old.length - known) === text.slice(text.length - known);
  let tail = keeps ? known : 0;
  const shorter = Math.min(old.length, text.length);
  let head = 0;
  while (head < shorter - tail && old[head] === text[head]) head += 1;
  if (cutsPair(old, head) || cutsPair(text, head)) head -= 1;
  while (tail < shorter - head && old[old.length - 1 - tail] === text[text.length - 1 - tail]) tail += 1;
  if (cutsPair(old, old.length - tail) || cutsPair(text, text.length - tail)) tail -= 1;
  return { range: { start: head, end: old.length - tail }, text: text.slice(head, text.length - tail) };
}

/** Messages of the host in the order in which they were sent, however they come. */
class MessageOrder {
  constructor() {
    this.next = 1;
    this.waiting = new Map();
  }

  receive(message) {
    if (message.number < this.next) return;
    if (message.number - this.next >= messagesThatWait) throw new RangeError(`message ${this.next} is missing`);
    this.waiting.set(message.number, message);
  }

  takeDue() {
    const due = [];
    for (; this.waiting.has(this.next); this.next += 1) {
      due.push(this.waiting.get(this.next));
      this.waiting.delete(this.next);
    }
    return due;
  }

  goOnAfter(number) {
    this.waiting.clear();
    this.next = number + 1;
  }
}

function isSame(range, other) { return range?.start === other?.start && range?.end === other?.end; }

/**
 * The page's side of a text that is edited: the law that an element obeys, without the element. The host's program has the same
 * one (`PageText`), and both are held to the same lives.
 *
 * A person changes the element, and the element tells what it holds then. The answers are edits to send: each has a number, the
 * last correction that was applied, the range that was replaced in the text before, what came in its place, and selection and
 * composed range after. Positions are UTF-16 units, as `selectionStart` has them.
 *
 * A correction of the host is applied only when the page has made no edit that the host had not seen, and while nothing is
 * composed. One that comes during a composition waits for its end. One that is not applied is dropped: the edit that stood
 * against it makes the host send a newer one.
 */
export class PageText {
  /**
   * @param {{start: number, end: number}} selection
   * @param {{length: number, style: number}[]} runs the styles of the letters; none where all have one
   */
  constructor(text = "", selection = { start: text.length, end: text.length }, runs = []) {
    this.text = wellFormed(text);
    this.selection = selection;
    /** The selection that the host knows. */
    this.toldSelection = selection;
    this.styling = new TextStyling(runs.length > 0 ? runs : [{ length: text.length, style: 0 }]);
    /** The range that an input method composes; null for none. */
    this.marked = null;
    /** Tells whether an input method is at work, also where it has composed nothing yet: nothing is written then. */
    this.isComposing = false;
    /** Tells whether undoing in the element is the browser's own: a correction puts an end to that. */
    this.hasOwnHistory = true;
    this.isConnected = true;
    this.editCount = 0;
    /** Tells whether something was changed that is in no edit yet. */
    this.isAhead = false;
    this.correctionCount = 0;
    /** Tells whether the host has not been told of the selection. */
    this.hasMoved = false;
    /** Corrections that wait for the end of a composition. */
    this.held = [];
    this.order = new MessageOrder();
  }

  /** Notes where the selection is now; the host is told with the next edit, or by `report` at the next frame. */
  select(selection) {
    if (isSame(selection, this.selection)) return;
    this.selection = selection;
    this.hasMoved = true;
  }

  /** The edit that tells of a selection; to be asked for once a frame, and before anything is sent that depends on it. */
  report() {
    return this.hasMoved ? this.send({ start: 0, end: 0 }, "", "selection") : [];
  }

  /**
   * Takes over what the element holds after a person has changed it. Nothing is sent where nothing has changed, as at the event
   * that trails the end of a composition. The selection before must have been told with `select`: it says which of several like
   * letters has come.
   * @returns the edits to send
   */
  change(value, selection, marked, kind) {
    const text = wellFormed(value);
    const composed = marked === null || marked.start === marked.end ? null : marked;
    if (text === this.text) {
      const isMarking = !isSame(composed, this.marked);
      if (isSame(selection, this.selection) && !isMarking) return [];
      this.selection = selection;
      this.marked = composed;
      this.hasMoved = true;
      // A step of a composition is told at once, a selection with the next frame.
      return isMarking ? this.send({ start: 0, end: 0 }, "", "selection") : [];
    }
    const edits = this.report();
    const candidates = this.marked === null ? [this.selection] : [this.marked, this.selection];
    const replacement = replacementBetween(this.text, text, candidates, selection.end);
    this.styling.replace(replacement.range, replacement.text.length);
    this.text = text;
    this.selection = selection;
    this.marked = composed;
    return [...edits, ...this.send(replacement.range, replacement.text, kind)];
  }

  /** Tells the host of a backspace that found nothing to take away. */
  deleteNothing() {
    return [...this.report(), ...this.send({ start: 0, end: 0 }, "", "deleteContentBackward")];
  }

  beginComposing() { this.isComposing = true; }

  /**
   * An input method has ended. Corrections that waited are judged now.
   * @returns the edits to send, and the number of the last correction that was applied, or null: where there is one, it is to be
   *   sent as a receipt, and `text` and `selection` are to be written into the element
   */
  endComposing(value, selection) {
    this.isComposing = false;
    const edits = this.change(value, selection, null, "insertCompositionText");
    const waiting = this.held;
    this.held = [];
    return { edits, receipt: this.apply(waiting) };
  }

  /**
   * Takes a correction of the host.
   * @returns its number where it was applied, or null; see `endComposing`
   */
  receive(correction) {
    this.order.receive(correction);
    const due = this.order.takeDue();
    if (this.isComposing) {
      this.held.push(...due);
      return null;
    }
    return this.apply(due);
  }

  apply(corrections) {
    const before = this.correctionCount;
    for (const { number, edit, range, replacement, selection, styling = null } of corrections) {
      if (edit !== this.editCount || this.hasMoved || !this.isConnected) continue;
      this.text = this.text.slice(0, range.start) + replacement + this.text.slice(range.end);
      this.selection = selection;
      this.toldSelection = selection;
      if (styling === null) this.styling.replace(range, replacement.length);
      else this.styling = new TextStyling(styling.runs, styling.typing);
      this.correctionCount = number;
      this.hasOwnHistory = false;
    }
    return this.correctionCount === before ? null : this.correctionCount;
  }

  /** The number of the edit with which the host knows all of the text. */
  get lastEdit() { return this.isAhead ? this.editCount + 1 : this.editCount; }

  send(range, replacement, kind) {
    // What is changed without a connection is told as one edit when it goes on.
    if (!this.isConnected) {
      this.isAhead = true;
      return [];
    }
    this.editCount += 1;
    this.hasMoved = false;
    // None of them has seen this edit.
    this.held = [];
    // What is typed elsewhere looks like what is there.
    const isTextual = range.start !== range.end || replacement !== "";
    if (!isTextual && !isSame(this.selection, this.toldSelection)) this.styling.typing = null;
    this.toldSelection = this.selection;
    const { editCount: number, correctionCount: correction, selection, marked } = this;
    return [{ number, correction, range, replacement, selection, marked, kind }];
  }

  /** The connection is lost: the element keeps working, and nothing is sent. */
  disconnect() {
    this.isConnected = false;
    this.held = [];
  }

  /**
   * The connection goes on: everything that the host does not know is one edit.
   * @param {{text: string, edit: number, correction: number}} resumption the page's text as the host knows it
   */
  resume({ text, edit, correction }) {
    this.goOn({ edit, correction });
    const replacement = replacementBetween(text, this.text, [], this.selection.end);
    return this.send(replacement.range, replacement.text, "other");
  }

  /** Numbers go on behind those that the host has counted. */
  goOn({ edit, correction }) {
    this.isConnected = true;
    this.isAhead = false;
    this.editCount = edit;
    this.correctionCount = correction;
    this.order.goOnAfter(correction);
  }
}
