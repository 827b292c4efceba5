/** The little of a browser that fields need: elements with text, a document with a focus, and what a person does. */

class FakeElement extends EventTarget {
  constructor(name) {
    super();
    this.localName = name;
    this.className = "";
    this.attributes = new Map();
    this.children = [];
    this.parentNode = null;
    this.firstChild = null;
    this.style = { setProperty: (key, value) => { this.style[key] = value; } };
    this.box = { left: 0, top: 0, right: 100, bottom: 20 };
    this.text = "";
    this.selectionStart = 0;
    this.selectionEnd = 0;
    this.assignments = 0;
    this.scrollLeft = 0;
    this.scrollTop = 0;
  }

  get classList() {
    const names = () => new Set(this.className.split(" ").filter((name) => name !== ""));
    const keep = (set) => { this.className = [...set].join(" "); };
    return {
      contains: (name) => names().has(name),
      add: (name) => keep(names().add(name)),
      remove: (name) => { const set = names(); set.delete(name); keep(set); },
    };
  }

  get isConnected() { return this.parentNode !== null; }

  get value() { return this.text; }

  set value(text) {
    this.assignments += 1;
    this.text = this.localName === "input" ? text.replace(/[\r\n]/g, "") : text;
    this.setSelectionRange(this.text.length, this.text.length);
  }

  setSelectionRange(start, end) {
    this.selectionStart = Math.min(start, this.text.length);
    this.selectionEnd = Math.min(Math.max(start, end), this.text.length);
  }

  setAttribute(name, value) { this.attributes.set(name, value); }
  getAttribute(name) { return this.attributes.get(name) ?? null; }
  hasAttribute(name) { return this.attributes.has(name); }
  removeAttribute(name) { this.attributes.delete(name); }
  getBoundingClientRect() { return this.box; }
  contains(other) { return other === this; }
  closest() { return null; }

  insertBefore(child) {
    // As a browser has it: what is moved has lost the focus.
    if (child.parentNode !== null && document.activeElement === child) child.blur();
    child.parentNode?.children.splice(child.parentNode.children.indexOf(child), 1);
    child.parentNode = this;
    this.children.push(child);
  }

  append(child) { this.insertBefore(child); }

  remove() {
    if (document.activeElement === this) document.activeElement = document.body;
    this.parentNode?.children.splice(this.parentNode.children.indexOf(this), 1);
    this.parentNode = null;
  }

  focus() {
    if (document.activeElement === this) return;
    document.activeElement.blur?.();
    document.activeElement = this;
    this.dispatchEvent(new Event("focus"));
  }

  blur() {
    if (document.activeElement !== this) return;
    document.activeElement = document.body;
    this.dispatchEvent(new Event("blur"));
  }

  // MARK: A person

  tell(name, details = {}) {
    const event = Object.assign(new Event(name, { cancelable: true }), details);
    return this.dispatchEvent(event);
  }

  /** Puts words in the place of the selection or of a range, with the events of a browser; answers whether it was allowed. */
  put(words, inputType = "insertText", range = [this.selectionStart, this.selectionEnd], isComposing = false) {
    if (!this.tell("beforeinput", { inputType, data: words, isComposing })) return false;
    this.text = this.text.slice(0, range[0]) + words + this.text.slice(range[1]);
    this.setSelectionRange(range[0] + words.length, range[0] + words.length);
    this.tell("input", { inputType, data: words, isComposing });
    return true;
  }

  backspace() {
    const start = this.selectionStart === this.selectionEnd ? Math.max(this.selectionStart - 1, 0) : this.selectionStart;
    return this.put("", "deleteContentBackward", [start, this.selectionEnd]);
  }

  /** Composes words in the place of those that are composed. */
  compose(words) {
    if (this.composed === undefined) {
      this.composed = [this.selectionStart, this.selectionEnd];
      this.tell("compositionstart", { data: "" });
    }
    this.tell("compositionupdate", { data: words });
    this.put(words, "insertCompositionText", this.composed, true);
    this.composed = [this.composed[0], this.composed[0] + words.length];
  }

  /** Takes the words that are composed, or others. */
  commit(words = this.text.slice(...this.composed)) {
    if (words !== this.text.slice(...this.composed)) this.compose(words);
    this.composed = undefined;
    this.tell("compositionend", { data: words });
  }
}

/** Makes a document of its own, and what frames and timers wait for. */
export function openBrowser() {
  const body = new FakeElement("body");
  const page = { frames: [], timers: [] };
  globalThis.document = Object.assign(new EventTarget(), {
    body, activeElement: body, createElement: (name) => new FakeElement(name), hasFocus: () => page.hasFocus ?? true,
  });
  globalThis.requestAnimationFrame = (frame) => page.frames.push(frame);
  page.frame = () => { for (const frame of page.frames.splice(0)) frame(0); };
  page.settle = () => { for (const timer of page.timers.splice(0)) timer(); };
  page.element = (name = "div") => new FakeElement(name);
  return page;
}

export const caret = (start, end = start) => ({ start, end });

/** A field as a layer has it. */
export function plainField(changes = {}) {
  return {
    exchange: 7, holdsLines: false, isSecure: false, isEditable: true, isSelectable: true, isEdited: false, isEnabled: true,
    isRightToLeft: false, showsKeyboard: true, isMonospaced: false, isItalic: false, text: "", selection: caret(0),
    weight: 400, size: 17, lineHeight: 20, baseline: 16, letterSpacing: 0, color: "black", tint: "blue",
    placeholderColor: "gray", placeholder: "", alignment: 3, top: 0, left: 0, bottom: 0, right: 0, keyboard: 0,
    returnKey: 0, capitalization: 2, correction: 0, spelling: 0, content: "off", form: 0, isStyled: false, styles: [], runs: [],
    ...changes,
  };
}
