import assert from "node:assert/strict";
import { test } from "node:test";
import { keysBetween, lettersOf } from "../../Sources/Hosts/PageSources/Page/field.js";

test("what was typed at the end is typed", () => {
  assert.deepEqual(keysBetween("", "ca"), ["c", "a"]);
  assert.deepEqual(keysBetween("ca", "cat"), ["t"]);
  assert.deepEqual(keysBetween("cat", "cat"), []);
});

test("a word that a keyboard has put right is typed from where it differs", () => {
  assert.deepEqual(keysBetween("teh", "the "), ["Backspace", "Backspace", "h", "e", " "]);
  assert.deepEqual(keysBetween("cat", ""), ["Backspace", "Backspace", "Backspace"]);
});

test("what a person sees as one letter goes as one", () => {
  assert.deepEqual(lettersOf("e\u0301a"), ["e\u0301", "a"]);
  assert.deepEqual(keysBetween("e\u0301", ""), ["Backspace"]);
  assert.deepEqual(keysBetween("", "👩‍👧"), ["👩‍👧"]);
});
