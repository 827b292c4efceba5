import assert from "node:assert/strict";
import { test } from "node:test";
import { meaningOf } from "../../Sources/Hosts/PageSources/Page/fieldkeys.js";
import { plainField } from "./browser.mjs";

const key = (name, details = {}) =>
  ({ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false, keyCode: 0, ...details });
const text = (value, start, end = start) => ({ value, selectionStart: start, selectionEnd: end });
const meaning = (event, element = text("abc", 1), changes = {}) => meaningOf(event, plainField(changes), element, false);
const control = { ctrlKey: true };

test("what is typed is no key of the host", () => { // X49
  for (const name of ["a", " ", "Backspace", "Delete", "Home", "End", "é", "Dead"]) {
    assert.equal(meaning(key(name)), "element", name);
  }
  assert.equal(meaning(key("Unidentified", { keyCode: 229 })), "element");
});

test("Return of one line, Escape and Tab are the host's and the focus's", () => { // X5, X49
  assert.equal(meaning(key("Enter")), "return");
  assert.equal(meaning(key("Enter"), text("", 0), { holdsLines: true }), "element");
  assert.equal(meaning(key("Escape")), "both");
  assert.equal(meaning(key("Tab")), "focus");
  assert.equal(meaning(key("Tab", { shiftKey: true })), "focus");
});

test("no key is the host's while something is composed", () => { // X49
  for (const name of ["Enter", "Escape", "ArrowLeft", "Tab", "Backspace"]) {
    assert.equal(meaning(key(name, { isComposing: true }), text("", 0)), "element", name);
    assert.equal(meaning(key(name, { keyCode: 229 }), text("", 0)), "element", name);
  }
});

test("commands that an element has a use for are its own, and others are the host's", () => { // X49, X56
  for (const name of ["a", "c", "v", "x", "ArrowLeft", "Backspace"]) {
    assert.equal(meaning(key(name, control)), "element", name);
  }
  // The program takes back what was typed, in the pieces that it knows of. X55
  for (const name of ["b", "z", "Z", "y"]) assert.equal(meaning(key(name, control)), "application", name);
  assert.equal(meaning(key("f", control)), "both");
  assert.equal(meaning(key("r", control)), "browser");
  assert.equal(meaning(key("Enter", control)), "application");
  // Where Command is the key for commands, Control moves the caret.
  assert.equal(meaningOf(key("b", control), plainField(), text("abc", 1), true), "element");
  assert.equal(meaningOf(key("b", { metaKey: true }), plainField(), text("abc", 1), true), "application");
});

test("an arrow that cannot move the caret further is the host's too", () => { // X49
  assert.equal(meaning(key("ArrowLeft"), text("abc", 0)), "both");
  assert.equal(meaning(key("ArrowLeft"), text("abc", 1)), "element");
  assert.equal(meaning(key("ArrowLeft"), text("abc", 0, 2)), "element");
  assert.equal(meaning(key("ArrowRight"), text("abc", 3)), "both");
  assert.equal(meaning(key("ArrowRight", { shiftKey: true }), text("abc", 3)), "element");
  assert.equal(meaning(key("ArrowRight"), text("abc", 0), { isRightToLeft: true }), "both");
  assert.equal(meaning(key("ArrowDown"), text("abc", 1)), "both");
  assert.equal(meaning(key("ArrowDown"), text("abc", 1), { holdsLines: true }), "element");
  assert.equal(meaning(key("ArrowUp"), text("abc", 0), { holdsLines: true }), "both");
});

test("a backspace in an empty field finds nothing", () => { // X12
  assert.equal(meaning(key("Backspace"), text("", 0)), "nothing");
});
