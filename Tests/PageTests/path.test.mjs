import assert from "node:assert/strict";
import { test } from "node:test";
import { pathData, roundedRect } from "../../Sources/Hosts/PageSources/Page/path.js";

test("a path is told in SVG's letters, and mapped", () => {
  const steps = [
    { letter: "M", numbers: [1, 2] }, { letter: "Q", numbers: [3, 4, 5, 6] }, { letter: "Z", numbers: [] },
  ];
  assert.equal(pathData(steps), "M1 2 Q3 4 5 6 Z");
  assert.equal(pathData(steps, [2, 0, 0, 1, 10, 0]), "M12 2 Q16 4 20 6 Z");
});

test("numbers that SVG refuses become 0", () => {
  assert.equal(pathData([{ letter: "L", numbers: [NaN, Infinity] }]), "L0 0 ");
});

test("a rectangle without corners has four lines", () => {
  assert.equal(pathData(roundedRect(1, 2, 10, 20, 0, 15)), "M1 2 L11 2 L11 22 L1 22 Z");
});

test("corners are rounded where the mask names them, and no further than the middle", () => {
  const data = pathData(roundedRect(0, 0, 10, 10, 50, 8));
  assert.equal(data, "M0 0 L10 0 L10 5 C10 7.7614 7.7614 10 5 10 L0 10 Z");
});
