import assert from "node:assert/strict";
import { test } from "node:test";
import { drawPart, isPart, naturalSize, parts } from "../../Sources/Hosts/PageSources/Page/parts.js";
import { newValues } from "../../Sources/Hosts/PageSources/Page/values.js";

const rect = (x, y, width, height) => ({ x, y, width, height });

test("a whole picture is no part", () => {
  assert.equal(isPart(newValues()), false);
  assert.equal(isPart({ ...newValues(), contentsRect: rect(0, 0, 0.5, 1) }), true);
  assert.equal(isPart({ ...newValues(), contentsCenter: rect(0.5, 0, 0, 1) }), true);
});

test("a scale of the contents says how many pixels make a point", () => {
  const picture = { width: 30, height: 20, scale: 2 };
  assert.deepEqual(naturalSize(picture, newValues()), { width: 30, height: 20 });
  assert.deepEqual(naturalSize(picture, { ...newValues(), contentsScale: 1 }), { width: 60, height: 40 });
  const half = { ...newValues(), contentsRect: rect(0.5, 0, 0.5, 1) };
  assert.deepEqual(naturalSize(picture, half), { width: 15, height: 20 });
});

test("a sprite is one part", () => {
  const values = { ...newValues(), contentsRect: rect(0.5, 0, 0.5, 1) };
  assert.deepEqual(parts(values, { width: 5, height: 10 }, { width: 50, height: 50 }), [
    { source: rect(0.5, 0, 0.5, 1), target: rect(0, 0, 50, 50) },
  ]);
});

test("the ends of nine parts keep their size", () => {
  const values = { ...newValues(), contentsCenter: rect(0.25, 0, 0.5, 1) };
  assert.deepEqual(parts(values, { width: 40, height: 10 }, { width: 100, height: 50 }), [
    { source: rect(0, 0, 0.25, 1), target: rect(0, 0, 10, 50) },
    { source: rect(0.25, 0, 0.5, 1), target: rect(10, 0, 80, 50) },
    { source: rect(0.75, 0, 0.25, 1), target: rect(90, 0, 10, 50) },
  ]);
});

test("ends without room for them share what there is", () => {
  const values = { ...newValues(), contentsCenter: rect(0.25, 0, 0.5, 1) };
  const shown = parts(values, { width: 40, height: 10 }, { width: 10, height: 50 });
  assert.deepEqual(shown.map(({ target }) => target), [rect(0, 0, 5, 50), rect(5, 0, 5, 50)]);
});

function recorder(smooth) {
  const calls = [];
  return { calls, imageSmoothingEnabled: smooth, drawImage: (...values) => calls.push(values) };
}

test("a part that is made larger is cut out first, so that nothing beside it is mixed in", () => {
  const canvases = [];
  globalThis.document = {
    createElement: () => {
      const context = recorder(true);
      const canvas = { getContext: () => context, context };
      canvases.push(canvas);
      return canvas;
    },
  };
  const context = recorder(true);
  drawPart(context, "image", [10, 0, 5, 4], [0, 0, 20, 4], 1, 1);
  assert.deepEqual(canvases[0].context.calls, [["image", 10, 0, 5, 4, 0, 0, 5, 4]]);
  assert.equal(canvases[0].context.imageSmoothingEnabled, false);
  assert.deepEqual(context.calls, [[canvases[0], 0, 0, 20, 4]]);
  delete globalThis.document;
});

test("a part of the same size, and one whose pixels stay squares, is drawn as it is", () => {
  for (const [smooth, size] of [[true, 5], [false, 20]]) {
    const context = recorder(smooth);
    drawPart(context, "image", [10, 0, 5, 4], [0, 0, size, 4], 1, 1);
    assert.deepEqual(context.calls, [["image", 10, 0, 5, 4, 0, 0, size, 4]]);
  }
});
