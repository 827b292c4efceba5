// `node --test Tests/PageTests` runs the tests of the page's modules; `swift test` does so, too.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { WheelCourse } from "../../Sources/Hosts/PageSources/Page/courses.js";
import { Prediction } from "../../Sources/Hosts/PageSources/Page/prediction.js";
import { bytes, frame, law, layer, randomNumbers } from "./scrolls.mjs";
import { Reader } from "../../Sources/Hosts/PageSources/Page/reader.js";
import { readTurn } from "../../Sources/Hosts/PageSources/Page/scrollrecords.js";
import { placeOf } from "../../Sources/Hosts/PageSources/Page/throw.js";

/** A kit that follows a wheel as `WheelMotion` and `ScrollAxis` do; the law itself is held against the engine's numbers below. */
class Kit {
  constructor(offset, isInSteps) {
    this.start = offset;
    this.asked = 0;
    this.rest = 0;
    this.restTime = 0;
    this.isInSteps = isInSteps;
    const slack = isInSteps ? 0 : 400;
    this.lowest = law.minimum - slack;
    this.highest = law.maximum + slack;
  }

  remainder(time) {
    const left = this.rest * Math.exp(-Math.max(time - this.restTime, 0) / 50);
    return Math.abs(left) < 0.25 ? 0 : left;
  }

  turn(distance, time) {
    if (this.isInSteps) {
      this.rest = this.remainder(time) + distance;
      this.restTime = time;
    }
    this.asked += distance;
  }

  pulled(time) {
    const wanted = this.start + this.asked - this.remainder(time);
    return Math.min(Math.max(wanted, this.lowest), this.highest);
  }

  offset(time) { return placeOf(law, this.pulled(time)); }

  record(time) {
    const y = { ...law, pulled: this.pulled(time), remainder: this.remainder(time), lowest: this.lowest, highest: this.highest };
    return { layer, turns: true, isInSteps: this.isInSteps, x: null, y, held: [] };
  }
}

/** Turns with answers `delay` frames late, in order; a turn is at a frame's begin, before its tick. */
function* wheel({ offset = 1_000, isInSteps, turns, delay, frames = 120, bend = (kit, time) => kit.record(time) }) {
  const prediction = new Prediction();
  prediction.roundTrip = 100;
  const kit = new Kit(offset, isInSteps);
  const underWay = [];
  let committed = offset;
  for (let index = 1; index < frames; index += 1) {
    const now = index * frame;
    const distance = turns(index);
    if (distance !== 0) {
      prediction.turn(0, distance, index - 1, now);
      kit.turn(distance, now);
    }
    underWay.push({ due: index + delay(index), tick: index, time: now, record: bend(kit, now), offset: kit.offset(now) });
    while (underWay.length > 0 && underWay[0].due <= index) {
      const one = underWay.shift();
      committed = one.offset;
      prediction.commit([], one.tick, one.record === null ? [] : [one.record], one.time, now, () => ({ x: 0, y: committed }));
    }
    prediction.advance(now);
    yield { index, prediction, kit, distance, real: kit.offset(now), shown: committed + prediction.lead(layer).y, committed };
  }
}

test("what a trackpad turns is shown at once, and exactly where the kit is going to have it", () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const random = randomNumbers(seed);
    for (const { index, real, shown } of wheel({ isInSteps: false, turns: () => Math.round((random() - 0.4) * 80) / 2, delay: () => 6 })) {
      // The first answer brings the law; what was behind by then is made good over some frames.
      if (index > 45) assert.ok(Math.abs(shown - real) < 0.3, `seed ${seed}, ${index}: ${shown} for ${real}`);
    }
  }
});

test("notches go on without their answers as the kit has them", () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const random = randomNumbers(seed);
    for (const { index, real, shown } of wheel({ isInSteps: true, turns: () => random() < 0.15 ? 100 : 0, delay: () => 6 })) {
      if (index > 45) assert.ok(Math.abs(shown - real) < 0.6, `seed ${seed}, ${index}: ${shown} for ${real}`);
    }
  }
});

test("at their edges notches stop, and a trackpad pulls at the rubber band", () => {
  for (const isInSteps of [true, false]) {
    let last = null;
    for (const step of wheel({ offset: 3_700, isInSteps, turns: () => isInSteps ? 60 : 20, delay: () => 6, frames: 60 })) {
      if (isInSteps) assert.ok(step.shown <= 4_000.5, `${step.index}: ${step.shown}`);
      last = step;
    }
    assert.ok(Math.abs(last.shown - last.real) < 0.5, `${isInSteps}: ${last.shown} for ${last.real}`);
    assert.equal(last.real > 4_000, !isInSteps);
  }
});

test("with uneven answers nothing jumps", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = randomNumbers(seed);
    let last = null;
    const turns = () => random() < 0.3 ? 0 : Math.round(random() * 40);
    for (const step of wheel({ isInSteps: false, turns, delay: () => 1 + Math.floor(random() * 9) })) {
      if (last !== null && step.index > 45) {
        assert.ok(step.shown >= last.shown - 0.26, `seed ${seed}, ${step.index}: ${last.shown} to ${step.shown}`);
        assert.ok(step.shown - last.shown <= step.distance + 0.6, `seed ${seed}, ${step.index}: ${last.shown} to ${step.shown}`);
      }
      last = step;
    }
  }
});

test("content that a program holds back is soon predicted no more", () => {
  const held = (kit, time) => ({ ...kit.record(time), y: { ...kit.record(time).y, pulled: 1_000 } });
  let last = null;
  for (const step of wheel({ isInSteps: false, turns: () => 10, delay: () => 6, bend: held })) last = step;
  assert.equal(last.prediction.scrolls.get(layer).y.isTrusted, false);
});

test("a turning that is over leaves nothing ahead", () => {
  let last = null;
  const bend = (kit, time) => time < 60 * frame ? kit.record(time) : null;
  for (const step of wheel({ isInSteps: false, turns: (index) => index < 50 ? 10 : 0, delay: () => 6, bend, frames: 240 })) last = step;
  assert.equal(last.shown, last.committed);
  assert.equal(last.prediction.isIdle, true);
});

test("what has been turned since the host took a turning for over stays where it is shown until the host knows it", () => {
  let last = null;
  // Seven frames without a report: in the last two the host says nothing. By then the page has gone on turning.
  const turns = (index) => index >= 50 && index < 57 ? 0 : 10;
  const bend = (kit, time) => time > 54.5 * frame && time < 56.5 * frame ? null : kit.record(time);
  for (const step of wheel({ isInSteps: false, turns, delay: () => 6, bend })) {
    if (last !== null && step.index > 45) {
      assert.ok(step.shown >= last.shown - 0.26, `${step.index}: ${last.shown} to ${step.shown}`);
    }
    last = step;
  }
  assert.ok(Math.abs(last.shown - last.real) < 0.3, `${last.shown} for ${last.real}`);
});

test("what was turned long ago is forgotten", () => {
  const prediction = new Prediction();
  for (let index = 0; index < 1_000; index += 1) prediction.turn(0, 1, 0, index * 100);
  assert.ok(prediction.turned.length <= 21);
});

test("a wheel or a trackpad has content where the engine has it", () => {
  const wheels = JSON.parse(readFileSync(new URL("wheels.vectors.json", import.meta.url), "utf8"));
  assert.equal(wheels.length, 40);
  wheels.forEach(({ axis, isInSteps, pulled, remainder, lowest, highest, time, reports, places }, number) => {
    const told = { ...axis, pulled, remainder, lowest, highest, reach: 4_000 };
    for (const place of places) {
      const come = reports.slice(0, place.reports).map((one) => ({ tick: 1, time: one.time, x: 0, y: one.distance }));
      const shown = new WheelCourse(told, time, come, 1, "y", isInSteps).place(0, place.time);
      // The engine shows the last quarter of a point of notches at once.
      const tolerance = isInSteps ? 0.25 : 5e-6;
      assert.ok(Math.abs(shown - place.offset) <= tolerance, `${number}, ${place.time} ms: ${shown} for ${place.offset}`);
    }
  });
});

function turn20({ minimum = 0, maximum = 4_000, remainder = 3, lowest = -400, highest = 4_400 } = {}) {
  return bytes(
    ["Uint8", 5, 2 | 8 | 16], ["Float64", 10, minimum, maximum], ["Float32", 800, 0.5, 300, 0.5, 11, 10, remainder],
    ["Float64", lowest, highest], ["Uint8", 1, 7]);
}

test("a record is read field by field, and refused with a RangeError where it makes no sense", () => {
  const y = {
    pulled: 10, minimum: 0, maximum: 4_000, gives: true, length: 800, coefficient: 0.5, reach: 300, rate: 0.5, spring: 11,
    returning: 10, remainder: 3, lowest: -400, highest: 4_400,
  };
  assert.deepEqual(readTurn(new Reader(turn20())), { layer: 5, turns: true, isInSteps: true, x: null, y, held: [7] });
  for (const fields of [{ maximum: -1 }, { remainder: NaN }, { lowest: Infinity }, { highest: -500 }]) {
    assert.throws(() => readTurn(new Reader(turn20(fields))), RangeError);
  }
  for (let length = 0; length < turn20().byteLength; length += 1) {
    assert.throws(() => readTurn(new Reader(turn20().slice(0, length))), RangeError);
  }
});
