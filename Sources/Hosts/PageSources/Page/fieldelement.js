import { fieldAttributes, fieldStyles } from "./fieldlook.js";
import { kindOf } from "./fieldvalues.js";
import { PageText } from "./pagetext.js";
import { attributes, setAttributes } from "./roles.js";

/**
 * Where in a text that stands which an input method composes: a browser tells its words, and not their place.
 * @param {string} value the element's text
 * @param {string} words what is composed
 * @param {number} start where the composition began
 * @param {number} caret the end of the selection
 * @returns {{start: number, end: number} | null}
 */
export function composedRange(value, words, start, caret) {
  if (words === "") return null;
  const places = [start, caret - words.length];
  const place = places.find((one) => one >= 0 && value.startsWith(words, one)) ?? value.lastIndexOf(words, caret);
  return place < 0 ? null : { start: place, end: place + words.length };
}

/**
 * One text that can be edited: an ordinary element in the place of its layer, which is the picture of the text as well.
 *
 * What a person does in it is shown by the browser at once, and told to the host by the law of `PageText`; the host's corrections
 * are written where that law allows it.
 */
export class FieldElement {
  /**
   * @param {HTMLInputElement | HTMLTextAreaElement} element
   * @param {object} field what the layer has
   * @param {{send: (one: FieldElement, edits: object[]) => void, confirm: (one: FieldElement, correction: number) => void,
   *   pressReturn: (one: FieldElement) => void, later: (body: () => void) => void, settled: (one: FieldElement) => void}} page
   */
  constructor(element, field, page) {
    this.element = element;
    /** The object with the text and the selection: the element itself, or one that reads and writes several styles. */
    this.surface = element;
    this.field = field;
    this.page = page;
    /** The layer that it stands in; null while it waits for another one. */
    this.node = null;
    /** Tells what is composed and where that began; null where nothing is. */
    this.composition = null;
    /** When the last edit was sent, in milliseconds. */
    this.editedAt = -Infinity;
    /** The styles and attributes that it has. */
    this.styles = {};
    this.begin(new PageText(field.text, field.selection, field.runs));
    this.listen();
  }

  listen() {
    const { element } = this;
    element.addEventListener("beforeinput", (event) => this.willChange(event));
    element.addEventListener("input", (event) => this.changed(event));
    element.addEventListener("compositionstart", (event) => this.compositionBegan(event));
    element.addEventListener("compositionupdate", (event) => this.compositionWent(event));
    element.addEventListener("compositionend", () => this.compositionEnded());
  }

  /** Tells whether something else reads and writes its text, which may have several styles. */
  get isStyled() { return this.surface !== this.element; }

  /** Shows the same text in another element, of which `surface` has text and selection. */
  become(element, surface) {
    this.element = element;
    this.surface = surface;
    this.styles = {};
    this.listen();
  }

  get isFocused() { return document.activeElement === this.element; }

  get selection() {
    const { selectionStart, selectionEnd } = this.surface;
    return { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
  }

  /** Shows another text, whatever it showed. */
  begin(law) {
    this.law = law;
    this.write();
  }

  // MARK: How it looks

  /** Takes over what the layer says, but for the text. */
  look(field, size, accessibility) {
    const isOther = field.exchange !== this.field.exchange;
    const wasSecure = this.field.isSecure;
    this.field = field;
    const { role, "aria-description": _, "aria-multiline": __, "aria-disabled": ___, ...told } = attributes(accessibility);
    const hint = accessibility?.hint || null;
    const { surface } = this;
    const own = { ...fieldAttributes(field), role: role === "searchbox" ? role : null };
    setAttributes(this.element, {
      ...told, ...(surface.ownAttributes?.(own) ?? own), "aria-description": hint, tabindex: "-1",
    });
    const plain = fieldStyles(field, size, surface.leastSize);
    const styles = surface.ownStyles?.(plain) ?? plain;
    for (const name in styles) {
      if (this.styles[name] === styles[name]) continue;
      if (name.startsWith("--")) this.element.style.setProperty(name, styles[name]);
      else this.element.style[name] = styles[name];
    }
    this.styles = styles;
    if (isOther) {
      this.finishComposing();
      this.begin(new PageText(field.text, field.selection, field.runs));
    } else if (surface.show !== undefined) {
      this.showStyles();
    } else if (wasSecure !== field.isSecure) {
      this.showSelection();
    }
  }

  // MARK: What a person does

  /** Notes where the selection is; told with the next edit, or by `report`. Answers whether there is something to tell. */
  noteSelection() {
    // Between a change and the event that tells of it the selection is that of another text.
    if (this.surface.value === this.shown) this.law.select(this.selection);
    return this.law.hasMoved;
  }

  /** Tells the host where the selection is, unless it knows. */
  report() {
    this.noteSelection();
    this.send(this.law.report());
  }

  willChange(event) {
    const { inputType } = event;
    this.noteSelection();
    const made = this.surface.replacementOf?.(event) ?? null;
    if (made !== null) {
      // What the browser would make more than text of is put in here.
      event.preventDefault();
      this.takeOver(kindOf(inputType), made);
    } else if (inputType === "deleteContentBackward" && this.surface.value === "" && !event.isComposing) {
      event.preventDefault();
      this.deleteNothing();
    } else if (inputType.startsWith("history") && (!this.law.hasOwnHistory || this.isStyled)) {
      // What the browser would bring back is a text that the program has made another one of.
      event.preventDefault();
    } else if (!this.field.holdsLines && (inputType === "insertLineBreak" || inputType === "insertParagraph")) {
      event.preventDefault();
      if (!event.isComposing) this.page.pressReturn(this);
    }
  }

  /** A backspace finds nothing to take away: the element says nothing of it by itself. */
  deleteNothing() { this.send(this.law.deleteNothing()); }

  changed(event) {
    // The program fills in what nobody edits without saying how.
    this.takeOver(kindOf(event.inputType));
  }

  /** Tells the host what the element holds now, or what it is to hold. */
  takeOver(kind, { value, selection } = { value: this.surface.value, selection: this.selection }) {
    const { composition } = this;
    const marked = composition === null
      ? null : composedRange(value, composition.words, composition.start, selection.end);
    this.shown = value;
    this.send(this.law.change(value, selection, marked, kind));
    this.showStyles();
  }

  /** Letters that have come have their style, where nothing is composed. */
  showStyles() {
    const { law, surface } = this;
    if (surface.show !== undefined && !law.isComposing && surface.show(law, this.field)) this.showSelection(true);
  }

  compositionBegan(event) {
    this.noteSelection();
    this.composition = { start: this.selection.start, words: event.data ?? "" };
    this.law.beginComposing();
  }

  compositionWent(event) { if (this.composition !== null) this.composition.words = event.data ?? ""; }

  compositionEnded() {
    if (this.composition === null) return;
    this.composition = null;
    this.takeOver("insertCompositionText");
    // Browsers do not agree on what comes behind this event, and none likes to be written into within it. The next syllable may
    // begin at once: then nothing is written before its end.
    this.page.later(() => this.settle());
  }

  /** An input method has ended for good: what waited for that may be written. */
  settle() {
    if (this.composition !== null || !this.law.isComposing) return;
    this.shown = this.surface.value;
    const { edits, receipt } = this.law.endComposing(this.shown, this.selection);
    this.send(edits);
    this.confirm(receipt);
    this.showStyles();
    this.page.settled(this);
  }

  /** Whatever is composed is ordinary text: the element is taken out of the page. */
  finishComposing() {
    if (!this.law.isComposing) return;
    this.composition = null;
    this.settle();
  }

  // MARK: The host

  receive(correction) {
    // A browser that fills in may have told nothing yet.
    if (this.surface.value !== this.shown) this.takeOver("other");
    this.confirm(this.law.receive(correction));
  }

  /** The connection goes on. */
  resume(resumption) { this.send(this.law.resume(resumption)); }

  /** The text is that of a host that goes on, and nobody has typed anything here. */
  adopt(resumption) {
    const law = new PageText(resumption.text);
    law.goOn(resumption);
    this.begin(law);
    // What another page has composed and never ended is ordinary text.
    if (this.field.isEdited) this.resume(resumption);
  }

  send(edits) { if (edits.length > 0) this.page.send(this, edits); }

  confirm(receipt) {
    if (receipt === null) return;
    this.write();
    this.page.confirm(this, receipt);
  }

  /** The element holds the law's text. */
  write() {
    const { element, surface, law } = this;
    let isMade = false;
    if (surface.show !== undefined) {
      isMade = surface.show(law, this.field);
    } else if (element.value !== law.text) {
      const { scrollLeft, scrollTop } = element;
      element.value = law.text;
      element.scrollLeft = scrollLeft;
      element.scrollTop = scrollTop;
    }
    this.shown = surface.value;
    this.showSelection(isMade);
  }

  /** Shows the selection; for letters made anew also an equal one: a browser may show the caret beside it. */
  showSelection(isMade = false) {
    // Some browsers give the focus to what they set the selection of.
    if (!this.isFocused) return;
    const { start, end } = this.law.selection;
    if (isMade || this.surface.selectionStart !== start || this.surface.selectionEnd !== end) {
      this.surface.setSelectionRange(start, end);
    }
  }
}
