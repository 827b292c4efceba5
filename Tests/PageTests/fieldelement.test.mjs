import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FieldElement, composedRange } from "../../Sources/Hosts/PageSources/Page/fieldelement.js";
import { caret, openBrowser, plainField } from "./browser.mjs";

let browser;
beforeEach(() => { browser = openBrowser(); });

/** A field with the focus, and what the host is told of it. */
function open(changes = {}, name = "input") {
  const told = [];
  const element = browser.element(name);
  document.body.append(element);
  const field = new FieldElement(element, plainField(changes), {
    send: (_, edits) => told.push(...edits),
    confirm: (_, number) => told.push({ receipt: number }),
    pressReturn: () => told.push("return"),
    later: (body) => browser.timers.push(body),
    settled: () => {},
  });
  element.focus();
  field.showSelection();
  return { element, field, told };
}

const words = (told) => told.map(({ range, replacement, marked, kind }) => [
  kind, range.start, range.end, replacement, marked === null ? null : [marked.start, marked.end],
]);

test("a field begins with the program's text and selection, and says nothing of it", () => {
  const { element, told } = open({ text: "abc", selection: caret(1, 2) });
  assert.equal(element.value, "abc");
  assert.deepEqual([element.selectionStart, element.selectionEnd], [1, 2]);
  assert.deepEqual(told, []);
});

test("each letter is told at once, with its place", () => { // X45
  const { element, told } = open({ text: "ac", selection: caret(1) });
  element.put("b");
  element.put("!");
  assert.deepEqual(words(told), [["insertText", 1, 1, "b", null], ["insertText", 2, 2, "!", null]]);
  assert.deepEqual(told.map(({ number }) => number), [1, 2]);
  assert.deepEqual(told[1].selection, caret(3));
});

test("a paste over a selection, a cut and a backspace are edits of their kinds", () => { // X45, X49
  const { element, told } = open({ text: "abcd", selection: caret(1, 3) });
  element.put("XYZ", "insertFromPaste");
  element.setSelectionRange(0, 2);
  element.put("", "deleteByCut");
  element.backspace();
  assert.deepEqual(words(told), [
    ["insertFromPaste", 1, 3, "XYZ", null], ["selection", 0, 0, "", null], ["deleteByCut", 0, 2, "", null],
  ]);
});

test("among letters that are alike the one before the caret is told", () => { // X45
  const { element, told } = open({ text: "aaa", selection: caret(2) });
  element.put("a");
  element.backspace();
  assert.deepEqual(words(told), [["insertText", 2, 2, "a", null], ["deleteContentBackward", 2, 3, "", null]]);
});

test("a correction of what the host has seen is written, confirmed, and goes into the next edit", () => { // X45
  const { element, field, told } = open();
  element.put("a");
  field.receive({ number: 1, edit: 1, range: caret(0, 1), replacement: "A", selection: caret(1) });
  assert.equal(element.value, "A");
  element.put("b");
  assert.deepEqual(told.at(-2), { receipt: 1 });
  assert.equal(told.at(-1).correction, 1);
  assert.equal(element.value, "Ab");
});

test("a correction that has not seen the last letter is dropped: nothing typed is lost", () => { // X45
  const { element, field, told } = open();
  element.put("a");
  element.put("b");
  field.receive({ number: 1, edit: 1, range: caret(0, 1), replacement: "A", selection: caret(1) });
  assert.equal(element.value, "ab");
  field.receive({ number: 2, edit: 2, range: caret(0, 2), replacement: "AB", selection: caret(2) });
  assert.equal(element.value, "AB");
  assert.deepEqual(told.filter(({ receipt }) => receipt), [{ receipt: 2 }]);
});

test("what a browser has filled in without saying so stands against a correction", () => { // X41
  const { element, field, told } = open();
  element.text = "filled";
  field.receive({ number: 1, edit: 0, range: caret(0), replacement: "x", selection: caret(1) });
  assert.equal(element.value, "filled");
  assert.deepEqual(words(told), [["other", 0, 0, "filled", null]]);
});

test("each step of a composition is told as marked text, and nothing is written before its end", () => { // X47, X48
  const { element, field, told } = open({ text: "x", selection: caret(1) });
  element.compose("n");
  const { assignments } = element;
  field.receive({ number: 1, edit: 1, range: caret(0, 2), replacement: "XN", selection: caret(2) });
  element.compose("に");
  element.commit("日");
  assert.equal(element.assignments, assignments);
  assert.deepEqual(words(told), [
    ["insertCompositionText", 1, 1, "n", [1, 2]], ["insertCompositionText", 1, 2, "に", [1, 2]],
    ["insertCompositionText", 1, 2, "日", [1, 2]], ["selection", 0, 0, "", null],
  ]);
  browser.settle();
  assert.equal(told.length, 4);
  assert.equal(element.value, "x日");
});

test("the end of a composition and the event behind it are one edit", () => { // X48
  const { element, told } = open();
  element.compose("e");
  element.commit("é");
  element.tell("input", { inputType: "insertText", data: "é", isComposing: false });
  browser.settle();
  assert.equal(told.filter(({ replacement }) => replacement === "é").length, 1);
  assert.equal(element.value, "é");
});

test("a correction that comes during a composition is written when that is over for good", () => { // X47
  const { element, field, told } = open({ text: "a", selection: caret(1) });
  element.tell("compositionstart", { data: "" });
  field.receive({ number: 1, edit: 0, range: caret(0, 1), replacement: "A", selection: caret(1) });
  element.tell("compositionend", { data: "" });
  assert.equal(element.value, "a");
  browser.settle();
  assert.equal(element.value, "A");
  assert.deepEqual(told, [{ receipt: 1 }]);
});

test("a syllable that begins as the one before it ends keeps everything from being written", () => { // X47
  const { element, field, told } = open();
  element.compose("안");
  element.commit();
  field.receive({ number: 1, edit: told.at(-1).number, range: caret(0, 1), replacement: "!", selection: caret(1) });
  element.compose("ㄴ");
  browser.settle();
  assert.equal(element.value, "안ㄴ");
  element.commit("녕");
  browser.settle();
  assert.equal(element.value, "안녕");
});

test("where words are composed is found by where they stand", () => { // X48
  assert.deepEqual(composedRange("ab日", "日", 2, 3), caret(2, 3));
  // A keyboard that takes up a word which is there tells its place by the caret only.
  assert.deepEqual(composedRange("the words", "words", 9, 9), caret(4, 9));
  assert.deepEqual(composedRange("word word", "word", 7, 4), caret(0, 4));
  assert.equal(composedRange("abc", "", 3, 3), null);
  assert.equal(composedRange("abc", "xyz", 0, 3), null);
});

test("a backspace in an empty field is told, and one that finds something is the element's", () => { // X12
  const { element, told } = open();
  assert.equal(element.backspace(), false);
  assert.deepEqual(words(told), [["deleteContentBackward", 0, 0, "", null]]);
  element.put("a");
  assert.equal(element.backspace(), true);
});

test("Return of one line makes none, and of many lines it does", () => { // X5
  const one = open();
  assert.equal(one.element.put("\n", "insertLineBreak"), false);
  assert.deepEqual(one.told, ["return"]);
  const many = open({ holdsLines: true }, "textarea");
  assert.equal(many.element.put("\n", "insertLineBreak"), true);
  assert.deepEqual(words(many.told), [["insertLineBreak", 0, 0, "\n", null]]);
});

test("a Return that takes a candidate is none", () => { // X49
  const { element, told } = open();
  assert.equal(element.put("\n", "insertLineBreak", [0, 0], true), false);
  assert.deepEqual(told, []);
});

test("the browser undoes by itself until the program has made another text of it", () => { // X55
  const { element, field } = open();
  element.put("a");
  assert.equal(element.put("", "historyUndo", [0, 1]), true);
  element.put("b");
  field.receive({ number: 1, edit: field.law.editCount, range: caret(0, 1), replacement: "B", selection: caret(1) });
  assert.equal(element.put("", "historyUndo", [0, 1]), false);
  assert.equal(element.value, "B");
});

test("what is typed without a connection is one edit when it goes on", () => { // X52
  const { element, field, told } = open();
  element.put("a");
  field.law.disconnect();
  for (const letter of "bcd") element.put(letter);
  assert.equal(told.length, 1);
  field.resume({ text: "", edit: 0, correction: 2 });
  assert.deepEqual(words(told.slice(1)), [["other", 0, 0, "abcd", null]]);
  assert.deepEqual([told[1].number, told[1].correction], [1, 2]);
});

test("an element that is new to a host that goes on takes the text over", () => { // X52
  const { element, field, told } = open({ text: "old" });
  field.adopt({ text: "new", edit: 4, correction: 2 });
  assert.equal(element.value, "new");
  assert.deepEqual(told, []);
  element.put("!");
  assert.deepEqual([told[0].number, told[0].correction], [5, 2]);
});

test("a new exchange begins anew, and the same one never touches the text", () => { // X45
  const { element, field, told } = open({ text: "old", selection: caret(3) });
  element.put("!");
  field.look(plainField({ text: "old", placeholder: "Name" }), { width: 100, height: 20 }, null);
  assert.equal(element.value, "old!");
  assert.equal(element.getAttribute("placeholder"), "Name");
  field.look(plainField({ exchange: 8, text: "other", selection: caret(5) }), { width: 100, height: 20 }, null);
  assert.equal(element.value, "other");
  element.put("?");
  assert.deepEqual(told.map(({ number }) => number), [1, 1]);
});

test("half of a pair of surrogates is told as a replacement character", () => { // X17
  const { element, told } = open();
  element.put("a\uD83D");
  assert.equal(told[0].replacement, "a\uFFFD");
});
