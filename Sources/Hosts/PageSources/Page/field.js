/** Points that a finger may wander without being about something else than a tap: those of the host. */
const tapSlop = 10;

const letters = globalThis.Intl?.Segmenter === undefined ? null : new Intl.Segmenter();

/** The letters of a text, as a person sees them. */
export function lettersOf(text) {
  return letters === null ? Array.from(text) : Array.from(letters.segment(text), ({ segment }) => segment);
}

/**
 * The keys that make one text of another at whose end one types.
 * @returns {string[]} `Backspace` for each letter that has gone, then the letters that have come
 */
export function keysBetween(before, after) {
  const [old, typed] = [lettersOf(before), lettersOf(after)];
  let same = 0;
  while (same < old.length && same < typed.length && old[same] === typed[same]) same += 1;
  return [...old.slice(same).fill("Backspace"), ...typed.slice(same)];
}

/**
 * The one editable element of the page. It lies, unseen, over the layer that is typed into, and brings a phone's keyboard.
 *
 * What the keyboard makes of its text goes to the host as keys, one a letter, and the text is that of the layer again as soon
 * as the host has answered. Phones show their keyboard only in the moment of a touch: so it is asked for when a finger lifts
 * from a layer that text can be typed into, before the host has said that it is typed into, and put away where it is not.
 */
export class Field {
  /**
   * @param {HTMLInputElement} element
   * @param {import("./tree.js").Tree} tree
   * @param {{type: (keys: string[]) => void, whenAnswered: (body: () => void) => void}} page
   */
  constructor(element, tree, page) {
    this.element = element;
    this.tree = tree;
    this.page = page;
    /** The layer that it lies over; null where there is none. */
    this.node = null;
    /** Tells whether a finger came last, and not a mouse: only then there may be a keyboard to bring. */
    this.isByTouch = false;
    this.isComposing = false;
    this.unanswered = 0;
    /** The text that the host knows of. */
    this.known = "";
    this.hasSentBackspace = false;
    // Whoever leaves it by a key, by "Done" or for a menu has left it; a window that loses the focus has not.
    element.addEventListener("blur", () => { if (this.node !== null && !this.isFocused) this.isByTouch = false; });
    element.addEventListener("focus", () => { this.isByTouch = true; });
    element.addEventListener("input", () => this.changed());
    element.addEventListener("compositionstart", () => { this.isComposing = true; });
    element.addEventListener("compositionend", () => {
      this.isComposing = false;
      this.changed();
    });
  }

  get isFocused() { return document.activeElement === this.element; }

  /** Tells whether a key changes the element's text: the host hears of that text, and not of the key. */
  takes(event) {
    if (event.isComposing || event.key === "Unidentified" || event.key === "Process") return true;
    // The browser pastes into the element, and the host hears of the text.
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "v") return true;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    // Of an empty element the browser takes nothing away, and says nothing: what the program has it may not show here.
    if (event.key === "Backspace" && (event.type === "keydown" ? this.element.value === "" : this.hasSentBackspace)) {
      this.hasSentBackspace = event.type === "keydown";
      return false;
    }
    return lettersOf(event.key).length === 1 || event.key === "Backspace" || event.key === "Delete";
  }

  /** A finger was lifted. */
  lifted(start, end) {
    this.isByTouch = true;
    if (Math.hypot(end.x - start.x, end.y - start.y) > tapSlop) return;
    const node = [...this.tree.fields].find(({ element }) => element.closest("[inert]") === null && contains(element, end));
    if (node !== undefined) this.ask(node);
  }

  /** A tool has activated an element. */
  activated(element) {
    const node = [...this.tree.fields].find((field) => field.element === element);
    if (node === undefined) return;
    this.isByTouch = true;
    this.ask(node);
  }

  /** The keyboard comes for now; the host says whether it stays. */
  ask(node) {
    // Where it is focused already, a keyboard that was put away would not come.
    if (this.isFocused) this.element.blur();
    this.show(node);
    this.answer(() => {});
  }

  /** Layers have changed: what is typed into may be another one, may stand elsewhere or hold another text. */
  follow() {
    if (this.unanswered > 0 && this.isFocused) {
      if (this.node !== null && this.tree.fields.has(this.node)) this.place();
      return;
    }
    const node = this.isByTouch
      ? [...this.tree.fields].find(({ element, values }) => values.accessibility.isTypedInto
        && element.closest("[inert]") === null) : undefined;
    if (node === undefined) this.hide();
    else this.show(node);
  }

  show(node) {
    const { label, role } = node.values.accessibility;
    this.node = node;
    this.element.hidden = false;
    this.element.setAttribute("aria-label", label);
    this.element.enterKeyHint = role === "searchbox" ? "search" : "done";
    this.place();
    this.copyText();
    if (!this.isFocused) this.element.focus({ preventScroll: true });
  }

  hide() {
    if (this.node === null) return;
    this.node = null;
    this.element.blur();
    this.element.hidden = true;
    this.known = this.element.value = "";
  }

  place() {
    const box = this.node.element.getBoundingClientRect();
    const { style } = this.element;
    style.transform = `translate(${box.x}px, ${box.y}px)`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
  }

  /** The text is that of the layer, unless somebody is about to change it. */
  copyText() {
    if (this.isComposing || this.unanswered > 0) return;
    const text = this.node.values.accessibility.value ?? "";
    if (this.element.value !== text) this.element.value = text;
    this.known = text;
  }

  changed() {
    const { value } = this.element;
    const keys = keysBetween(this.known, value);
    this.known = value;
    if (keys.length === 0) return;
    this.page.type(keys);
    this.answer(() => this.follow());
  }

  answer(body) {
    this.unanswered += 1;
    this.page.whenAnswered(() => {
      this.unanswered -= 1;
      body();
      this.follow();
    });
  }

  /** The connection is lost: nothing will be answered. */
  forget() {
    this.unanswered = 0;
    this.hide();
  }
}

function contains(element, { x, y }) {
  const box = element.getBoundingClientRect();
  return x >= box.left && x < box.right && y >= box.top && y < box.bottom && element.checkVisibility?.() !== false;
}
