import assert from "node:assert/strict";
import { test } from "node:test";
import { TickWindow } from "../../Sources/Hosts/PageSources/Page/tickwindow.js";

/**
 * A page that asks in every frame for some seconds: how many frames a second it was answered after two of them, and how long the last second's answers took
 * at most. The way takes `roundTrip` milliseconds, and up to `unevenness` more, the program `work` for each.
 */
function run({ roundTrip = 0, work = 2, unevenness = 0, most = 12, seconds = 4, frame = 1000 / 60 }) {
  const window = new TickWindow();
  window.most = most;
  let seed = 7;
  const random = () => { seed = (seed * 16807) % 2147483647; return seed / 2147483647; };
  const answers = [];
  let free = 0;
  let last = 0;
  let answered = 0;
  let slowest = 0;
  for (let now = 0; now < seconds * 1000; now += frame) {
    while (answers.length > 0 && answers[0].at <= now) {
      const { at, asked } = answers.shift();
      window.answer(1, at);
      if (at > 2000) answered += 1;
      if (at > (seconds - 1) * 1000) slowest = Math.max(slowest, at - asked);
    }
    if (!window.ask(now)) continue;
    free = Math.max(free, now + roundTrip / 2) + work;
    // Answers keep their order.
    last = Math.max(last, free + roundTrip / 2 + random() * unevenness);
    answers.push({ at: last, asked: now });
  }
  return { perSecond: answered / (seconds - 2), slowest, allowed: window.allowed };
}

test("a short way has two ticks under way, and a frame for each of the page's", () => {
  const { perSecond, allowed } = run({ roundTrip: 1 });
  assert.equal(Math.round(perSecond), 60);
  assert.equal(allowed, 2);
});

test("a long way brings as many frames as a short one", () => {
  for (const roundTrip of [20, 50, 100, 150]) {
    const { perSecond, slowest } = run({ roundTrip });
    assert.ok(perSecond >= 59, `${roundTrip} ms: ${perSecond} frames a second`);
    assert.ok(slowest < roundTrip + 3, `${roundTrip} ms: ${slowest} ms`);
  }
});

test("some tenths of a second of a long way teaches its length", () => {
  assert.equal(run({ roundTrip: 100, seconds: 0.6 }).allowed, 7);
});

test("a slow program is asked for two, and no frames queue before it", () => {
  for (const work of [20, 25, 50, 100]) {
    const { slowest, allowed } = run({ work });
    assert.ok(allowed <= 3, `${work} ms: ${allowed}`);
    // The two of them, and the third that is tried now and then.
    assert.ok(slowest <= 3 * work + 1, `${work} ms: ${slowest} ms`);
  }
});

test("an uneven way is no slow program", () => {
  const { perSecond } = run({ roundTrip: 100, unevenness: 30 });
  assert.ok(perSecond >= 50, `${perSecond}`);
});

test("no more are under way than the host allows", () => {
  const { perSecond, allowed } = run({ roundTrip: 100, most: 4 });
  assert.equal(allowed, 4);
  // Four for each seven frames, which is the first frame behind the way of six.
  assert.ok(perSecond >= 34 && perSecond <= 35, `${perSecond}`);
  assert.equal(run({ roundTrip: 100, most: 1 }).allowed, 2);
});

test("a lost connection forgets what was under way", () => {
  const window = new TickWindow();
  window.ask(1);
  window.reset();
  window.answer(1, 5);
  assert.equal(window.outstanding, 0);
  assert.equal(window.shortest, Infinity);
});

test("what went before the last answered tick has been heard", () => { // X52
  const window = new TickWindow();
  assert.equal(window.heard, -Infinity);
  window.ask(10);
  window.ask(27);
  assert.equal(window.heard, -Infinity);
  window.answer(1, 40);
  assert.equal(window.heard, 10);
  window.answer(1, 44);
  assert.equal(window.heard, 27);
  window.reset();
  assert.equal(window.heard, -Infinity);
});
