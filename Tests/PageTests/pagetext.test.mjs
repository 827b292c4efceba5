import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PageText, replacementBetween, wellFormed } from "../../Sources/Hosts/PageSources/Page/pagetext.js";

const caret = (start, end = start) => ({ start, end });
const pair = (range) => [range.start, range.end];
const range = (numbers) => (numbers === undefined ? null : caret(...numbers));

/** The style of what is typed next, or -1, and then the length and the style of each run. */
const numbers = ({ runs, typing }) => [typing ?? -1, ...runs.flatMap(({ length, style }) => [length, style])];

function styling(numbers) {
  if (numbers === undefined) return null;
  const [typing, ...rest] = numbers;
  const runs = [];
  for (let index = 0; index < rest.length; index += 2) runs.push({ length: rest[index], style: rest[index + 1] });
  return { runs, typing: typing < 0 ? null : typing };
}

function type(page, text, letter, at = page.selection.start) {
  return page.change(text, caret(at + letter.length), null, "insertText");
}

/** Makes one call of a transcript; answers the edits and the correction that was applied. */
function call(page, step) {
  switch (step.call) {
    case "select": page.select(range(step.selection)); return { edits: [], receipt: null };
    case "report": return { edits: page.report(), receipt: null };
    case "change": return { edits: page.change(step.text, range(step.selection), range(step.marked), step.kind), receipt: null };
    case "deleteNothing": return { edits: page.deleteNothing(), receipt: null };
    case "beginComposing": page.beginComposing(); return { edits: [], receipt: null };
    case "endComposing": return page.endComposing(step.text, range(step.selection));
    case "receive": {
      const { number, edit, replacement } = step;
      const correction = {
        number, edit, range: range(step.range), replacement, selection: range(step.selection), styling: styling(step.styling),
      };
      return { edits: [], receipt: page.receive(correction) };
    }
    case "disconnect": page.disconnect(); return { edits: [], receipt: null };
    case "resume": return { edits: page.resume(step), receipt: null };
    default: throw new Error(step.call);
  }
}

test("page and host obey one law: every call of every life is answered as the host's program answers it", () => {
  const file = process.env.TRANSCRIPTS ?? new URL("pagetext.lives.json", import.meta.url);
  const lives = JSON.parse(readFileSync(file, "utf8"));
  let [applied, styled] = [0, 0];
  assert.ok(lives.length >= 45);
  for (const [number, steps] of lives.entries()) {
    const page = new PageText();
    for (const [index, step] of steps.entries()) {
      const { edits, receipt } = call(page, step);
      const told = edits.map((edit) => {
        const { marked, ...rest } = edit;
        const flat = { ...rest, range: pair(edit.range), selection: pair(edit.selection) };
        return marked === null ? flat : { ...flat, marked: pair(marked) };
      });
      const where = `life ${number}, step ${index}`;
      assert.deepEqual(told, step.edits, where);
      assert.equal(receipt, step.receipt ?? null, where);
      assert.equal(page.text, step.shown, where);
      assert.deepEqual(pair(page.selection), step.caret, where);
      if (step.styles !== undefined) assert.deepEqual(numbers(page.styling), step.styles, where);
      if (step.styling !== undefined) styled += 1;
      if (receipt !== null) applied += 1;
    }
  }
  assert.ok(applied > 50);
  assert.ok(styled > 20);
});

test("a letter among its like is the one before the caret", () => {
  assert.deepEqual(replacementBetween("aa", "aaa", [caret(1)], 2), { range: caret(1), text: "a" });
  assert.deepEqual(replacementBetween("aaa", "aa", [caret(2)], 1), { range: caret(1, 2), text: "" });
  assert.deepEqual(replacementBetween("abab", "abab", [caret(0, 2)], 2), { range: caret(0, 2), text: "ab" });
});

test("no replacement cuts a pair of surrogates", () => {
  assert.deepEqual(replacementBetween("\u{1F600}", "\u{1F601}", [], 2), { range: caret(0, 2), text: "\u{1F601}" });
  assert.deepEqual(replacementBetween("x\u{1F600}", "x\u{1FA00}", [], 3), { range: caret(1, 3), text: "\u{1FA00}" });
  assert.equal(wellFormed("a\uD83Db\uDE00\u{1F600}"), "a\uFFFDb\uFFFD\u{1F600}");
});

test("a correction that has not seen the last edit is dropped", () => {
  const page = new PageText();
  type(page, "a", "a");
  type(page, "ab", "b");
  assert.equal(page.receive({ number: 1, edit: 1, range: caret(0, 1), replacement: "A", selection: caret(1) }), null);
  assert.equal(page.text, "ab");
  assert.equal(page.receive({ number: 2, edit: 2, range: caret(0, 2), replacement: "AB", selection: caret(2) }), 2);
  assert.equal(page.text, "AB");
  assert.equal(type(page, "ABc", "c")[0].correction, 2);
});

test("a selection that the host has not been told of stands against a correction, and is told once", () => {
  const page = new PageText("abc");
  page.select(caret(1));
  assert.equal(page.receive({ number: 1, edit: 0, range: caret(0, 3), replacement: "ABC", selection: caret(3) }), null);
  assert.equal(page.report().length, 1);
  assert.equal(page.report().length, 0);
  assert.deepEqual(page.selection, caret(1));
});

test("nothing is written while something is composed, and its end and the event behind it are one edit", () => {
  const page = new PageText();
  page.beginComposing();
  assert.equal(page.receive({ number: 1, edit: 0, range: caret(0), replacement: "x", selection: caret(1) }), null);
  const steps = page.change("n", caret(1), caret(0, 1), "insertCompositionText");
  assert.deepEqual(steps.map(({ marked }) => marked), [caret(0, 1)]);
  const { edits, receipt } = page.endComposing("\u306B", caret(1));
  const told = edits.map(({ range: { start, end }, replacement, marked }) => [start, end, replacement, marked]);
  assert.deepEqual(told, [[0, 1, "\u306B", null]]);
  assert.equal(receipt, null);
  assert.deepEqual(page.change("\u306B", caret(1), null, "insertText"), []);
});

test("a correction that waits for a composition of nothing is applied at its end", () => {
  const page = new PageText();
  page.beginComposing();
  page.receive({ number: 1, edit: 0, range: caret(0), replacement: "x", selection: caret(1) });
  assert.equal(page.text, "");
  assert.deepEqual(page.endComposing("", caret(0)), { edits: [], receipt: 1 });
  assert.equal(page.text, "x");
});

test("what is typed without a connection is one edit of what the host knows", () => {
  const page = new PageText();
  type(page, "a", "a");
  page.disconnect();
  assert.deepEqual(type(page, "ab", "b"), []);
  assert.deepEqual(type(page, "abc", "c"), []);
  // All of it would be known with an edit that was never sent.
  assert.deepEqual([page.editCount, page.isAhead, page.lastEdit], [1, true, 2]);
  assert.deepEqual(page.resume({ text: "", edit: 0, correction: 4 }), [
    { number: 1, correction: 4, range: caret(0), replacement: "abc", selection: caret(3), marked: null, kind: "other" },
  ]);
});

test("a correction ends the history of the browser", () => {
  const page = new PageText("a");
  assert.equal(page.hasOwnHistory, true);
  page.receive({ number: 1, edit: 0, range: caret(0, 1), replacement: "b", selection: caret(1) });
  assert.equal(page.hasOwnHistory, false);
});

test("corrections that overtake each other are applied in their order, and too many that wait are an error", () => {
  const page = new PageText();
  assert.equal(page.receive({ number: 2, edit: 0, range: caret(1), replacement: "b", selection: caret(2) }), null);
  assert.equal(page.receive({ number: 1, edit: 0, range: caret(0), replacement: "a", selection: caret(1) }), 2);
  assert.equal(page.text, "ab");
  assert.throws(() => page.receive({ number: 67, edit: 0, range: caret(0), replacement: "", selection: caret(0) }), RangeError);
});
