import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Bit } from "../../Sources/Hosts/PageSources/Page/numbers.js";
import { Reader } from "../../Sources/Hosts/PageSources/Page/reader.js";
import { Tree } from "../../Sources/Hosts/PageSources/Page/tree.js";

/** An element that keeps each transform that it is given. */
class FakeElement {
  constructor() {
    this.children = [];
    this.className = "";
    this.transforms = [];
    const { transforms } = this;
    this.style = { set transform(value) { transforms.push(value); }, setProperty() {}, removeProperty() {} };
    this.classList = { add: (name) => { this.moving ||= name === "moving"; }, remove() {}, toggle() {} };
    this.moving = false;
  }

  get firstChild() { return this.children[0] ?? null; }
  append(child) { this.children.push(child); }
  insertBefore(child) { this.children.push(child); }
  remove() {}
}

let tree = null;

beforeEach(() => {
  globalThis.document = { createElement: () => new FakeElement(), activeElement: null };
  tree = new Tree(new FakeElement());
});

/** Applies a commit: layers that come below others, and places and origins of layers. */
function commit({ comes = [], changes = [] }) {
  const bytes = [];
  const count = (value) => {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push(rest % 128 + 128);
    bytes.push(rest);
  };
  bytes.push(0, comes.length);
  for (const [id] of comes) bytes.push(id, 0);
  const placed = comes.filter(([, parent]) => parent !== undefined);
  bytes.push(placed.length);
  for (const [id, parent, index] of placed) bytes.push(id, parent, index);
  for (const [id, { position, origin }] of changes) {
    bytes.push(id);
    count((position ? Bit.position : 0) | (origin ? Bit.boundsOrigin : 0));
    for (const value of [...position ?? [], ...origin ?? []]) count(value * 32);
  }
  bytes.push(0);
  tree.apply(new Reader(new Uint8Array(bytes).buffer));
}

/** Transforms that the elements of layers were given since the last commit. */
function placed(...ids) {
  return ids.map((id) => tree.node(id).element.transforms.splice(0));
}

test("in a jump out of the reach of single precision each layer is placed once", () => {
  commit({ comes: [[1], [2, 1, 0], [3, 1, 1]] });
  for (const id of [2, 3]) tree.want(tree.node(id));
  commit({ changes: [[2, { position: [5, 10] }], [3, { position: [5, 300_010] }]] });
  placed(2, 3);
  commit({ changes: [[1, { origin: [0, 300_000] }], [2, { position: [5, 300_050] }]] });
  assert.deepEqual(placed(2, 3), [["translate(5px,50px)"], ["translate(5px,10px)"]]);
});

test("what counts from another point afterwards has not moved by that", () => {
  commit({ comes: [[1], [2, 1, 0], [3, 1, 1]] });
  for (const id of [2, 3]) tree.want(tree.node(id));
  commit({ changes: [[2, { position: [5, 10] }], [3, { position: [5, 20] }]] });
  // Each of these is far from the last, and 3 goes along with the content: it jumps, and is never taken for what moves.
  for (const far of [200_000, 400_000, 600_000, 800_000]) {
    commit({ changes: [[1, { origin: [0, far] }], [3, { position: [5, far + far / 50_000] }]] });
  }
  assert.deepEqual([2, 3].map((id) => tree.node(id).element.moving), [false, false]);
  // A finger's way, two frames in turn, is a move as it always was.
  for (const step of [4, 8, 12]) commit({ changes: [[3, { position: [5, 800_016 + step] }]] });
  assert.deepEqual([2, 3].map((id) => tree.node(id).element.moving), [false, true]);
});
