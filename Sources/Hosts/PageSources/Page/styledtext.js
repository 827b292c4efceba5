import { Reader } from "./reader.js";
import { families, linePatterns, monospacedFamilies } from "./text.js";

/** UTF-16 units of the longest text: what is pasted beyond is cut. */
const longestText = 524_288;

/** The letter that stands for a picture among letters. */
const pictureSign = "\uFFFC";

/** The whole of a picture, stretched into its place. */
const stretched = {
  gravity: 0, contentsScale: 0, contentsRect: { x: 0, y: 0, width: 1, height: 1 }, contentsCenter: { x: 0, y: 0, width: 1, height: 1 },
  isPixelated: false,
};

/** Ways of putting something in that a browser would make elements of, or more than text. */
const own = new Set([
  "insertLineBreak", "insertParagraph", "insertFromPaste", "insertFromDrop", "insertFromYank", "insertFromPasteAsQuotation",
]);

function isLetters(node) { return node.nodeType === Node.TEXT_NODE; }

/**
 * A text of several styles in an element of its own that is edited: what an `input` has as `value`, `selectionStart` and
 * `selectionEnd`, this reads from the element's letters and writes into them.
 *
 * Each run is an element, and behind the last one stands a line break, which is none of the text's: without it a browser would
 * show no line behind a line end. What the browser makes of it all while somebody types is read as it is, and put in order where
 * nothing is composed: see `show`.
 */
export class StyledText {
  /**
   * @param {HTMLElement} element
   * @param {import("./tree.js").Tree} tree
   */
  constructor(element, tree) {
    this.element = element;
    this.tree = tree;
    /** The selection as it was when it was last in the element. */
    this.last = { start: 0, end: 0 };
    /** Letters of any size stand in lines of their own height, and none is made larger for a phone. */
    this.leastSize = 0;
    element.classList.add("styled");
  }

  // MARK: The element

  /** The attributes of an element that is edited, rather than those of one that has a value. */
  ownAttributes({ inputmode, enterkeyhint, autocapitalize, autocorrect, spellcheck, dir, disabled }) {
    const isEnabled = disabled === null;
    return {
      inputmode, enterkeyhint, autocapitalize, autocorrect, spellcheck, dir, role: "textbox", "aria-multiline": "true",
      contenteditable: isEnabled ? editing() : "false", "aria-disabled": isEnabled ? null : "true",
    };
  }

  /** The element's own letters, of which there are none, are to keep no line high. */
  ownStyles(plain) { return { ...plain, lineHeight: "0px", fontSize: "16px", letterSpacing: "" }; }

  // MARK: Letters

  get value() {
    let text = "";
    for (const leaf of this.leaves()) text += isLetters(leaf) ? leaf.data : this.signOf(leaf);
    return text;
  }

  /**
   * The sign that an element without letters stands for: a picture, or nothing, as line breaks that browsers put in by
   * themselves.
   */
  signOf(leaf) { return leaf.localName === "br" ? "" : pictureSign; }

  /** The nodes that hold letters, and those that stand for some, in order. */
  leaves() {
    const leaves = [];
    const collect = (node) => {
      if (isLetters(node) || node.localName === "br" || node.classList.contains("attached")) leaves.push(node);
      else node.childNodes.forEach(collect);
    };
    this.element.childNodes.forEach(collect);
    return leaves;
  }

  lengthOf(leaf) { return isLetters(leaf) ? leaf.data.length : this.signOf(leaf).length; }

  // MARK: The selection

  get selectionStart() { return this.selection.start; }
  get selectionEnd() { return this.selection.end; }

  get selection() {
    const chosen = document.getSelection();
    if (chosen !== null && chosen.rangeCount > 0) {
      const range = chosen.getRangeAt(0);
      if (this.element.contains(range.startContainer) && this.element.contains(range.endContainer)) this.last = this.places(range);
    }
    return this.last;
  }

  places({ startContainer, startOffset, endContainer, endOffset }) {
    const start = this.offsetOf(startContainer, startOffset);
    const isEmpty = startContainer === endContainer && startOffset === endOffset;
    return { start, end: isEmpty ? start : this.offsetOf(endContainer, endOffset) };
  }

  /** How many letters stand before a place in the document. */
  offsetOf(container, offset) {
    const next = isLetters(container) ? null : container.childNodes[offset] ?? null;
    let count = 0;
    for (const leaf of this.leaves()) {
      if (leaf === container || leaf.contains(container)) return count + (isLetters(leaf) ? offset : 0);
      // A place among children is before the first leaf that is not before it.
      if (next === null ? isBehind(leaf, container) : next.contains(leaf) || isAfter(leaf, next)) return count;
      count += this.lengthOf(leaf);
    }
    return count;
  }

  setSelectionRange(start, end) {
    const from = this.placeOf(start);
    const to = start === end ? from : this.placeOf(end);
    document.getSelection().setBaseAndExtent(...from, ...to);
    this.last = { start, end };
  }

  /** The place in the document that so many letters stand before: behind the letter before it, so that what is typed joins it. */
  placeOf(offset) {
    let rest = offset;
    let place = [this.element, 0];
    for (const leaf of this.leaves()) {
      if (isLetters(leaf)) {
        place = [leaf, Math.min(rest, leaf.data.length)];
        // Behind the end of a line is the next one.
        if (rest < leaf.data.length || rest === leaf.data.length && !leaf.data.endsWith("\n")) return place;
        rest -= leaf.data.length;
      } else if (rest === 0) {
        return [leaf.parentNode, [...leaf.parentNode.childNodes].indexOf(leaf)];
      } else {
        rest -= this.lengthOf(leaf);
      }
    }
    return place;
  }

  // MARK: What a person does

  /** The text and the caret that an event is to bring, where the browser is not to bring it by itself; null where it is. */
  replacementOf(event) {
    const { inputType, data } = event;
    if (inputType.startsWith("format")) event.preventDefault();
    const hasLines = inputType === "insertText" && (data?.includes("\n") ?? false);
    const isDeletion = inputType.startsWith("delete");
    if (event.isComposing || !event.cancelable || !own.has(inputType) && !hasLines && !isDeletion) return null;
    const isLine = inputType === "insertLineBreak" || inputType === "insertParagraph";
    const text = isDeletion ? "" : isLine ? "\n" : event.dataTransfer?.getData("text/plain") || data || "";
    const { value } = this;
    const target = event.getTargetRanges?.()[0];
    const range = target === undefined ? this.selection : this.places(target);
    const { start, end } = isDeletion && range.start === range.end ? pictureBeside(value, range.start, inputType) : range;
    if (isDeletion && start === end) return null;
    const room = longestText - value.length + end - start;
    const put = text.replace(/\r\n?/g, "\n").slice(0, Math.max(room, 0));
    const caret = start + put.length;
    return { value: value.slice(0, start) + put + value.slice(end), selection: { start: caret, end: caret } };
  }

  /** How many letters stand before what a place under a finger is in; null where it is not in here. */
  placeIn(place) {
    return place !== null && this.element.contains(place.offsetNode) ? this.offsetOf(place.offsetNode, place.offset) : null;
  }

  // MARK: What is shown

  /**
   * Shows a text in its styles; what is right already stays as it is.
   * @param {import("./pagetext.js").PageText} law
   * @returns whether anything was changed, so that the selection is to be set anew
   */
  show({ text, styling }, field) {
    if (!Array.isArray(field.styles)) field.styles = readStyles(field.styles);
    const { element } = this;
    const base = baseStyle(field);
    const looks = new Map();
    const lookOf = (number) => {
      if (!looks.has(number)) looks.set(number, cssOf(field.styles[number - 1] ?? base));
      return looks.get(number);
    };
    let changed = false;
    let child = element.firstChild;
    const put = (piece) => {
      const isRight = child !== null && piece.fits(child);
      const made = isRight ? child : piece.make();
      if (!isRight) {
        element.insertBefore(made, child);
        changed = true;
      }
      changed = piece.fill(made) || changed;
      if (isRight) child = child.nextSibling;
    };
    let place = 0;
    for (const { length, style } of styling.runs) {
      const letters = text.slice(place, place + length);
      const attachment = field.styles[style - 1]?.attachment ?? null;
      place += length;
      if (attachment === null) {
        put(lettersPiece(letters, lookOf(style)));
        continue;
      }
      for (const part of letters.split(/(\uFFFC)/u)) {
        if (part === pictureSign) put(this.picturePiece(attachment, lookOf(style)));
        else if (part !== "") put(lettersPiece(part, lookOf(style)));
      }
    }
    put(endPiece(lookOf(styling.styleAt(text.length))));
    while (child !== null) {
      const { nextSibling } = child;
      child.remove();
      child = nextSibling;
      changed = true;
    }
    return changed;
  }

  /** A picture in the place of a letter. */
  picturePiece({ width, ascent, descent, picture: number }, look) {
    const { pictures } = this.tree;
    const picture = pictures.byId.get(number) ?? null;
    const height = ascent + descent;
    const css = `${look};width:${width}px;height:${height}px;vertical-align:${-descent}px`;
    return {
      fits: (node) => node.classList?.contains("attached") && node.picture === picture && node.look === css,
      make: () => {
        const place = document.createElement("span");
        place.className = "attached";
        place.contentEditable = "false";
        place.picture = picture;
        place.style.cssText = css;
        place.look = css;
        const shown = pictures.makeElement(number);
        if (shown !== null) {
          place.append(shown);
          pictures.layOut(number, shown, { ...stretched, width, height }, this.tree.pixelsPerPoint);
        }
        return place;
      },
      fill: () => false,
    };
  }
}

/** How letters have the style of the field itself. */
function baseStyle({ weight, isMonospaced, isItalic, size, lineHeight, color, letterSpacing }) {
  return { weight, isMonospaced, isItalic, size, lineHeight, color, letterSpacing };
}

/** Letters in one style. */
function lettersPiece(letters, look) {
  return {
    fits: (node) => node.className === "letters" && node.childNodes.length === 1 && isLetters(node.firstChild),
    make: () => {
      const run = document.createElement("span");
      run.className = "letters";
      run.append(document.createTextNode(letters));
      return run;
    },
    fill: (run) => {
      wear(run, look);
      if (run.firstChild.data === letters) return false;
      run.firstChild.data = letters;
      return true;
    },
  };
}

/** The line break behind everything, in the style of what would be typed there. */
function endPiece(look) {
  return {
    fits: (node) => node.className === "end" && node.childNodes.length === 1 && node.firstChild.localName === "br",
    make: () => {
      const end = document.createElement("span");
      end.className = "end";
      end.append(document.createElement("br"));
      return end;
    },
    fill: (end) => {
      wear(end, look);
      return false;
    },
  };
}

function wear(element, look) {
  if (element.look === look) return;
  element.look = look;
  element.style.cssText = look;
}

/** How an element shows letters in a style. */
function cssOf(style) {
  const { weight, isMonospaced, isItalic, size, lineHeight, color, underline, strikethrough, shadow, outline } = style;
  const line = underline ?? strikethrough;
  const lines = [underline && "underline", strikethrough && "line-through"].filter(Boolean).join(" ");
  const slant = style.slant ? `oblique ${Math.atan(style.slant) * 180 / Math.PI}deg` : "normal";
  return [
    `font:${isItalic ? "italic" : slant} ${weight} ${size}px/${lineHeight}px ${isMonospaced ? monospacedFamilies : families}`,
    `color:${outline && !outline.isFilled ? "transparent" : color}`,
    style.letterSpacing && `letter-spacing:${style.letterSpacing}px`,
    style.lift && `vertical-align:${style.lift}px`,
    style.background && `background-color:${style.background}`,
    line && `text-decoration:${lines} ${linePatterns[line.pattern & 127]} ${line.color}${line.pattern & 128 ? " 2px" : ""}`,
    shadow && `text-shadow:${shadow.x}px ${shadow.y}px ${shadow.blur}px ${shadow.color}`,
    outline && `-webkit-text-stroke:${outline.width}px ${outline.color}`,
  ].filter(Boolean).join(";");
}

/** A picture that a key takes away: browsers leave alone what they cannot put a caret into. */
function pictureBeside(value, place, inputType) {
  const start = inputType.endsWith("Backward") ? place - 1 : place;
  return value[start] === pictureSign ? { start, end: start + 1 } : { start: place, end: place };
}

/** Tells whether a node lies behind all children of another one. */
function isBehind(node, other) {
  return (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !other.contains(node);
}

/** Tells whether a node comes after another one. */
function isAfter(node, other) { return (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0; }

/** How an element is edited as text alone: where a browser has no word for it, what would be more is kept from happening. */
function editing() {
  const probe = document.createElement("div");
  try {
    probe.contentEditable = "plaintext-only";
  } catch {
    return "true";
  }
  return probe.contentEditable === "plaintext-only" ? "plaintext-only" : "true";
}

/** Reads how letters look: the styles of a field, from the bytes that the host sends. */
export function readStyles(bytes) {
  const reader = new Reader(bytes.buffer);
  return Array.from({ length: reader.count() }, () => readStyle(reader));
}

/** Reads how a part of a text looks; lines without a colour have that of the letters. */
function readStyle(reader) {
  const face = reader.byte();
  const style = {
    weight: (face & 15) * 100, isMonospaced: (face & 16) !== 0, isItalic: (face & 128) !== 0, size: reader.float(),
    lineHeight: reader.float(), color: reader.color() ?? "transparent",
  };
  const has = reader.uint16();
  if (has & 1) style.background = reader.color() ?? "transparent";
  const line = () => ({ pattern: reader.byte(), color: reader.bool() ? reader.color() ?? "transparent" : style.color });
  if (has & 2) style.underline = line();
  if (has & 4) style.strikethrough = line();
  if (has & 8) {
    style.shadow = { color: reader.color() ?? "transparent", x: reader.float(), y: reader.float(), blur: reader.float() };
  }
  if (has & 16) style.outline = { width: reader.float(), isFilled: reader.bool(), color: reader.color() ?? "transparent" };
  if (has & 32) {
    const [width, ascent, descent] = reader.floats(3);
    style.attachment = { width, ascent, descent, picture: reader.count() };
  }
  ["letterSpacing", "lift", "slant", "stretch"].forEach((name, bit) => { if (has & 64 << bit) style[name] = reader.float(); });
  return style;
}
