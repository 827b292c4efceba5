// `node --test Tests/PageTests` runs the tests of the page's modules; `swift test` does so, too.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Prediction } from "../../Sources/Hosts/PageSources/Page/prediction.js";
import { readMotion, readScroll } from "../../Sources/Hosts/PageSources/Page/scrollrecords.js";
import { FingerPath, placeOf, thrown } from "../../Sources/Hosts/PageSources/Page/throw.js";
import { bytes, frame, law, layer, randomNumbers } from "./scrolls.mjs";
import { Reader } from "../../Sources/Hosts/PageSources/Page/reader.js";

/**
 * A kit that drags content by the law, from the place where it was when its finger had moved enough. `throw.test.mjs` holds that law
 * against the engine's numbers; what is tried here is what becomes of it between late answers.
 */
class Kit {
  constructor(offset, start) {
    this.pulled = offset;
    this.finger = start;
  }

  hear(place) {
    this.pulled -= place - this.finger;
    this.finger = place;
  }

  record(axis = law) {
    return { layer, touch: 1, seen: { x: 0, y: this.finger }, x: null, y: { ...axis, pulled: this.pulled }, held: [] };
  }

  get offset() { return placeOf(law, this.pulled); }
}

/** A finger's way: a place a frame, on numbers that single precision has. */
function walk(random, frames) {
  const places = [600];
  let speed = 0;
  for (let index = 1; index < frames; index += 1) {
    speed = random() < 0.05 ? 0 : speed * 0.9 + (random() - 0.5) * 20;
    places.push(Math.round((places[index - 1] + speed) * 8) / 8);
  }
  return places;
}

/**
 * Drags with random delays: in each frame the page hears of none, one or several commits, late ones bundled. Reports and commits
 * stay in order on a socket; `shuffled` has records come out of order all the same.
 */
function* drag({ seed, frames = 240, delay, shuffled = false, bend = (kit) => kit.record() }) {
  const random = randomNumbers(seed);
  const prediction = new Prediction();
  prediction.roundTrip = 100;
  const path = walk(random, frames);
  const kit = new Kit(random() * 400, path[0]);
  const underWay = [];
  let committed = kit.offset;
  prediction.down(1, 0, path[0], 0);
  for (let index = 0; index < frames; index += 1) {
    const now = index * frame;
    prediction.move(1, 0, path[index]);
    kit.hear(path[index]);
    underWay.push({ due: index + delay(random), record: bend(kit, index), offset: kit.offset });
    // In order: one that is late holds those behind it.
    const late = underWay.findIndex((one) => one.due > index);
    const inOrder = late < 0 ? [...underWay] : underWay.slice(0, late);
    const arrived = shuffled ? underWay.filter((one) => one.due <= index).reverse() : inOrder;
    for (const one of arrived) {
      underWay.splice(underWay.indexOf(one), 1);
      committed = placeOf(one.record.y, one.record.y.pulled);
      prediction.commit([one.record], index + 1);
    }
    const before = prediction.lead(layer).y;
    const error = prediction.scrolls.get(layer)?.y.error ?? 0;
    prediction.advance(now);
    yield { index, error, prediction, kit, committed, before, lead: prediction.lead(layer).y, finger: path[index], path, arrived };
  }
}

test("with a constant delay what is shown is where the finger is, exactly", () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    let start = null;
    for (const { index, committed, lead, kit } of drag({ seed, delay: () => 6 })) {
      // The first answer brings the law; what was behind by then is made good over some frames.
      if (index < 60) continue;
      start ??= index;
      assert.ok(Math.abs(committed + lead - kit.offset) < 1e-9, `seed ${seed}, frame ${index}`);
    }
    assert.equal(start, 60);
  }
});

for (const shuffled of [false, true]) {
  test(`with random delays${shuffled ? " and out of order" : ""} nothing jumps, and what is shown is where the finger is`, () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      let last = null;
      const delay = (random) => 1 + Math.floor(random() * 11);
      for (const { index, committed, lead, before, error, finger, kit } of drag({ seed, delay, shuffled })) {
        const shown = committed + lead;
        if (last !== null && last.lead !== 0) {
          const mended = Math.abs(lead - before);
          // A frame makes good 1 - e^(-16.7/50) of an error, or what nobody sees.
          assert.ok(mended <= Math.max(Math.abs(error) * 0.2835, 0.25), `seed ${seed}, frame ${index}: ${mended}`);
          const moved = Math.abs(shown - last.shown);
          assert.ok(moved <= Math.abs(finger - last.finger) + mended + 1e-9, `seed ${seed}, frame ${index}: ${moved}`);
        }
        if (index > 60) assert.ok(Math.abs(shown - kit.offset) < 0.3, `seed ${seed}, frame ${index}`);
        last = { shown, lead, finger };
      }
    }
  });
}

test("content that is not ready is not shown: the lead ends at its reach, without a jump", () => {
  const short = { ...law, reach: 30 };
  for (let seed = 1; seed <= 100; seed += 1) {
    let last = null;
    for (const step of drag({ seed, delay: (random) => 4 + Math.floor(random() * 8), bend: (kit) => kit.record(short) })) {
      const shown = step.committed + step.lead;
      const error = step.lead - Math.min(Math.max(step.kit.offset - step.committed, -30), 30);
      if (Math.abs(error) < 0.001) assert.ok(Math.abs(step.lead) <= 30.001);
      if (last !== null && last.lead !== 0) {
        // Bounded by the finger and by what a frame makes good of what the commits of the frame have brought.
        const mended = Math.abs(step.lead - step.before);
        assert.ok(Math.abs(shown - last.shown) <= Math.abs(step.finger - last.finger) + mended + 1e-9, `seed ${seed}, ${step.index}`);
      }
      last = { shown, lead: step.lead, finger: step.finger };
    }
  }
});

test("content that a program holds back is followed without a jump, and soon predicted no more", () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    // The program lets content move by half of what the finger wants.
    let held = null;
    const bend = (kit) => {
      held ??= kit.pulled;
      held += (kit.pulled - held) / 2;
      return { ...kit.record(), y: { ...law, pulled: held } };
    };
    let last = null;
    let misses = 0;
    for (const { index, prediction, committed, lead, before, finger } of drag({ seed, delay: () => 6, bend })) {
      const shown = committed + lead;
      if (last !== null && last.lead !== 0) {
        const moved = Math.abs(shown - last.shown);
        const mended = Math.abs(lead - before);
        // A surprise that is larger than what was predicted is the program's own move, and shown as such.
        const own = Math.abs(committed - last.committed);
        assert.ok(moved <= Math.abs(finger - last.finger) + mended + own + 1e-9, `seed ${seed}, frame ${index}`);
      }
      misses = prediction.scrolls.get(layer)?.y.misses ?? 0;
      last = { shown, lead, finger, committed };
    }
    assert.equal(misses, 3, `seed ${seed}`);
    assert.ok(Math.abs(last.lead) < 1, `seed ${seed}: ${last.lead}`);
  }
});

test("content that a program puts elsewhere is there at once", () => {
  const prediction = new Prediction();
  prediction.down(1, 0, 600, 0);
  prediction.move(1, 0, 500);
  const kit = new Kit(1_000, 600);
  prediction.commit([kit.record()], 1);
  for (let time = 0; time < 600; time += 16) prediction.advance(time);
  assert.equal(prediction.lead(layer).y, 100);
  kit.pulled += 2_000;
  prediction.commit([kit.record()], 2);
  assert.equal(prediction.lead(layer).y, 100);
});

test("a lead that begins grows from nothing", () => {
  const prediction = new Prediction();
  prediction.down(1, 0, 600, 0);
  prediction.move(1, 0, 500);
  prediction.commit([new Kit(1_000, 600).record()], 1);
  assert.equal(prediction.lead(layer).y, 0);
  prediction.advance(0);
  assert.equal(prediction.lead(layer).y, 0);
  let last = 0;
  for (let time = 16; time < 800; time += 16) {
    prediction.advance(time);
    const { y } = prediction.lead(layer);
    assert.ok(y >= last && y - last <= 28, `${time}: ${last} to ${y}`);
    last = y;
  }
  assert.equal(last, 100);
  assert.equal(prediction.isMoving, false);
});

test("beyond an edge the lead goes by the rubber band", () => {
  const prediction = new Prediction();
  prediction.down(1, 0, 0, 0);
  const kit = new Kit(0, 0);
  prediction.commit([kit.record()], 1);
  prediction.advance(0);
  prediction.move(1, 0, 100);
  // 0.55 · 100 · 800 / (0.55 · 100 + 800)
  assert.ok(Math.abs(prediction.lead(layer).y + 51.461988) < 1e-6);
  kit.hear(100);
  prediction.commit([kit.record()], 2);
  assert.ok(Math.abs(prediction.lead(layer).y) < 1e-9);
});

test("content that does not give way waits at its edge until its finger is back", () => {
  const prediction = new Prediction();
  const stiff = { ...law, gives: false };
  prediction.down(1, 0, 0, 0);
  prediction.commit([new Kit(50, 0).record(stiff)], 1);
  prediction.move(1, 0, 120);
  assert.equal(prediction.lead(layer).y, -50);
  prediction.move(1, 0, 60);
  assert.equal(prediction.lead(layer).y, -50);
  prediction.move(1, 0, 40);
  assert.equal(prediction.lead(layer).y, -40);
});

/**
 * A kit that throws content as `thrown` says, or otherwise where `bend` has it so; its answers come `way` frames late, in frames
 * that bring none, one or two of them where `random` says so.
 */
function* fling({ places, way = 6, axis = law, offset = 1_000, random = () => 0.5, bend = thrown, frames = 240 }) {
  const prediction = new Prediction();
  prediction.roundTrip = way * frame;
  const kit = new Kit(offset, places[0]);
  const path = new FingerPath(0, places[0], 0);
  prediction.down(1, 0, places[0], 0, 0);
  const answers = [];
  let committed = kit.offset;
  let lift = null;
  for (let index = 1; index < frames; index += 1) {
    const now = index * frame;
    if (index < places.length) {
      prediction.move(1, 0, places[index], now);
      path.move(0, places[index], now);
      kit.hear(places[index]);
      answers.push({ frame: now, drags: [kit.record(axis)], motions: [], offset: placeOf(axis, kit.pulled) });
    } else {
      if (lift === null) {
        lift = { time: now, velocity: -path.velocity(now, false).y, from: placeOf(axis, kit.pulled) };
        prediction.lift(1, now);
      }
      const at = (time) => bend(axis, lift.from, lift.velocity, time - lift.time);
      const later = Array.from({ length: way + 4 }, (_, step) => at(now + step * frame));
      const y = { places: later, interval: frame, reach: axis.reach };
      const isMoving = Math.abs(at(now) - at(now + 3_000)) > 0.01;
      answers.push({ frame: now, drags: [], motions: isMoving ? [{ layer, x: null, y, held: [] }] : [], offset: at(now) });
    }
    // No later than the host looks ahead: three frames more than the way.
    const due = answers.length > way + 3 ? 2 : random() < 0.2 ? 0 : random() < 0.25 ? 2 : 1;
    for (let count = due; count > 0 && answers.length > way; count -= 1) {
      const answer = answers.shift();
      committed = answer.offset;
      prediction.commit(answer.drags, Math.round(answer.frame / frame), answer.motions, answer.frame, now);
    }
    prediction.advance(now);
    const real = lift === null ? kit.offset : bend(axis, lift.from, lift.velocity, now - lift.time);
    yield { index, prediction, committed, shown: committed + prediction.lead(layer).y, real, lift };
  }
}

/** A finger that goes up, faster or slower, and lifts. */
function stroke(random) {
  const places = [600];
  let speed = 4 + random() * 16;
  for (let index = 1; index < 40; index += 1) {
    speed = Math.max(speed + (random() - 0.5) * 3, 1);
    places.push(Math.round((places[index - 1] - speed) * 8) / 8);
  }
  return places;
}

test("a throw goes on without its answer as the kit has it, through the lift, to the end", () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const random = randomNumbers(seed);
    let last = null;
    for (const step of fling({ places: stroke(random), frames: 400 })) {
      if (step.index > 36) assert.ok(Math.abs(step.shown - step.real) < 0.6, `seed ${seed}, ${step.index}: ${step.shown - step.real}`);
      last = step;
    }
    assert.equal(last.shown, last.committed);
    assert.equal(last.prediction.isIdle, true);
  }
});

test("a throw never goes back, however its answers come, and whatever the program makes of it", () => {
  // Half as far, twice as far, and a page turned.
  const bends = [
    thrown, (axis, from, velocity, elapsed) => from + (thrown(axis, from, velocity, elapsed) - from) / 2,
    (axis, from, velocity, elapsed) => from + (thrown(axis, from, velocity, elapsed) - from) * 2,
    (axis, from, velocity, elapsed) => from + 300 * (1 - Math.exp(-elapsed / 120) * (1 + elapsed / 120)),
  ];
  for (const bend of bends) {
    for (let seed = 1; seed <= 100; seed += 1) {
      const random = randomNumbers(seed);
      let last = null;
      for (const step of fling({ places: stroke(random), random, bend, frames: 400 })) {
        // Content that was thrown farther than the program lets it go has to come back when it has come to rest.
        const isOver = last !== null && last.shown > last.real + 0.1 && step.lift !== null;
        if (last !== null && !isOver) {
          assert.ok(step.shown >= last.shown - 0.26, `${bends.indexOf(bend)}, seed ${seed}, ${step.index}: ${last.shown} to ${step.shown}`);
        }
        last = step;
      }
      assert.ok(Math.abs(last.shown - last.real) < 0.3, `seed ${seed}`);
    }
  }
});

test("a throw over an edge bounces with the kit", () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const random = randomNumbers(seed);
    const axis = { ...law, maximum: 1_600 };
    for (const step of fling({ places: stroke(random), axis })) {
      if (step.lift !== null) assert.ok(Math.abs(step.shown - step.real) < 1.5, `seed ${seed}, ${step.index}: ${step.shown - step.real}`);
    }
  }
});

test("a finger that is taken away throws nothing", () => {
  const prediction = new Prediction();
  const kit = new Kit(1_000, 600);
  prediction.down(1, 0, 600, 0, 0);
  for (let index = 1; index <= 10; index += 1) {
    prediction.move(1, 0, 600 - index * 10, index * frame);
    kit.hear(600 - index * 10);
    prediction.commit([kit.record()], index, [], index * frame);
  }
  prediction.lift(1, 11 * frame, true);
  prediction.advance(12 * frame);
  prediction.advance(20 * frame);
  assert.equal(prediction.lead(layer).y, 0);
});

test("a finger on thrown content stops it where it is, and one beside it does not", () => {
  for (const isOver of [true, false]) {
    const prediction = new Prediction();
    const places = (from) => Array.from({ length: 20 }, (_, index) => from + index * 10);
    const motion = (from) => ({ layer, x: null, y: { places: places(from), interval: frame, reach: 400 }, held: [] });
    prediction.commit([], 1, [motion(0)], 0, 100);
    for (let index = 6; index < 40; index += 1) {
      prediction.advance(index * frame);
      prediction.commit([], index - 4, [motion((index - 6) * 10)], (index - 6) * frame, index * frame);
    }
    const shown = 330 + prediction.lead(layer).y;
    assert.ok(Math.abs(shown - 390) < 0.5, `${shown}`);
    prediction.down(2, 0, 300, 40, 39 * frame, false, () => isOver);
    for (let index = 40; index < 46; index += 1) {
      const committed = (index - 6) * 10;
      prediction.advance(index * frame);
      prediction.commit([], index - 4, [motion(committed)], (index - 6) * frame, index * frame);
      const now = committed + prediction.lead(layer).y;
      assert.ok(Math.abs(now - (isOver ? shown : index * 10)) < 0.5, `${isOver}, ${index}: ${now}`);
    }
  }
});

/** Content at 100, shown at 160 in frame 10: thrown by 10 points a frame, its answers six frames late. */
function thrownContent() {
  const prediction = new Prediction();
  prediction.roundTrip = 6 * frame;
  const places = (from) => Array.from({ length: 20 }, (_, index) => from + index * 10);
  const motion = (from) => ({ layer, x: null, y: { places: places(from), interval: frame, reach: 400 }, held: [] });
  prediction.commit([], 1, [motion(0)], 0, 0);
  for (let index = 1; index <= 10; index += 1) {
    prediction.advance(index * frame);
    prediction.commit([], index, [motion(index * 10)], index * frame, index * frame);
  }
  for (let index = 11; index <= 16; index += 1) prediction.advance(index * frame);
  return prediction;
}

test("a commit that brings content to rest leaves it where it is shown, and the rest is made good", () => {
  const prediction = thrownContent();
  const shown = 100 + prediction.lead(layer).y;
  assert.ok(Math.abs(shown - 160) < 0.5, `${shown}`);
  // Where it has come to rest is news: no record goes with it.
  prediction.commit([], 11, [], 11 * frame, 16 * frame, () => ({ x: 0, y: 150 }));
  assert.ok(Math.abs(150 + prediction.lead(layer).y - shown) < 1e-9);
  for (let index = 17; index < 120; index += 1) prediction.advance(index * frame);
  assert.equal(prediction.lead(layer).y, 0);
  assert.equal(prediction.isIdle, true);
});

test("content that a program stops elsewhere is there at once", () => {
  const prediction = thrownContent();
  prediction.commit([], 11, [], 11 * frame, 16 * frame, () => ({ x: 0, y: 900 }));
  assert.equal(prediction.lead(layer).y, 0);
});

test("a finger that comes down before a lift is shown stops content where it was let go", () => {
  const prediction = new Prediction();
  prediction.roundTrip = 100;
  const kit = new Kit(1_000, 600);
  prediction.down(1, 0, 600, 0, 0);
  for (let index = 1; index <= 10; index += 1) {
    prediction.advance(index * frame);
    prediction.move(1, 0, 600 - index * 20, index * frame);
    kit.hear(600 - index * 20);
    prediction.commit([kit.record()], index, [], index * frame, index * frame);
  }
  for (let index = 11; index < 60; index += 1) prediction.advance(index * frame);
  assert.equal(prediction.shownTime, -Infinity);
  prediction.lift(1, 60 * frame - 2);
  prediction.down(2, 0, 300, 60, 60 * frame - 1, false, () => true);
  // It has gone on for a millisecond, at most.
  for (let index = 60; index < 120; index += 1) {
    prediction.advance(index * frame);
    const shown = kit.offset + prediction.lead(layer).y;
    assert.ok(Math.abs(shown - 1_200) < 2, `${index}: ${shown}`);
  }
});

test("a throw of which the page hears when a finger has stopped it already goes no farther than to there", () => {
  for (const isOver of [true, false]) {
    const prediction = new Prediction();
    prediction.roundTrip = 6 * frame;
    const places = (from) => Array.from({ length: 20 }, (_, index) => from + index * 10);
    const motion = (from) => ({ layer, x: null, y: { places: places(from), interval: frame, reach: 400 }, held: [] });
    prediction.down(2, 0, 300, 4, 4 * frame, false, () => isOver);
    let shown = 0;
    for (let index = 1; index <= 4; index += 1) {
      prediction.commit([], index, [motion(index * 10)], index * frame, (index + 6) * frame);
      prediction.advance((index + 6) * frame);
      shown = index * 10 + prediction.lead(layer).y;
      if (isOver) assert.ok(shown <= 40.01, `${index}: ${shown}`);
    }
    assert.ok(isOver || shown > 60, `${shown}`);
  }
});

test("a finger that comes down between two frames stops content where the host has it by then, and nothing goes back", () => {
  const prediction = thrownContent();
  assert.equal(prediction.shownTime, 16 * frame);
  prediction.down(2, 0, 300, 16, 16.5 * frame, false, () => true);
  let last = 160;
  for (let index = 17; index < 40; index += 1) {
    prediction.advance(index * frame);
    const shown = 100 + prediction.lead(layer).y;
    assert.ok(shown >= last - 0.26 && shown < 165.3, `${index}: ${shown}`);
    last = shown;
  }
  assert.ok(Math.abs(last - 165) < 0.3, `${last}`);
});

test("a mouse that drags twice is not taken for its first drag", () => {
  const prediction = new Prediction();
  const kit = new Kit(1_000, 600);
  prediction.down(1, 0, 600, 0);
  prediction.commit([kit.record()], 1);
  prediction.lift(1);
  prediction.down(1, 0, 100, 7);
  // A commit of the time before the second drag.
  prediction.commit([kit.record()], 7);
  assert.equal(prediction.lead(layer).y, 0);
  prediction.move(1, 0, 50);
  assert.equal(prediction.lead(layer).y, 0);
});

test("what does not go along with content ends the lead without a jump", () => {
  const prediction = new Prediction();
  prediction.down(1, 0, 600, 0);
  prediction.commit([new Kit(1_000, 600).record()], 1);
  prediction.move(1, 0, 500);
  assert.equal(prediction.lead(layer).y, 100);
  prediction.distrust(layer);
  assert.equal(prediction.lead(layer).y, 100);
  for (let time = 0; time < 800; time += 16) prediction.advance(time);
  assert.equal(prediction.lead(layer).y, 0);
});

test("leads are on whole pixels, and nothing else moves at no lead", () => {
  const prediction = new Prediction();
  prediction.down(1, 0, 600, 0);
  prediction.commit([new Kit(1_000.3, 600).record()], 1);
  assert.deepEqual(prediction.leads(2), [{ layer, x: 0, y: 0, held: [] }]);
  prediction.move(1, 0, 599.625);
  assert.deepEqual(prediction.leads(2), [{ layer, x: 0, y: 0, held: [] }]);
  prediction.move(1, 0, 599);
  assert.deepEqual(prediction.leads(2), [{ layer, x: 0, y: 1, held: [] }]);
});

function drag18({ maximum = 4_000, length = 800, pulled = 10, rate = 0.5 } = {}) {
  return bytes(
    ["Uint8", 5], ["Int32", -2], ["Float32", 1, 2.5], ["Uint8", 2 | 8], ["Float64", pulled, 0, maximum],
    ["Float32", length, 0.5, 300, rate, 11, 10], ["Uint8", 2, 7, 8]);
}

function motion19({ interval = 16, reach = 300, place = 10, later = 2.5 } = {}) {
  return bytes(
    ["Uint8", 5], ["Float32", interval], ["Uint8", 2], ["Float64", place], ["Float32", reach], ["Uint8", 2],
    ["Float32", later, 4], ["Uint8", 1, 7]);
}

test("records are read field by field", () => {
  assert.deepEqual(readScroll(new Reader(drag18())), {
    layer: 5, touch: -2, seen: { x: 1, y: 2.5 }, x: null,
    y: {
      pulled: 10, minimum: 0, maximum: 4_000, gives: true, length: 800, coefficient: 0.5, reach: 300, rate: 0.5, spring: 11,
      returning: 10,
    },
    held: [7, 8],
  });
  assert.deepEqual(readMotion(new Reader(motion19())), {
    layer: 5, x: null, y: { places: [10, 12.5, 14], interval: 16, reach: 300 }, held: [7],
  });
});

test("a record that makes no sense is refused with a RangeError", () => {
  for (const fields of [{ maximum: -1 }, { maximum: NaN }, { length: -1 }, { length: Infinity }, { pulled: NaN }, { rate: 1 }, { rate: NaN }]) {
    assert.throws(() => readScroll(new Reader(drag18(fields))), RangeError);
  }
  for (const fields of [{ interval: 0 }, { interval: NaN }, { reach: -1 }, { place: Infinity }, { later: NaN }]) {
    assert.throws(() => readMotion(new Reader(motion19(fields))), RangeError);
  }
  for (const [read, whole] of [[readScroll, drag18()], [readMotion, motion19()]]) {
    for (let length = 0; length < whole.byteLength; length += 1) {
      assert.throws(() => read(new Reader(whole.slice(0, length))), RangeError);
    }
  }
});
