import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { arranged, nearest, readingOrder } from "../../Sources/Hosts/PageSources/Page/order.js";

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

test("an arrow goes to the next in its row before one that lies further and straighter", () => {
  // Cards of one row whose words make them of several heights: the middles lie askew, the cards do not.
  const row = [box("a", 0, 0, 100, 100), box("b", 110, 0, 100, 240), box("c", 220, 0, 100, 100)];
  assert.equal(nearest(row, row[0], "right"), 1);
  assert.equal(nearest(row, row[2], "left"), 1);
});

test("what is beside goes before what is askew, and what only touches at a corner is askew", () => {
  const things = [box("from", 0, 0, 40, 20), box("corner", 40, 20, 40, 20), box("far", 300, 0, 40, 20)];
  assert.equal(nearest(things, things[0], "right"), 2);
  // To the side nothing askew counts; up and down it does, where a row is shorter.
  assert.equal(nearest(things.slice(0, 2), things[0], "right"), -1);
  assert.equal(nearest(things.slice(0, 2), things[0], "down"), 1);
});

const vectors = JSON.parse(readFileSync(new URL("focus.vectors.json", import.meta.url), "utf8"));

test("arrows go the ways that the host's own focus goes, in content that scrolls either way", () => {
  assert.ok(vectors.length > 700);
  for (const { places, from, direction, isSideways, next } of vectors) {
    const boxes = places.map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));
    assert.equal(nearest(boxes, boxes[from], direction, isSideways), next, JSON.stringify({ places, from, direction, isSideways }));
  }
});

test("a column that is shorter is gone on to in content that scrolls sideways, and no row is left for another", () => {
  const columns = [box("a", 0, 0), box("b", 0, 30), box("c", 60, 0)];
  assert.equal(nearest(columns, columns[1], "right", true), 2);
  assert.equal(nearest(columns, columns[1], "right", false), -1);
  assert.equal(nearest(columns, columns[2], "down", true), -1);
  assert.equal(nearest(columns, columns[2], "down", false), 1);
});

const group = (...members) => ({
  members, left: Math.min(...members.map((one) => one.left)), top: Math.min(...members.map((one) => one.top)),
  right: Math.max(...members.map((one) => one.right)), bottom: Math.max(...members.map((one) => one.bottom)),
});
const read = (things, fromRight) => names(arranged(things, fromRight));

test("cards side by side are read one after the other", () => {
  const cards = [
    group(box("title 2", 200, 0), box("words 2", 200, 30), box("button 2", 200, 60)),
    group(box("title 1", 0, 0), box("words 1", 0, 30), box("button 1", 0, 60)),
  ];
  assert.equal(read(cards), "title 1 words 1 button 1 title 2 words 2 button 2");
  assert.equal(read(cards, true), "title 2 words 2 button 2 title 1 words 1 button 1");
});

test("cards within cards, and what stands above and below them, keep their places", () => {
  assert.equal(
    read([
      box("foot", 0, 200, 300), group(group(box("a", 0, 40), box("b", 0, 70)), box("c", 0, 100)),
      group(box("d", 200, 40), box("e", 200, 100)), box("head", 0, 0, 300),
    ]), "head a b c d e foot");
});

test("a group that reaches around something is read as it is seen", () => {
  assert.equal(
    read([group(box("head", 0, 0, 300), box("foot", 0, 200, 300)), box("middle", 0, 100, 300)]),
    "head middle foot");
});

test("what is told a rank by what is around a group goes by it", () => {
  assert.equal(
    read([group(box("two", 0, 0, 80, 20, 2), box("one", 0, 30, 80, 20, 1)), box("three", 200, 0)]),
    "one two three");
});

test("a list that goes on below bars is read between them", () => {
  const list = { ...box("list", 0, 0, 300, 600), children: [{}] };
  const things = [list, box("back", 10, 10), box("title", 100, 40, 100, 40), box("tool", 130, 560)];
  assert.equal(names(arranged(things)), "back title list tool");
});
