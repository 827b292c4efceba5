import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest, readingOrder } from "../../Sources/Hosts/BrowserHost/Page/order.js";

const box = (name, left, top, width = 40, height = 20, rank = 0) =>
  ({ name, left, top, right: left + width, bottom: top + height, rank });
const names = (things) => things.map((thing) => thing.name).join(" ");

test("rows are read from top to bottom, and each from the left", () => {
  const things = [box("d", 60, 40), box("b", 60, 0), box("c", 0, 40), box("a", 0, 0)];
  assert.equal(names(readingOrder(things)), "a b c d");
});

test("where writing goes from right to left, rows are read from the right", () => {
  const things = [box("a", 0, 0), box("b", 60, 0), box("c", 0, 40)];
  assert.equal(names(readingOrder(things, true)), "b a c");
});

test("what stands a little lower is in the same row", () => {
  const things = [box("switch", 200, 5, 50, 30), box("label", 0, 10), box("below", 0, 40)];
  assert.equal(names(readingOrder(things)), "label switch below");
});

test("what only touches a row with its edge is in the next one", () => {
  const things = [box("above", 60, 0, 40, 22), box("below", 0, 20)];
  assert.equal(names(readingOrder(things)), "above below");
});

test("ranks go before places", () => {
  const things = [box("a", 0, 0), box("second", 0, 90, 40, 20, 2), box("first", 0, 200, 40, 20, 1)];
  assert.equal(names(readingOrder(things)), "first second a");
});

test("arrows go to the nearest in their direction", () => {
  const grid = [box("a", 0, 0), box("b", 60, 0), box("c", 0, 40), box("d", 60, 40)];
  assert.equal(nearest(grid, grid[0], "right"), 1);
  assert.equal(nearest(grid, grid[0], "down"), 2);
  assert.equal(nearest(grid, grid[3], "up"), 1);
  assert.equal(nearest(grid, grid[3], "left"), 2);
  assert.equal(nearest(grid, grid[0], "up"), -1);
  assert.equal(nearest(grid, grid[1], "right"), -1);
});
