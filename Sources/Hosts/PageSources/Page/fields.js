import { kinds } from "./contact.js";
import { FieldElement } from "./fieldelement.js";
import { meaningOf } from "./fieldkeys.js";
import { writeEdit } from "./fieldvalues.js";
import { frontField, visibleBox } from "./fronts.js";
import { PageText } from "./pagetext.js";
import { Kind } from "./numbers.js";

/** Points that a touch may wander on a field and still be a tap; further, it scrolls. */
export const tapSlop = 10;
/** Milliseconds after which a touch that rests is the browser's: it moves the caret or opens a menu. */
export const longPress = 500;

/** Tells what is told of a field beside its edits, by the host's numbers. */
const Told = { receipt: 0, focus: 1, focusByTouch: 2, blur: 3 };

/** Tells whether an element is that of a field in a layer. */
export function isField(element) { return element?.classList?.contains("text-field") ?? false; }

/** The elements of all fields: which of them is edited, what the host is told of them, and what it has them do. */
export class Fields {
  /**
   * @param {import("./tree.js").Tree} tree
   * @param {HTMLElement} overlay the element that owns the pointers
   * @param {HTMLElement} waitingRoom where elements wait while their layers are made anew
   * @param {import("./writer.js").Outbox} outbox
   * @param {{sendNow: () => void, whenAnswered: (body: () => void) => void, pressReturn: (element: Element) => void,
   *   editingChanged: () => void, loadStyles: () => Promise<{StyledText: Function}>}} page
   */
  constructor(tree, overlay, waitingRoom, outbox, page) {
    this.tree = tree;
    this.overlay = overlay;
    this.waitingRoom = waitingRoom;
    this.outbox = outbox;
    this.page = page;
    /** The fields by the numbers of their exchanges. */
    this.known = new Map();
    this.byElement = new WeakMap();
    this.forms = new Map();
    /** Tells what the host may still put right: until then the focus stays where the person has put it. */
    this.unanswered = 0;
    this.round = 0;
    /** Tells whether the focus is moved by the page, so that the host is not told. */
    this.isQuiet = false;
    this.isConnected = true;
    this.isBeingReset = false;
    /** Fields that were made for a tree that the host has sent anew. */
    this.fresh = new Set();
    /** Texts that a page before this one has kept, by their exchanges: the host has not been told of them. */
    this.kept = new Map();
    /** Tells whether a keyboard may have stayed away, because the focus did not come within a touch. */
    this.waitsForTouch = false;
    this.hole = "";
    this.isReporting = false;
    /** The class that shows several styles, loaded for the first field that has them; null before. */
    this.StyledText = null;
    this.isLoading = false;
    document.addEventListener("selectionchange", () => this.selectionChanged());
  }

  get isEmpty() { return this.known.size === 0; }

  /** The field with the focus; null where there is none. */
  get focused() { return this.byElement.get(document.activeElement) ?? null; }

  owns(element) { return this.byElement.has(element); }

  // MARK: Layers

  /** A layer's field, size or description has changed. */
  show(node) {
    const { field, accessibility } = node.values;
    if (field === null) {
      this.leave(node);
      return;
    }
    if (node.field !== null && node.field.field.holdsLines !== field.holdsLines) this.leave(node);
    const one = node.field ?? this.take(node, field);
    if (field.exchange !== one.field.exchange) {
      this.known.delete(one.field.exchange);
      this.known.set(field.exchange, one);
    }
    const former = this.dress(one, field);
    one.look(field, node.values, accessibility);
    if (former !== null) this.goOver(one, former);
    node.element.classList.toggle("draws-field", field.isDrawn);
    this.showForm(field.form);
  }

  /**
   * Gives a text of several styles an element that shows them, and one that has no longer several an ordinary one, but not while
   * somebody types in it. Answers the element that it had, if it has another one now.
   */
  dress(one, field) {
    const { element } = one;
    if (one.isStyled === field.isStyled || one.law.isComposing || one.isStyled && one.isFocused) return null;
    if (field.isStyled && this.StyledText === null) {
      this.loadStyles();
      return null;
    }
    if (one.isFocused) one.noteSelection();
    const other = newElement(field.isStyled ? "div" : nameOf(field));
    this.listen(one, other);
    one.become(other, field.isStyled ? new this.StyledText(other, this.tree) : other);
    this.move(other, element.parentNode, element);
    this.tree.targets.set(other, { layer: one.node.id, element: 0 });
    return element;
  }

  /** A text stands in another element: that has the focus, if the former one had it. */
  goOver(one, former) {
    one.write();
    if (document.activeElement === former) this.focus(one);
    this.quietly(() => former.remove());
  }

  /** Whoever types meanwhile does so in one style. */
  loadStyles() {
    if (this.isLoading) return;
    this.isLoading = true;
    this.page.loadStyles().then(({ StyledText }) => {
      this.StyledText = StyledText;
      for (const one of this.known.values()) this.settled(one);
    }, () => { this.isLoading = false; });
  }

  /** Nothing is composed in a field any longer, or nobody types in it: what waited for that is done. */
  settled(one) {
    if (one.node !== null && one.field.isStyled !== one.isStyled) this.show(one.node);
  }

  /** The element for a layer that has none: that which has waited for it, or a new one. */
  take(node, field) {
    let one = this.known.get(field.exchange);
    if (one === undefined || one.node !== null || one.field.holdsLines !== field.holdsLines) one = this.make(field);
    one.node = node;
    node.field = one;
    node.element.classList.add("holds-field");
    const before = node.contents === null ? node.element.firstChild : node.contents.nextSibling;
    this.move(one.element, node.element, before);
    this.tree.targets.set(one.element, { layer: node.id, element: 0 });
    return one;
  }

  make(field) {
    const element = newElement(nameOf(field));
    const one = new FieldElement(element, field, {
      send: (field, edits) => this.send(field, edits),
      confirm: (field, correction) => this.confirm(field, correction),
      pressReturn: () => this.page.pressReturn(one.element),
      later: (body) => setTimeout(body, 0),
      settled: (field) => this.settled(field),
    });
    if (!this.isConnected) {
      one.law.disconnect();
      this.fresh.add(one);
    }
    this.known.set(field.exchange, one);
    this.listen(one, element);
    return one;
  }

  listen(one, element) {
    this.byElement.set(element, one);
    element.addEventListener("focus", () => this.came(one));
    element.addEventListener("blur", () => this.went(one));
  }

  /** Moves an element, with its focus where the browser can. */
  move(element, parent, before) {
    this.quietly(() => {
      if (element.isConnected && parent.isConnected && parent.moveBefore !== undefined) parent.moveBefore(element, before);
      else parent.insertBefore(element, before);
    });
  }

  /** A layer has no field any longer, or is gone itself; its element waits for another layer until all are known. */
  leave(node) {
    const one = node.field;
    if (one === null) return;
    node.field = null;
    node.element.classList.remove("holds-field", "draws-field");
    this.wait(one);
  }

  wait(one) {
    one.node = null;
    this.move(one.element, this.waitingRoom, null);
  }

  /** All layers are about to be made anew. */
  reset() {
    this.isBeingReset = true;
    for (const one of this.known.values()) {
      if (one.node === null) continue;
      one.finishComposing();
      one.node.field = null;
      this.wait(one);
    }
  }

  /** All layers of a commit are known. */
  layersDidChange() {
    if (this.isBeingReset) {
      this.isBeingReset = false;
      this.isConnected = true;
    }
    if (this.isEmpty) return;
    for (const [exchange, one] of this.known) {
      if (one.node !== null) continue;
      this.known.delete(exchange);
      this.fresh.delete(one);
      this.quietly(() => one.element.remove());
    }
    this.follow();
    this.placeHole();
  }

  /** Another program has come: nothing of what was shown is its own. */
  forget() {
    for (const one of this.known.values()) this.quietly(() => one.element.remove());
    this.known.clear();
    this.fresh.clear();
    this.kept.clear();
    this.isConnected = true;
    this.placeHole();
  }

  /**
   * What the host may not know yet of the texts, to be kept for a page that is loaded again; of secrets nothing.
   * @param {number} heard when the last message was sent that the host is known to have heard, in milliseconds
   */
  unheard(heard) {
    const texts = new Map(this.kept);
    for (const { field, law, editedAt } of this.known.values()) {
      const isHeard = !law.isAhead && (law.editCount === 0 || editedAt < heard);
      if (field.isSecure || isHeard) continue;
      texts.set(field.exchange, { text: law.text, selection: law.selection, edit: law.lastEdit });
    }
    return [...texts];
  }

  /** Goes on with what a page before this one has kept, once the host has said what it knows. */
  goOn(kept) {
    this.kept = new Map(kept);
    this.isConnected = false;
  }

  /** Fields that belong together have a form, which is never sent: without one nobody offers to fill them in. */
  showForm(number) {
    if (number === 0 || this.forms.has(number)) return;
    const form = document.createElement("form");
    form.id = `form-${number}`;
    form.addEventListener("submit", (event) => event.preventDefault());
    this.waitingRoom.append(form);
    this.forms.set(number, form);
  }

  // MARK: The focus

  /** The field that the host has edited has the focus, and no other one. */
  follow() {
    if (this.unanswered > 0) return;
    const edited = [...this.known.values()].find(({ node, field }) => node !== null && field.isEdited) ?? null;
    const { focused } = this;
    if (edited === focused) return;
    if (edited === null) {
      this.quietly(() => focused.element.blur());
    } else {
      this.focus(edited);
      this.waitsForTouch = true;
    }
    if (focused !== null) this.settled(focused);
  }

  focus(one) {
    this.quietly(() => one.element.focus({ preventScroll: true }));
    one.showSelection();
    this.placeHole();
    this.page.editingChanged();
  }

  /** An element was moved and has the focus again: of several styles browsers select the beginning then. */
  hasFocusAgain(element) { this.byElement.get(element)?.showSelection(); }

  /** Moves the focus without telling the host, who has asked for it. */
  quietly(body) {
    const { isQuiet } = this;
    const { isMoving } = this.tree;
    this.isQuiet = true;
    this.tree.isMoving = true;
    body();
    this.isQuiet = isQuiet;
    this.tree.isMoving = isMoving;
  }

  came(one) {
    if (this.isQuiet || this.tree.isMoving) return;
    this.waitsForTouch = false;
    one.showSelection();
    this.tell(one, Told.focus);
    this.answer();
    this.placeHole();
    this.page.editingChanged();
  }

  went(one) {
    if (this.isQuiet || this.tree.isMoving) return;
    one.report();
    // A moment later it is known where the focus has gone, or that it is back.
    queueMicrotask(() => {
      this.placeHole();
      this.page.editingChanged();
      // A window that loses the focus keeps its element; another field ends the editing of this one by its own.
      if (one.isFocused || this.focused !== null || !document.hasFocus() || one.node === null) return;
      this.tell(one, Told.blur);
      this.answer();
    });
  }

  /** Until the host has answered the focus stays where it is. */
  answer() {
    const { round } = this;
    this.unanswered += 1;
    this.page.whenAnswered(() => {
      if (round !== this.round) return;
      this.unanswered -= 1;
      this.follow();
    });
  }

  /** The host moves the focus, because it was moved otherwise than the program wants. */
  order(exchange, isFocus) {
    const one = this.known.get(exchange);
    if (one === undefined || one.node === null) return;
    if (isFocus && !one.isFocused) this.focus(one);
    else if (!isFocus && one.isFocused) this.quietly(() => one.element.blur());
    this.settled(one);
    this.placeHole();
    this.page.editingChanged();
  }

  // MARK: Touches

  /**
   * A touch was lifted alone. Where it was a tap on a field that gets the focus now: only within the touch a phone lets the
   * keyboard come. The host has it taken away again where the program refuses, or where the tap meant something else.
   */
  lifted(start, end) {
    if (this.isEmpty) return;
    const isTap = Math.hypot(end.x - start.x, end.y - start.y) <= tapSlop;
    const node = isTap ? frontField(this.tree.rootNode, end) : null;
    const one = node?.field ?? null;
    if (one !== null && one.field.isEnabled && one.field.isEditable) {
      this.waitsForTouch = false;
      if (one.isFocused) return;
      this.focus(one);
      this.tell(one, Told.focusByTouch, end.identifier);
      this.placeCaret(one, end);
      this.answer();
    } else if (this.waitsForTouch && this.focused !== null && end.kind === kinds.touch) {
      // Where it has the focus already a keyboard that stayed away would not come.
      const { focused } = this;
      this.waitsForTouch = false;
      this.quietly(() => focused.element.blur());
      this.focus(focused);
    }
  }

  /** An assistive tool has activated an element. */
  activated(element) {
    const one = this.byElement.get(element);
    if (one === undefined || one.isFocused || !one.field.isEnabled) return;
    this.focus(one);
    this.tell(one, Told.focus);
    this.answer();
  }

  /** The caret goes to where the tap was. */
  placeCaret(one, { x, y }) {
    if (document.caretPositionFromPoint === undefined) return;
    const place = document.caretPositionFromPoint(x, y);
    const offset = one.surface.placeIn !== undefined
      ? one.surface.placeIn(place) : place?.offsetNode === one.element ? place.offset : null;
    if (offset === null) return;
    one.surface.setSelectionRange(offset, offset);
    one.report();
  }

  /**
   * The field with the focus has pointers for itself: there is a hole for it in what owns all others.
   */
  placeHole() {
    const { focused } = this;
    const box = focused === null || focused.node === null ? null : visibleBox(focused.node, focused.element);
    const hole = box === null ? "" : outlineAround(box);
    if (hole === this.hole) return;
    this.hole = hole;
    this.overlay.style.clipPath = hole;
  }

  /** Tells whether a pointer in a field is for what lies in front of it there. */
  isCovered(element, point) { return frontField(this.tree.rootNode, point) !== this.byElement.get(element).node; }

  // MARK: Keys

  /** Tells what a key means in a field: see `meaningOf`. */
  meaning(event) {
    const one = this.byElement.get(event.target);
    const meaning = meaningOf(event, one.field, one.surface);
    // The program knows better what to take back, where it can be asked.
    if (!this.isConnected && /^[yz]$/i.test(event.key)) return "element";
    if (event.type === "keydown" && meaning === "nothing") one.deleteNothing();
    return meaning;
  }

  // MARK: What the host is told

  /** Tells where the selection is, before anything else is told. */
  report() { this.focused?.report(); }

  selectionChanged() {
    const { focused } = this;
    if (focused === null || !focused.noteSelection() || this.isReporting) return;
    // At most once a frame: who drags over a text makes many.
    this.isReporting = true;
    requestAnimationFrame(() => {
      this.isReporting = false;
      focused.report();
    });
  }

  send(one, edits) {
    const time = performance.now();
    one.editedAt = time;
    if (one.node === null) return;
    for (const edit of edits) writeEdit(this.outbox, Kind.edit, this.name(one), edit, time);
    this.page.sendNow();
  }

  confirm(one, correction) {
    this.tell(one, Told.receipt, correction);
  }

  tell(one, event, number = 0) {
    if (one.node === null || !this.isConnected) return;
    this.report();
    const { layer, exchange } = this.name(one);
    this.outbox.record(Kind.field);
    this.outbox.time(performance.now());
    this.outbox.uint32(layer);
    this.outbox.uint32(exchange);
    this.outbox.byte(event);
    this.outbox.uint32(number >>> 0);
    this.page.sendNow();
  }

  name({ node, field }) { return { layer: node.id, exchange: field.exchange }; }

  // MARK: What the host says

  receive(correction) { this.known.get(correction.exchange)?.receive(correction); }

  /** The host says what it knows of a text, and from there both go on. */
  resume(resumption) {
    const one = this.known.get(resumption.exchange);
    if (one === undefined) return;
    const left = this.kept.get(resumption.exchange);
    // All of it came to the host before the page went: what the program has made of it since is newer.
    const kept = left?.edit <= resumption.edit ? undefined : left;
    const isFresh = this.fresh.delete(one);
    this.kept.delete(resumption.exchange);
    if (isFresh && kept === undefined) {
      one.adopt(resumption);
      return;
    }
    if (isFresh) one.begin(new PageText(kept.text, kept.selection));
    one.resume(resumption);
  }

  /** Nothing that is sent arrives any longer: what is typed is kept. */
  disconnect() {
    this.isConnected = false;
    this.round += 1;
    this.unanswered = 0;
    for (const one of this.known.values()) one.law.disconnect();
  }
}

/** Everything but a box. */
function outlineAround({ left, top, right, bottom }) {
  const corners = [[left, top], [left, bottom], [right, bottom], [right, top], [left, top]];
  const inner = corners.map(([x, y]) => `${x}px ${y}px`).join(", ");
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${inner})`;
}

/** The kind of element that a text of one style stands in. */
function nameOf(field) { return field.holdsLines ? "textarea" : "input"; }

function newElement(name) {
  const element = document.createElement(name);
  element.className = "text-field";
  return element;
}
