import assert from "node:assert/strict";
import { test } from "node:test";
import { Stills } from "../../Sources/Hosts/PageSources/Page/stills.js";

/** A canvas that keeps what waits for its bytes. */
function canvas(width, height) {
  return { width, height, waiting: [], toBlob(body) { this.waiting.push(body); } };
}

function stills(drawings) {
  const made = new Stills(() => {});
  for (let number = 0; number < drawings; number += 1) made.shown.add({ number });
  return made;
}

test("a few drawings are not worth images", () => {
  assert.equal(stills(8).isWorthwhile, false);
  assert.equal(stills(9).isWorthwhile, true);
});

test("a drawing is kept as an image in the last four sizes", (context) => {
  const revoked = [];
  context.mock.method(URL, "revokeObjectURL", (url) => revoked.push(url));
  const picture = {};
  const many = stills(9);
  for (let width = 1; width <= 6; width += 1) {
    many.begin(picture, canvas(width, 10));
    picture.stills.get(`${width}x10`).url = `blob:${width}`;
  }
  assert.deepEqual([...picture.stills.keys()], ["3x10", "4x10", "5x10", "6x10"]);
  assert.deepEqual(revoked, ["blob:1", "blob:2"]);
});

test("where there are many a drawing becomes an image, once for each size", () => {
  const picture = {};
  const many = stills(9);
  const [one, same, other] = [canvas(92, 102), canvas(92, 102), canvas(40, 44)];
  for (const drawn of [one, same, other]) many.begin(picture, drawn);
  assert.deepEqual([one, same, other].map((drawn) => drawn.waiting.length), [1, 0, 1]);
  assert.equal(many.take(picture, 92, 102), null);
});

test("a large drawing stays a canvas", () => {
  const drawn = canvas(1_024, 1_024);
  stills(9).begin({}, drawn);
  assert.equal(drawn.waiting.length, 0);
});

test("an image of what has been drawn anew since is not taken", (context) => {
  const made = [];
  context.mock.method(URL, "createObjectURL", (blob) => made.push(blob));
  const picture = {};
  const many = stills(9);
  const drawn = canvas(92, 102);
  many.begin(picture, drawn);
  many.forget(picture);
  drawn.waiting[0]({});
  assert.deepEqual(made, []);
  many.begin(picture, drawn);
  assert.equal(drawn.waiting.length, 2);
});
