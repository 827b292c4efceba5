import { families, monospacedFamilies } from "./text.js";

/** Pixels below which a phone zooms in on a field that gets the focus: smaller text is made so large, and scaled down. */
const leastSize = 16;

/** UTF-16 units of the longest text: what is pasted beyond is cut by the browser. */
const longestText = 524_288;

/** Keyboards, return keys, ways to capitalize and sides, by the host's numbers. */
const inputModes = ["text", "email", "url", "numeric", "decimal", "tel", "search"];
const returnKeys = [null, "go", "done", "next", "search", "send"];
const capitalizations = ["none", "words", "sentences", "characters"];
const alignments = ["left", "center", "right", "start", "justify"];
/** Tells what a program says of corrections and spelling; where it says nothing the person's own setting counts. */
const refused = 1;

/** How high and how deep letters are, as parts of their size: as the fonts of `families` have it, and those of one width. */
const heights = { ascent: 0.9053, descent: 0.2119 };
const monospacedHeights = { ascent: 0.8333, descent: 0.3 };

/** The attributes of a field's element, null for none. What tools are told of it comes besides. */
export function fieldAttributes(field) {
  return {
    type: field.holdsLines ? null : field.isSecure ? "password" : "text",
    inputmode: field.showsKeyboard ? inputModes[field.keyboard] ?? "text" : "none",
    enterkeyhint: returnKeys[field.returnKey] ?? null,
    autocapitalize: field.isSecure ? "none" : capitalizations[field.capitalization] ?? "sentences",
    autocorrect: field.correction === refused || field.isSecure ? "off" : "on",
    spellcheck: field.spelling === refused || field.isSecure ? "false" : "true",
    autocomplete: field.content,
    placeholder: field.placeholder || null,
    readonly: field.isEditable ? null : "",
    disabled: field.isEnabled ? null : "",
    maxlength: String(longestText),
    form: field.form === 0 ? null : `form-${field.form}`,
    dir: field.isRightToLeft ? "rtl" : "ltr",
  };
}

/**
 * The styles of a field's element: the letters stand where the program has measured them.
 *
 * One line has a box of its height. Many lines fill the layer, and nothing in it scrolls: the layer does.
 * @param {{width: number, height: number}} layer its size
 * @param {number} least the pixels below which letters are made larger
 */
export function fieldStyles(field, { width, height }, least = leastSize) {
  const { size, top, left, bottom, right, lineHeight, baseline, letterSpacing, isMonospaced } = field;
  const factor = size > 0 && size < least ? size / least : 1;
  const length = (value) => `${value / factor}px`;
  const side = (value) => length(Math.max(value, 0));
  const { ascent, descent } = isMonospaced ? monospacedHeights : heights;
  // A browser shares what a line has more than its letters between above and below; the program may have it otherwise.
  const shift = baseline - (lineHeight - (ascent + descent) * size) / 2 - ascent * size;
  const box = field.holdsLines
    ? { left: "0px", top: `${shift}px`, width: side(width), height: side(height),
      padding: [top, right, bottom, left].map(side).join(" ") }
    : { left: `${left}px`, top: `${top + shift}px`, width: side(width - left - right), height: side(lineHeight),
      padding: "0px" };
  return {
    ...box,
    transform: factor === 1 ? "" : `scale(${factor})`,
    fontSize: length(size),
    fontWeight: String(field.weight),
    fontStyle: field.isItalic ? "italic" : "",
    fontFamily: isMonospaced ? monospacedFamilies : families,
    lineHeight: length(lineHeight),
    letterSpacing: letterSpacing === 0 ? "" : length(letterSpacing),
    color: field.color,
    textAlign: alignments[field.alignment] ?? "start",
    "--placeholder": field.placeholderColor,
    "--tint": field.tint,
  };
}
