import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Masks } from "../../Sources/Hosts/PageSources/Page/masks.js";
import { newValues } from "../../Sources/Hosts/PageSources/Page/values.js";

class FakeElement {
  constructor(localName) {
    this.localName = localName;
    this.children = [];
    this.named = new Map();
    this.style = {};
    this.classList = { toggle: () => {} };
  }

  get firstChild() { return this.children[0] ?? null; }
  get nextSibling() { return null; }
  get attributes() { return [...this.named.keys()].map((name) => ({ name })); }
  get id() { return this.named.get("id"); }
  setAttribute(name, value) { this.named.set(name, String(value)); }
  getAttribute(name) { return this.named.get(name) ?? null; }
  removeAttribute(name) { this.named.delete(name); }
  append(child) { this.children.push(child); }
  remove() {}
}

/** Layers: 1, which 2 masks. */
let nodes = null;
let masks = null;
/** What waits for that which draws masks. */
let loads = [];

function layer(id, values) {
  const node = {
    id, kind: 0, parent: null, children: [], mask: null, element: new FakeElement("div"),
    values: { ...newValues(), width: 40, height: 20, ...values },
  };
  nodes.set(id, node);
  return node;
}

/** Draws a path for a mask, named by its layer. */
function drawMask(tree, filling, node, matrix, name) { filling.take("path", { id: `${name}${node.id}` }); }

const drawn = (owner) => owner.mask.children.map((child) => child.id);

beforeEach(() => {
  globalThis.document = {
    createElementNS: (_, name) => new FakeElement(name), body: new FakeElement("body"),
  };
  nodes = new Map();
  loads = [];
  masks = new Masks({ nodes });
  masks.loadDrawing = () => new Promise((come, fail) => { loads.push({ come, fail }); });
});

/** Shows masks, and what has come for them. */
async function update() {
  masks.update();
  await new Promise((resolve) => { setImmediate(resolve); });
}

test("a layer whose mask is to be drawn is not seen, and the page not at rest, until that has come which draws it", async () => {
  const owner = layer(1, { mask: 2 });
  layer(2, { borderWidth: 3 });
  masks.link(owner, 0);
  await update();
  assert.equal(owner.element.style.maskImage, "url(\"#mask1\")");
  assert.deepEqual([drawn(owner), masks.isSettled, loads.length], [[], false, 1]);
  loads[0].come({ drawMask });
  await update();
  assert.deepEqual([drawn(owner), masks.isSettled], [["mask1-2"], true]);
});

test("what draws masks is asked for once, and where it cannot be had by the next mask again", async () => {
  const owner = layer(1, { mask: 2 });
  const mask = layer(2, { borderWidth: 3 });
  masks.link(owner, 0);
  await update();
  masks.note(mask);
  await update();
  assert.equal(loads.length, 1);
  loads[0].fail(new TypeError("no network"));
  await update();
  assert.equal(masks.isSettled, true);
  masks.note(mask);
  await update();
  assert.equal(loads.length, 2);
  loads[1].come({ drawMask });
  await update();
  assert.deepEqual([drawn(owner), masks.isSettled], [["mask1-2"], true]);
});

test("a layer that is gone when it comes is left alone", async () => {
  const owner = layer(1, { mask: 2 });
  layer(2, { borderWidth: 3 });
  masks.link(owner, 0);
  await update();
  masks.reset();
  loads[0].come({ drawMask });
  await update();
  assert.deepEqual([drawn(owner), masks.isSettled], [[], true]);
});

test("masks that are one area or a gradient need nothing more", async () => {
  const area = layer(1, { mask: 2 });
  layer(2, { background: "rgb(0 0 0 / 1)", anchorX: 0, anchorY: 0 });
  const faded = layer(3, { mask: 4 });
  const stops = [{ at: 0, color: "rgb(0 0 0 / 1)" }];
  layer(4, { gradient: { kind: "axial", start: { x: 0, y: 0 }, end: { x: 1, y: 0 }, stops } });
  masks.link(area, 0);
  masks.link(faded, 0);
  await update();
  assert.match(area.element.style.clipPath, /^path\(nonzero, "M/);
  assert.match(faded.element.style.maskImage, /gradient/);
  assert.deepEqual([loads.length, masks.isSettled], [0, true]);
});
