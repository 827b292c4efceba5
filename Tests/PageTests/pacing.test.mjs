// `node --test Tests/PageTests` runs the tests of the page's modules; `swift test` does so, too.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Pacing } from "../../Sources/Hosts/PageSources/Page/pacing.js";

function makePage() {
  const page = { shown: [], ticks: [], frame: null, flushes: 0, now: 0 };
  const pacing = new Pacing({
    requestFrame: (body) => { page.frame = body; },
    tick: (time) => page.ticks.push(time),
    flush: () => { page.flushes += 1; },
    show: (message) => page.shown.push(message.name),
    now: () => page.now,
  });
  pacing.isConnected = true;
  page.runFrame = (time) => {
    const body = page.frame;
    page.frame = null;
    body?.(time);
    return body !== null;
  };
  return { page, pacing };
}

const commit = (name, wantsFrames = true, answered = 1) => ({ name, wantsFrames, answered, isReset: false });

test("a page at rest asks for no frames", () => {
  const { page, pacing } = makePage();
  assert.equal(page.runFrame(0), false);
  assert.equal(pacing.isAtRest, true);
});

test("two ticks are outstanding at most while nothing is known of the way", () => {
  const { page, pacing } = makePage();
  pacing.wake();
  page.runFrame(1);
  pacing.wake();
  page.runFrame(2);
  pacing.wake();
  page.runFrame(3);
  assert.deepEqual(page.ticks, [1, 2]);
  pacing.receive(commit("a"));
  page.runFrame(4);
  assert.deepEqual(page.ticks, [1, 2, 4]);
});

test("without a finger one commit is shown a frame", () => {
  const { page, pacing } = makePage();
  pacing.receive(commit("a"));
  pacing.receive(commit("b"));
  assert.deepEqual(page.shown, []);
  page.runFrame(1);
  assert.deepEqual(page.shown, ["a"]);
  page.runFrame(2);
  assert.deepEqual(page.shown, ["a", "b"]);
});

test("no more than one commit waits for the next frame", () => {
  const { page, pacing } = makePage();
  for (const name of ["a", "b", "c"]) pacing.receive(commit(name));
  page.runFrame(1);
  assert.deepEqual(page.shown, ["a", "b"]);
  assert.equal(pacing.dropped, 1);
});

test("under a finger commits are shown as they come", () => {
  const { page, pacing } = makePage();
  pacing.receive(commit("a"));
  pacing.fingers = 1;
  pacing.receive(commit("b"));
  assert.deepEqual(page.shown, ["a", "b"]);
});

test("frames end when the last commit wants no more, and input begins them again", () => {
  const { page, pacing } = makePage();
  pacing.wake();
  page.runFrame(1);
  pacing.receive(commit("a", false));
  page.runFrame(2);
  assert.deepEqual(page.ticks, [1]);
  assert.equal(page.runFrame(3), false);
  assert.equal(pacing.isAtRest, true);
  pacing.wake();
  page.runFrame(4);
  assert.deepEqual(page.ticks, [1, 4]);
});

test("a reset drops what waits and is shown at once", () => {
  const { page, pacing } = makePage();
  pacing.receive(commit("old"));
  pacing.receive({ ...commit("new"), isReset: true });
  assert.deepEqual(page.shown, ["new"]);
});

test("who waits for an answer is called when the tick after it is answered and shown", () => {
  const { page, pacing } = makePage();
  const calls = [];
  pacing.wake();
  page.runFrame(1);
  // A tick is under way that may have been before what was sent now.
  pacing.whenAnswered(() => calls.push("key"));
  page.runFrame(2);
  assert.deepEqual(page.ticks, [1, 2]);
  pacing.receive(commit("a"));
  page.runFrame(3);
  assert.deepEqual(page.shown, ["a"]);
  assert.deepEqual(calls, []);
  pacing.receive(commit("b"));
  assert.deepEqual(calls, []);
  page.runFrame(4);
  assert.deepEqual(page.shown, ["a", "b"]);
  assert.deepEqual(calls, ["key"]);
});

test("one message may answer two ticks", () => {
  const { page, pacing } = makePage();
  const calls = [];
  pacing.wake();
  page.runFrame(1);
  pacing.whenAnswered(() => calls.push("key"));
  page.runFrame(2);
  pacing.fingers = 1;
  pacing.receive(commit("a", false, 2));
  assert.deepEqual(calls, ["key"]);
});

test("commits that a reset drops have been answers all the same", () => {
  const { page, pacing } = makePage();
  const calls = [];
  pacing.wake();
  page.runFrame(1);
  pacing.whenAnswered(() => calls.push("key"));
  page.runFrame(2);
  pacing.receive(commit("a"));
  pacing.receive({ ...commit("new"), isReset: true });
  assert.deepEqual(calls, ["key"]);
});

test("a lost connection answers nobody", () => {
  const { page, pacing } = makePage();
  const calls = [];
  pacing.whenAnswered(() => calls.push("key"));
  page.runFrame(1);
  pacing.reset();
  pacing.receive(commit("a"));
  page.runFrame(2);
  assert.deepEqual(calls, []);
});

test("a host that has something to show before its first message is asked for it once that has come", () => {
  const { page, pacing } = makePage();
  pacing.isConnected = false;
  pacing.wake();
  assert.equal(page.runFrame(0), false);
  pacing.isConnected = true;
  pacing.receive({ ...commit("whole", false, 0), isReset: true });
  page.runFrame(1);
  assert.deepEqual(page.ticks, [1]);
});
