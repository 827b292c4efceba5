import assert from "node:assert/strict";
import { test } from "node:test";
import { force, lean, radius, turn } from "../../Sources/Hosts/PageSources/Page/contact.js";

const rounded = (angles) => Object.fromEntries(
  Object.entries(angles).map(([name, angle]) => [name, Math.round(angle * 180 / Math.PI)]));

test("angles are taken as they are", () => {
  assert.deepEqual(lean({ altitudeAngle: 1, azimuthAngle: 4 }), { altitude: 1, azimuth: 4, roll: 0 });
});

test("without angles the tilt says how a pen leans", () => {
  assert.deepEqual(rounded(lean({ tiltX: 0, tiltY: 0 })), { altitude: 90, azimuth: 0, roll: 0 });
  assert.deepEqual(rounded(lean({ tiltX: 30, tiltY: 0 })), { altitude: 60, azimuth: 0, roll: 0 });
  assert.deepEqual(rounded(lean({ tiltX: 0, tiltY: 60 })), { altitude: 30, azimuth: 90, roll: 0 });
  assert.deepEqual(rounded(lean({ tiltX: -45, tiltY: 0 })), { altitude: 45, azimuth: 180, roll: 0 });
  assert.deepEqual(rounded(lean({ tiltX: 45, tiltY: 45 })), { altitude: 35, azimuth: 45, roll: 0 });
  assert.deepEqual(rounded(lean({ tiltX: 90, tiltY: 0 })), { altitude: 0, azimuth: 0, roll: 0 });
});

test("what tells nothing is upright", () => {
  assert.deepEqual(rounded(lean({})), { altitude: 90, azimuth: 0, roll: 0 });
});

test("a pen's turn is a half either way", () => {
  assert.deepEqual([0, 90, 180, 181, 359].map((twist) => rounded(lean({ twist })).roll), [0, 90, 180, -179, -1]);
});

test("a force is twice the pressure, and unknown where nothing measures it", () => {
  assert.equal(force({ pointerType: "pen", pressure: 0.5 }), 1);
  assert.equal(force({ pointerType: "pen", pressure: 1 }), 2);
  assert.equal(force({ pointerType: "touch", pressure: 0.25 }), 0.5);
  for (const pressure of [0, 0.5, 1]) assert.equal(force({ pointerType: "touch", pressure }), 0);
  assert.equal(force({ pointerType: "mouse", pressure: 0.25 }), 0);
});

test("a finger's radius is half its larger side, and unknown where it has no size", () => {
  assert.equal(radius({ pointerType: "touch", width: 20, height: 30 }), 15);
  assert.equal(radius({ pointerType: "touch", width: 1, height: 1 }), 0);
  assert.equal(radius({ pointerType: "mouse", width: 20, height: 20 }), 0);
});

test("a wheel turns sideways with Shift, whether the browser says so or not", () => {
  assert.deepEqual(turn({ deltaX: 0, deltaY: 100, shiftKey: false }), { x: 0, y: 100 });
  assert.deepEqual(turn({ deltaX: 0, deltaY: 100, shiftKey: true }), { x: 100, y: 0 });
  assert.deepEqual(turn({ deltaX: 100, deltaY: 0, shiftKey: true }), { x: 100, y: 0 });
  assert.deepEqual(turn({ deltaX: 3, deltaY: 100, shiftKey: true }), { x: 3, y: 100 });
});
