import assert from "node:assert/strict";
import { test } from "node:test";
import { KeyQueue } from "../../Sources/Hosts/PageSources/Page/keyqueue.js";
import { changesHands } from "../../Sources/Hosts/PageSources/Page/keys.js";

/** A page on which arrows depend on what the host makes of `P` and `Enter`. */
function makePage() {
  const page = { handled: [], answers: [] };
  const queue = new KeyQueue({
    handle: (key) => {
      page.handled.push(key);
      if (key === "P" || key === "Enter") queue.ask();
    },
    depends: (key) => key.startsWith("Arrow"),
    whenAnswered: (body) => page.answers.push(body),
  });
  page.press = (...keys) => {
    for (const key of keys) {
      if (queue.mustWait(key)) queue.push(key);
      else { page.handled.push(key); if (key === "P" || key === "Enter") queue.ask(); }
    }
  };
  page.answer = () => page.answers.shift()();
  return { page, queue };
}

test("keys that depend on an answer wait for it, and go on in order", () => {
  const { page } = makePage();
  page.press("P", "ArrowRight", "ArrowDown", "Enter", "ArrowLeft");
  assert.deepEqual(page.handled, ["P"]);
  page.answer();
  assert.deepEqual(page.handled, ["P", "ArrowRight", "ArrowDown", "Enter"]);
  page.answer();
  assert.deepEqual(page.handled, ["P", "ArrowRight", "ArrowDown", "Enter", "ArrowLeft"]);
});

test("keys that depend on nothing wait only behind others", () => {
  const { page } = makePage();
  page.press("P", "a", "b", "ArrowRight", "c");
  assert.deepEqual(page.handled, ["P", "a", "b"]);
  page.answer();
  assert.deepEqual(page.handled, ["P", "a", "b", "ArrowRight", "c"]);
});

test("every answer that is awaited is waited for", () => {
  const { page } = makePage();
  page.press("P", "P", "ArrowRight");
  page.answer();
  assert.deepEqual(page.handled, ["P", "P"]);
  page.answer();
  assert.deepEqual(page.handled, ["P", "P", "ArrowRight"]);
});

test("what waits can be released at once, and late answers change nothing", () => {
  const { page, queue } = makePage();
  page.press("P", "ArrowRight", "Enter", "ArrowDown");
  queue.release();
  assert.deepEqual(page.handled, ["P", "ArrowRight", "Enter", "ArrowDown"]);
  page.answer();
  page.press("ArrowUp");
  assert.deepEqual(page.handled, ["P", "ArrowRight", "Enter", "ArrowDown"]);
  page.answer();
  assert.deepEqual(page.handled, ["P", "ArrowRight", "Enter", "ArrowDown", "ArrowUp"]);
});

test("what waits is dropped when nobody answers any longer", () => {
  const { page, queue } = makePage();
  page.press("P", "ArrowRight");
  queue.forget();
  page.answer();
  page.press("ArrowUp");
  assert.deepEqual(page.handled, ["P", "ArrowUp"]);
});

test("going about and holding keys changes no hands", () => {
  for (const key of ["ArrowUp", "PageUp", "Tab", "Shift", "Meta"]) assert.equal(changesHands({ key }), false, key);
  for (const key of ["Enter", "Home", " ", "Escape", "a", "F2"]) assert.equal(changesHands({ key }), true, key);
});
