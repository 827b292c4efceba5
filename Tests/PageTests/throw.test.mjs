// What a page thinks of drags, lifts and throws, held against what the engine says of them (`MotionVectorTests`).
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FingerPath, placeOf, thrown } from "../../Sources/Hosts/PageSources/Page/throw.js";

const vectors = (name) => JSON.parse(readFileSync(new URL(`${name}.vectors.json`, import.meta.url), "utf8"));

function isNear(one, other, tolerance, words) {
  assert.ok(Math.abs(one - other) <= tolerance, `${words}: ${one} for ${other}`);
}

test("a finger has content where the engine has it, on its edges and beyond them", () => {
  const drags = vectors("drags");
  assert.equal(drags.length, 40);
  drags.forEach(({ axis, pulled, places }, number) => {
    places.forEach((place, index) => isNear(placeOf(axis, pulled[index]), place, 2e-6, `${number}, ${index}`));
  });
});

test("a finger or a pointer lifts as fast as the engine says", () => {
  const lifts = vectors("lifts");
  assert.equal(lifts.length, 120);
  lifts.forEach(({ isPointer, samples, lift, velocity }, number) => {
    const [[start, first], ...rest] = samples;
    // Down and across at once: both axes go by the same law.
    const path = new FingerPath(first, 2 * first, start);
    for (const [time, place] of rest) path.move(place, 2 * place, time);
    const found = path.velocity(lift, isPointer);
    isNear(found.x, velocity, 1e-5, `${number}`);
  });
});

test("content that is let go is where the engine has it, until it rests", () => {
  const throws = vectors("throws");
  assert.equal(throws.length, 120);
  let moving = 0;
  throws.forEach(({ axis, from, velocity, places }, number) => {
    for (const { time, offset, isMoving } of places) {
      if (isMoving) moving += 1;
      // A bounce is over within 0.45 points of its edge.
      isNear(thrown(axis, from, velocity, time), offset, isMoving ? 5e-6 : 0.45, `${number}, ${time} ms`);
    }
  });
  assert.ok(moving > 400, `${moving}`);
});
