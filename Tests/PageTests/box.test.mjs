import assert from "node:assert/strict";
import { test } from "node:test";
import { showBox } from "../../Sources/Hosts/BrowserHost/Page/box.js";
import { newValues } from "../../Sources/Hosts/BrowserHost/Page/values.js";

/** A layer in the corner of another one. */
function layer(changes = {}, values = {}) {
  const classes = new Set();
  const toggle = (name, has) => { if (has) classes.add(name); else classes.delete(name); };
  return {
    element: { classList: { toggle, contains: (name) => classes.has(name) } },
    parent: { isDeep: false, isOrdered: false }, values: { ...newValues(), ...values }, kind: 0, isInCorner: true,
    isOrdered: false, space: null, isCut: false, opacity: 1, isBoxless: false, ...changes,
  };
}

function hasBox(node) {
  showBox(node);
  return !node.element.classList.contains("boxless");
}

test("a layer that shows nothing and lies in the corner has no box", () => {
  assert.equal(hasBox(layer()), false);
  assert.equal(hasBox(layer({}, { width: 20, height: 10, radius: 4, hidden: true })), false);
});

test("each thing that a layer shows or does to its sublayers gives it a box", () => {
  const values = {
    background: "rgb(0 0 0 / 1)", contents: { runs: [] }, accessibility: {}, clips: true, mask: 3, gradient: {}, shadow: {},
    borderWidth: 1, shape: {}, field: {}, backdrop: "blur(2px)", doubleSided: false,
  };
  for (const [name, value] of Object.entries(values)) assert.equal(hasBox(layer({}, { [name]: value })), true, name);
  const states = {
    isInCorner: false, parent: null, isOrdered: true, space: {}, kind: 1, isCut: true, opacity: 0.5,
  };
  for (const [name, value] of Object.entries(states)) assert.equal(hasBox(layer({ [name]: value })), true, name);
  assert.equal(hasBox(layer({ parent: { isDeep: true, isOrdered: false } })), true);
  assert.equal(hasBox(layer({ parent: { isDeep: false, isOrdered: true } })), true);
});

test("a box comes with the first thing that needs it, and goes with the last", () => {
  const node = layer();
  assert.equal(hasBox(node), false);
  node.values.background = "rgb(0 0 0 / 1)";
  assert.equal(hasBox(node), true);
  node.values.background = null;
  assert.equal(hasBox(node), false);
});
