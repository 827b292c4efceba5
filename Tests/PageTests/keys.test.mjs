import assert from "node:assert/strict";
import { test } from "node:test";
import { isCommand, owner } from "../../Sources/Hosts/PageSources/Page/keys.js";

const key = (name, modifiers = {}) =>
  ({ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers });
const control = { ctrlKey: true };
const command = { metaKey: true };

test("what would move the page is the application's", () => {
  for (const name of ["ArrowDown", "ArrowLeft", " ", "PageUp", "Home", "Enter", "Backspace"]) {
    assert.equal(owner(key(name), false), "application", name);
  }
});

test("letters are told to both", () => {
  assert.equal(owner(key("a"), false), "both");
  assert.equal(owner(key("Escape"), false), "both");
});

test("reloading, tabs and the developer's tools stay with the browser", () => {
  for (const name of ["r", "R", "t", "w", "l", "+", "-", "0"]) {
    assert.equal(owner(key(name, control), false), "browser", name);
    assert.equal(owner(key(name, command), true), "browser", name);
  }
  for (const name of ["F5", "F12", "Tab"]) assert.equal(owner(key(name), false), "browser", name);
  assert.equal(owner(key("I", { ctrlKey: true, shiftKey: true }), false), "browser");
  assert.equal(owner(key("ArrowLeft", { altKey: true }), false), "browser");
});

test("commands of an Edit menu are the application's, and the clipboard is both's", () => {
  assert.equal(owner(key("a", control), false), "application");
  assert.equal(owner(key("z", command), true), "application");
  for (const name of ["c", "x", "v"]) assert.equal(owner(key(name, control), false), "both", name);
});

test("Control is no Command where there is one", () => {
  assert.equal(isCommand(key("a", control), true), false);
  assert.equal(isCommand(key("a", control), false), true);
  assert.equal(owner(key("r", control), true), "both");
});
