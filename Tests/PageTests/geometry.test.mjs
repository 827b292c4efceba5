import assert from "node:assert/strict";
import { test } from "node:test";
import {
  boxMatrix, cssCorners, cut, gravityRect, layerTransform, needsNewBase, spaceMatrix, spaceTransform,
} from "../../Sources/Hosts/PageSources/Page/geometry.js";
import { newValues } from "../../Sources/Hosts/PageSources/Page/values.js";

test("a plain layer is moved only", () => {
  const values = { ...newValues(), x: 60, y: 45, width: 100, height: 50 };
  assert.equal(layerTransform(values, { x: 0, y: 0 }, false), "translate(10px,20px)");
});

test("places are exact at 40,000,000 points", () => {
  const values = { ...newValues(), x: 50, y: 40_000_000.5, width: 100, height: 1 };
  assert.equal(layerTransform(values, { x: 0, y: 40_000_000 }, false), "translate(0px,0px)");
  const parent = { ...newValues(), originX: 0, originY: 40_000_010.25 };
  assert.equal(spaceTransform(parent, { x: 0, y: 40_000_000 }), "translate(0px,-10.25px)");
});

test("sublayers are placed anew beyond 100,000 points", () => {
  assert.equal(needsNewBase({ originX: 0, originY: 100_000 }, { x: 0, y: 0 }), false);
  assert.equal(needsNewBase({ originX: 0, originY: 100_001 }, { x: 0, y: 0 }), true);
});

test("a layer longer than CSS allows is cut to what is near", () => {
  const values = { ...newValues(), x: 5, y: 25_000_000, width: 10, height: 50_000_000 };
  const shown = cut(values, { x: 0, y: 30_000_000 });
  assert.equal(shown.height, 800_000);
  assert.equal(shown.y - shown.height / 2, 29_600_000);
  assert.equal(shown.width, 10);
});

test("gravities place pictures", () => {
  const size = { width: 20, height: 10 };
  assert.deepEqual(gravityRect(0, size, 100, 100), { x: 0, y: 0, width: 100, height: 100 });
  assert.deepEqual(gravityRect(10, size, 100, 100), { x: 0, y: 25, width: 100, height: 50 });
  assert.deepEqual(gravityRect(11, size, 100, 100), { x: -50, y: 0, width: 200, height: 100 });
  assert.deepEqual(gravityRect(9, size, 100, 100), { x: 80, y: 90, width: 20, height: 10 });
});

test("corners come in the order of CSS", () => {
  assert.equal(cssCorners(8, 15), "8px");
  assert.equal(cssCorners(8, 1 | 8), "8px 0 8px 0");
  assert.equal(cssCorners(0, 15), "");
});

test("the affine map of a layer's box takes its anchor to its position", () => {
  const values = {
    ...newValues(), x: 50, y: 40, width: 20, height: 10, transform: [0, 1, -1, 0, 0, 0], originX: 3, originY: 4,
  };
  assert.deepEqual(boxMatrix(values), [0, 1, -1, 0, 55, 30]);
  assert.deepEqual(spaceMatrix(values), [1, 0, 0, 1, -3, -4]);
});
