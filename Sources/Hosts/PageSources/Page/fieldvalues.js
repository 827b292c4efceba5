/** The bits of a field's flags. */
const Flag = {
  holdsLines: 1 << 0, isSecure: 1 << 1, isEditable: 1 << 2, isSelectable: 1 << 3, isEdited: 1 << 4, isEnabled: 1 << 5,
  isRightToLeft: 1 << 6, showsKeyboard: 1 << 7, isMonospaced: 1 << 8, isItalic: 1 << 9,
  isDrawn: 1 << 10, isStyled: 1 << 11,
};

/**
 * Reads what a field is: how its text looks, where it stands, and what is typed into it.
 * @param {import("./reader.js").Reader} reader
 */
export function readField(reader) {
  const exchange = reader.count();
  const flags = reader.uint16();
  const field = { exchange };
  for (const name in Flag) field[name] = (flags & Flag[name]) !== 0;
  field.text = reader.text();
  field.selection = readRange(reader);
  field.weight = reader.byte() * 100;
  field.size = reader.float();
  field.lineHeight = reader.float();
  field.baseline = reader.float();
  field.letterSpacing = reader.float();
  field.color = reader.color() ?? "transparent";
  field.tint = reader.color() ?? "transparent";
  field.placeholderColor = reader.color() ?? "transparent";
  field.placeholder = reader.text();
  field.alignment = reader.byte();
  [field.top, field.left, field.bottom, field.right] = reader.floats(4);
  field.keyboard = reader.byte();
  field.returnKey = reader.byte();
  field.capitalization = reader.byte();
  field.correction = reader.byte();
  field.spelling = reader.byte();
  field.content = reader.text();
  field.form = reader.count();
  // The bytes of its styles, until something shows them.
  field.styles = field.isStyled ? reader.bytes(reader.count()).slice() : [];
  field.runs = field.isStyled ? Array.from({ length: reader.count() }, () => readRun(reader)) : [];
  return field;
}

function readRun(reader) { return { length: reader.count(), style: reader.count() }; }

function readRange(reader) { return { start: reader.count(), end: reader.count() }; }

/** The ways in which a text is changed, by the numbers that the host has for them. */
const kinds = [
  "insertText", "insertCompositionText", "insertReplacementText", "insertLineBreak", "insertFromPaste", "insertFromDrop",
  "deleteContentBackward", "deleteContentForward", "deleteByCut", "deleteByDrag", "historyUndo", "historyRedo", "selection",
  "other",
];

const sameAs = {
  insertParagraph: "insertLineBreak", insertFromYank: "insertFromPaste", insertFromPasteAsQuotation: "insertFromPaste",
  insertFromComposition: "insertCompositionText", deleteCompositionText: "insertCompositionText",
};

/** The kind of an event's `inputType`; kinds that differ only in how much is meant are one. */
export function kindOf(inputType) {
  if (kinds.includes(inputType)) return inputType;
  if (sameAs[inputType] !== undefined) return sameAs[inputType];
  if (!inputType?.startsWith("delete")) return "other";
  return inputType.endsWith("Forward") ? "deleteContentForward" : "deleteContentBackward";
}

/** Bytes of a text in one record: a limit of the host, with room to spare. */
const partBytes = 30_000;
const utf8 = new TextEncoder();

/**
 * Writes an edit, its text in parts.
 * @param {import("./writer.js").Outbox} outbox
 * @param {number} kind the record's
 * @param {{layer: number, exchange: number}} field
 * @param {number} time in milliseconds
 */
export function writeEdit(outbox, kind, { layer, exchange }, edit, time) {
  const bytes = utf8.encode(edit.replacement);
  for (let start = 0; start === 0 || start < bytes.length; start += partBytes) {
    const part = bytes.subarray(start, start + partBytes);
    outbox.record(kind);
    outbox.uint32(layer);
    outbox.uint32(exchange);
    outbox.byte((start === 0 ? 1 : 0) | (start + partBytes >= bytes.length ? 2 : 0));
    if (start === 0) writeHead(outbox, edit, time);
    outbox.bytes(part);
  }
}

function writeHead(outbox, edit, time) {
  outbox.time(time);
  outbox.uint32(edit.number);
  outbox.uint32(edit.correction);
  outbox.byte(kinds.indexOf(edit.kind));
  outbox.bool(edit.marked !== null);
  for (const range of [edit.range, edit.selection, edit.marked]) {
    if (range === null) continue;
    outbox.uint32(range.start);
    outbox.uint32(range.end);
  }
}

export function readCorrection(reader) {
  return {
    exchange: reader.count(), number: reader.count(), edit: reader.count(), range: readRange(reader),
    selection: readRange(reader), replacement: reader.text(), styling: readStyling(reader),
  };
}

/** Null where the page knows the styles by itself. */
function readStyling(reader) {
  const count = reader.count();
  if (count === 0) return null;
  const runs = Array.from({ length: count - 1 }, () => readRun(reader));
  const typing = reader.count();
  return { runs, typing: typing === 0 ? null : typing - 1 };
}

export function readResumption(reader) {
  return { exchange: reader.count(), edit: reader.count(), correction: reader.count(), text: reader.text() };
}
