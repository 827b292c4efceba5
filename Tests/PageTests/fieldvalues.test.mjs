import assert from "node:assert/strict";
import { test } from "node:test";
import { kindOf, readCorrection, readField, readResumption, writeEdit } from "../../Sources/Hosts/PageSources/Page/fieldvalues.js";
import { readStyles } from "../../Sources/Hosts/PageSources/Page/styledtext.js";
import { Reader } from "../../Sources/Hosts/PageSources/Page/reader.js";
import { Kind } from "../../Sources/Hosts/PageSources/Page/numbers.js";
import { Outbox } from "../../Sources/Hosts/PageSources/Page/writer.js";
import { caret } from "./browser.mjs";

const reader = (bytes) => new Reader(new Uint8Array(bytes).buffer);
const letters = (text) => [...new TextEncoder().encode(text)];

/** The bytes of an edit, in messages without their times. */
function written(edit) {
  const messages = [];
  const outbox = new Outbox((message) => messages.push([...new Uint8Array(message)].slice(8)));
  writeEdit(outbox, Kind.edit, { layer: 3, exchange: 300 }, edit, 2.5);
  outbox.flush();
  return messages;
}

const edit = (replacement, changes = {}) => ({
  number: 4, correction: 2, range: caret(1, 2), replacement, selection: caret(3), marked: null, kind: "insertText", ...changes,
});

test("an edit is one record of its numbers, ranges and text", () => { // X50
  const [bytes] = written(edit("é"));
  assert.deepEqual(bytes, [
    19, 3, 0, 0, 0, 44, 1, 0, 0, 3, 0, 0, 0, 0, 0, 0, 4, 64, 4, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0,
    3, 0, 0, 0, 2, 0, 0, 0, ...letters("é"),
  ]);
});

test("what is composed stands behind the selection", () => { // X48, X50
  const [bytes] = written(edit("", { marked: caret(5, 6), kind: "insertCompositionText" }));
  assert.deepEqual(bytes.slice(26), [1, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]);
});

test("a text of 1 MB comes in parts that a host takes", () => { // X50
  const messages = written(edit("a".repeat(524_288)));
  assert.ok(messages.every((bytes) => bytes.length < 65_000));
  const flags = messages.flatMap((bytes) => (bytes[0] === 19 ? [bytes[9]] : []));
  assert.equal(flags[0], 1);
  assert.equal(messages.reduce((sum, bytes) => sum + bytes.filter((byte) => byte === 97).length, 0), 524_288);
});

test("a correction and a resumption are read", () => { // X45, X52
  const correction = readCorrection(reader([172, 2, 5, 9, 0, 2, 3, 3, 2, ...letters("AB"), 0]));
  assert.deepEqual(correction, {
    exchange: 300, number: 5, edit: 9, range: caret(0, 2), selection: caret(3), replacement: "AB", styling: null,
  });
  // X25
  assert.deepEqual(readCorrection(reader([7, 5, 9, 0, 0, 1, 1, 0, 3, 1, 0, 172, 2, 2, 1])).styling, {
    runs: [{ length: 1, style: 0 }, { length: 300, style: 2 }], typing: 0,
  });
  assert.deepEqual(readCorrection(reader([7, 5, 9, 0, 0, 1, 1, 0, 1, 0])).styling, { runs: [], typing: null });
  const resumption = readResumption(reader([7, 9, 5, 1, ...letters("a")]));
  assert.deepEqual(resumption, { exchange: 7, edit: 9, correction: 5, text: "a" });
});

test("a field is read in the order in which a host writes it", () => { // X39, X40
  const float = (value) => [...new Uint8Array(new Float32Array([value]).buffer)];
  const field = readField(reader([
    7, 0b1011_0100, 0b111, 2, ...letters("ab"), 1, 2, 6, ...float(17), ...float(20), ...float(16), ...float(0.5),
    255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0, 4, ...letters("Name"), 3, ...[1, 2, 3, 4].flatMap(float), 4, 3, 1, 1, 2,
    3, ...letters("tel"), 9,
  ]));
  assert.deepEqual(field, {
    exchange: 7, holdsLines: false, isSecure: false, isEditable: true, isSelectable: false, isEdited: true, isEnabled: true,
    isRightToLeft: false, showsKeyboard: true, isMonospaced: true, isItalic: true, isDrawn: true, text: "ab",
    selection: caret(1, 2), weight: 600, size: 17, lineHeight: 20, baseline: 16, letterSpacing: 0.5, color: "rgb(255 0 0 / 1)",
    tint: "rgb(0 0 255 / 1)", placeholderColor: "transparent", placeholder: "Name", alignment: 3, top: 1, left: 2, bottom: 3,
    right: 4, keyboard: 4, returnKey: 3, capitalization: 1, correction: 1, spelling: 2, content: "tel", form: 9,
    isStyled: false, styles: [], runs: [],
  });
});

test("a field of several styles has each of them, and the runs that it begins with", () => { // X25, X39
  const float = (value) => [...new Uint8Array(new Float32Array([value]).buffer)];
  const block = [
    2,
    0b1001_0111, ...[20, 24].flatMap(float), 0, 0, 255, 255, 0b1111_1111, 0b11, 255, 0, 0, 255, 131, 0, 1, 1, 0, 255, 0, 255,
    0, 0, 0, 255, ...[1, 2, 3].flatMap(float), ...float(4), 1, 255, 0, 0, 255, ...[10, 8, 2].flatMap(float), 5,
    ...[0.5, 3, 0.25, 1.5].flatMap(float),
    4, ...[17, 20].flatMap(float), 0, 0, 0, 255, 0, 0,
  ];
  const { styles, runs } = readField(reader([
    7, 0, 8, 2, ...letters("ab"), 1, 2, 4, ...[17, 20, 16, 0].flatMap(float), 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0, 0, 3,
    ...[0, 0, 0, 0].flatMap(float), 0, 0, 0, 0, 0, 3, ...letters("off"), 0,
    block.length, ...block, 1, 2, 1,
  ]));
  assert.deepEqual(readStyles(styles), [
    {
      weight: 700, isMonospaced: true, isItalic: true, size: 20, lineHeight: 24, color: "rgb(0 0 255 / 1)",
      background: "rgb(255 0 0 / 1)", underline: { pattern: 131, color: "rgb(0 0 255 / 1)" },
      strikethrough: { pattern: 1, color: "rgb(0 255 0 / 1)" }, shadow: { color: "rgb(0 0 0 / 1)", x: 1, y: 2, blur: 3 },
      outline: { width: 4, isFilled: true, color: "rgb(255 0 0 / 1)" },
      attachment: { width: 10, ascent: 8, descent: 2, picture: 5 }, letterSpacing: 0.5, lift: 3, slant: 0.25, stretch: 1.5,
    },
    { weight: 400, isMonospaced: false, isItalic: false, size: 17, lineHeight: 20, color: "rgb(0 0 0 / 1)" },
  ]);
  assert.deepEqual(runs, [{ length: 2, style: 1 }]);
});

test("kinds that differ only in how much is meant are one", () => { // X45
  assert.equal(kindOf("insertText"), "insertText");
  assert.equal(kindOf("deleteWordBackward"), "deleteContentBackward");
  assert.equal(kindOf("deleteSoftLineForward"), "deleteContentForward");
  assert.equal(kindOf("insertParagraph"), "insertLineBreak");
  assert.equal(kindOf("insertFromComposition"), "insertCompositionText");
  assert.equal(kindOf("insertFromYank"), "insertFromPaste");
  assert.equal(kindOf(undefined), "other");
  assert.equal(kindOf("formatBold"), "other");
});
