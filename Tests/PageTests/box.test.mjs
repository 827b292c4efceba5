import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { boundsOf, needsBox, setBox, settleBoxes } from "../../Sources/Hosts/PageSources/Page/box.js";
import { letGoOfLine, Shows } from "../../Sources/Hosts/PageSources/Page/line.js";
import { Bit } from "../../Sources/Hosts/PageSources/Page/numbers.js";
import { place, restyle } from "../../Sources/Hosts/PageSources/Page/style.js";
import { newValues } from "../../Sources/Hosts/PageSources/Page/values.js";

let tree = null;

/** What of a tree the boxes need: its layers by their numbers. */
class Layers {
  constructor() {
    this.nodes = new Map();
    this.origin = { x: 0, y: 0 };
    this.moved = [];
    this.motion = { note: (element, across, down) => this.moved.push([element.name, across, down]) };
    this.unsettled = [];
    /** Tells whether what moves gets a box by that. */
    this.givesBoxes = false;
  }

  unsettle(node) { this.unsettled.push(node); }
  noteMove(node) {
    this.moved.push(node.element.name);
    if (this.givesBoxes) setBox(this, node, false);
    return this.givesBoxes;
  }
}

beforeEach(() => { tree = new Layers(); });

function element(name) {
  const classes = new Set();
  const toggle = (name, has) => { if (has) classes.add(name); else classes.delete(name); };
  return { name, style: {}, classList: { toggle, contains: (name) => classes.has(name) } };
}

/** A layer with its left and top, in the layer that holds it. */
function layer(name, parent, x = 0, y = 0, values = {}, changes = {}) {
  const node = {
    id: tree.nodes.size + 1, element: element(name), parent, children: [], kind: 0, space: null, contents: null, shape: null, plate: null,
    field: null, lead: null, base: { x: 0, y: 0 }, shownAt: { x: 0, y: 0 }, transform: null, isDeep: false, isOrdered: false,
    isCut: false, isBoxless: false, isWanted: false, isSilent: true, opacity: 1, shows: Shows.nothing, line: null, holder: null,
    lineX: null, lineY: null, values: { ...newValues(), x, y, anchorX: 0, anchorY: 0, width: 100, height: 40, ...values }, ...changes,
  };
  tree.nodes.set(node.id, node);
  parent?.children.push(node);
  place(tree, node);
  return node;
}

/** A layer that shows a line of letters, 10 points high, on a baseline 12 points below its top. */
function label(name, parent, x = 0, y = 0, run = {}) {
  const runs = [{ origin: { x: 3, y: 12 }, size: 10, ...run }];
  const contents = element(`${name}'s words`);
  contents.classList.toggle("boxless", true);
  return layer(name, parent, x, y, { contents: { runs } }, { shows: Shows.line, contents });
}

const hasBox = (node) => !node.element.classList.contains("boxless");
const settle = (...nodes) => settleBoxes(tree, nodes);
const shown = { background: "rgb(0 0 0 / 1)" };

test("each thing that a layer shows or does to its sublayers gives it a box", () => {
  const root = layer("root", null);
  assert.equal(needsBox(layer("plain", root, 5, 5, { radius: 4, hidden: true })), false);
  const values = {
    background: "rgb(0 0 0 / 1)", clips: true, mask: 3, gradient: {}, shadow: {}, borderWidth: 1, shape: {}, field: {},
    backdrop: "blur(2px)", doubleSided: false, transform: [1, 0, 0, 1, 5, 5], width: 2_000_000,
  };
  for (const [name, value] of Object.entries(values)) {
    assert.equal(needsBox(layer(name, root, 0, 0, { [name]: value })), true, name);
  }
  const states = { isOrdered: true, space: {}, kind: 1, opacity: 0.5, isSilent: false, isWanted: true, shows: Shows.picture };
  for (const [name, value] of Object.entries(states)) {
    assert.equal(needsBox(layer(name, root, 0, 0, {}, { [name]: value })), true, name);
  }
  for (const state of ["isDeep", "isOrdered"]) {
    assert.equal(needsBox(layer(state, layer("parent", root, 0, 0, {}, { [state]: true }))), true, state);
  }
  assert.equal(needsBox(root), true);
});

test("what is in layers without boxes is placed by the sum of their places", () => {
  const root = layer("root", null);
  const outer = layer("outer", root, 10, 20);
  const inner = layer("inner", outer, 1, 2);
  const leaf = layer("leaf", inner, 5, 5, shown);
  settle(root, outer, inner, leaf);
  assert.deepEqual([root, outer, inner, leaf].map(hasBox), [true, false, false, true]);
  assert.equal(leaf.element.style.transform, "translate(16px,27px)");
  assert.deepEqual(tree.moved, []);
});

test("a box comes with the first thing that needs it and goes with the last, and nothing in it moves by that", () => {
  const root = layer("root", null);
  const group = layer("group", root, 10, 20);
  const leaf = layer("leaf", group, 5, 5, shown);
  settle(group);
  group.values.background = "rgb(0 0 0 / 1)";
  settle(group);
  assert.equal(group.element.style.transform, "translate(10px,20px)");
  assert.equal(leaf.element.style.transform, "translate(5px,5px)");
  group.values.background = null;
  settle(group);
  assert.deepEqual([hasBox(group), leaf.element.style.transform], [false, "translate(15px,25px)"]);
  assert.deepEqual(tree.moved, []);
});

test("a layer without a box that moves takes along what is in it", () => {
  const root = layer("root", null);
  const group = layer("group", root, 10, 20);
  const leaf = layer("leaf", group, 5, 5, shown);
  settle(group);
  group.values.x = 40;
  place(tree, group);
  assert.equal(leaf.element.style.transform, "translate(45px,25px)");
  assert.deepEqual(tree.moved, ["group", ["leaf", 30, 0]]);
});

test("a layer that gets a box as it moves is what moves, and nothing in it", () => {
  const root = layer("root", null);
  const group = layer("group", root, 10, 20);
  const leaf = layer("leaf", group, 5, 5, shown);
  settle(group);
  group.values.x = 40;
  tree.givesBoxes = true;
  place(tree, group);
  assert.deepEqual([group, leaf].map((node) => node.element.style.transform), ["translate(40px,20px)", "translate(5px,5px)"]);
  assert.deepEqual(tree.moved, ["group"]);
});

test("the line of the first label stands in the cell, where the label has it", () => {
  const root = layer("root", null);
  const cell = layer("cell", root, 0, 0, shown);
  const content = layer("content", cell, 2, 4);
  const words = label("label", content, 6, 8.5);
  settle(cell, content, words);
  assert.deepEqual([cell, content, words].map(hasBox), [true, false, false]);
  assert.equal(cell.element.style.paddingLeft, "11px");
  assert.deepEqual([cell.element.style.lineHeight, cell.element.style.paddingTop], ["48px", "0.5px"]);
  content.values.y = 10;
  place(tree, content);
  assert.deepEqual([cell.element.style.lineHeight, cell.element.style.paddingTop], ["60px", "0.5px"]);
});

test("a line that begins outside of the cell is indented: padding would widen the cell", () => {
  const root = layer("root", null);
  const cell = layer("cell", root, 0, 0, shown);
  const words = label("label", cell, 6, 8);
  const indents = () => [cell.element.style.paddingLeft, cell.element.style.textIndent];
  settle(cell, words);
  assert.deepEqual(indents(), ["9px", ""]);
  for (const [x, expected] of [[-8, ["", "-5px"]], [110, ["", "113px"]], [97, ["100px", ""]]]) {
    words.values.x = x;
    place(tree, words);
    assert.deepEqual(indents(), expected);
  }
  cell.values.width = 99;
  restyle(tree, cell, Bit.boundsSize);
  assert.deepEqual(indents(), ["", "100px"]);
  letGoOfLine(words);
  assert.deepEqual(indents(), ["", ""]);
});

test("a line in contents that are moved stands in the box of these", () => {
  const root = layer("root", null);
  const words = label("label", root, 6, 8);
  words.contents.classList.toggle("boxless", false);
  words.isWanted = true;
  settle(words);
  assert.deepEqual(words.contents.style, { paddingLeft: "3px", textIndent: "", lineHeight: "24px", paddingTop: "" });
  assert.equal(words.element.style.lineHeight, undefined);
});

test("a line stands in its label's own box where something is painted before it, or no line fits", () => {
  const root = layer("root", null);
  const inTheWay = {
    picture: (cell) => { cell.shows = Shows.picture; }, space: (cell) => { cell.space = { style: {} }; },
    shape: (cell) => { cell.shape = {}; }, plate: (cell) => { cell.plate = {}; }, field: (cell) => { cell.field = {}; },
    outline: (cell) => { cell.kind = 1; },
  };
  for (const [name, put] of Object.entries(inTheWay)) {
    const cell = layer("cell", root, 0, 0, shown);
    put(cell);
    const words = label("label", cell);
    settle(words);
    assert.equal(hasBox(words), true, name);
    assert.equal(words.element.style.lineHeight, "24px", name);
  }
  const cell = layer("cell", root, 0, 0, shown);
  const [above, second] = [label("above", cell, 0, -8), label("second", cell)];
  settle(above, second);
  assert.deepEqual([hasBox(above), hasBox(second)], [true, true]);
});

test("a label has a box again when something comes before it, and stands in the cell when that is gone", () => {
  const root = layer("root", null);
  const cell = layer("cell", root, 0, 0, shown);
  const words = label("label", cell, 5, 0);
  settle(words);
  assert.equal(hasBox(words), false);
  const before = layer("before", cell, 0, 0, shown);
  cell.children.reverse();
  settle(cell, before);
  assert.equal(hasBox(words), true);
  assert.deepEqual([cell.element.style.lineHeight, words.element.style.lineHeight], ["", "24px"]);
  assert.deepEqual([cell.element.style.paddingLeft, words.element.style.paddingLeft], ["", "3px"]);
  cell.children.shift();
  settle(cell);
  assert.deepEqual([hasBox(words), cell.element.style.lineHeight, words.element.style.lineHeight], [false, "24px", ""]);
});

test("another label takes over the line of a cell when it comes to be the first", () => {
  const root = layer("root", null);
  const cell = layer("cell", root, 0, 0, shown);
  const one = label("one", cell);
  settle(one);
  const other = label("other", cell, 0, 20);
  cell.children.reverse();
  settle(cell, other);
  assert.deepEqual([hasBox(one), hasBox(other), cell.line], [true, false, other]);
  assert.deepEqual([one.element.style.lineHeight, cell.element.style.lineHeight], ["24px", "64px"]);
});

test("a layer between a cell and its label that comes to show something holds the line itself", () => {
  const root = layer("root", null);
  const cell = layer("cell", root, 0, 0, shown);
  const content = layer("content", cell, 2, 4);
  const words = label("label", content, 6, 8);
  settle(cell, content, words);
  content.values.background = "rgb(0 0 0 / 1)";
  settle(content);
  assert.deepEqual([cell.line, content.line, hasBox(words)], [null, words, false]);
  assert.deepEqual([cell.element.style.lineHeight, content.element.style.lineHeight], ["", "40px"]);
  content.values.background = null;
  settle(content);
  assert.deepEqual([cell.line, content.line, cell.element.style.lineHeight], [words, null, "48px"]);
});

test("a layer without a box is on the screen where it belongs in the box around it", () => {
  globalThis.DOMRect = class {
    constructor(x, y, width, height) { Object.assign(this, { x, y, width, height }); }
  };
  const root = layer("root", null);
  const cell = layer("cell", root, 0, 0, shown);
  const content = layer("content", cell, 2, 4, { width: 30, height: 10 });
  settle(cell, content);
  // Twice as large as it is.
  cell.element.getBoundingClientRect = () => ({ left: 50, top: 60, width: 200, height: 80 });
  assert.deepEqual({ ...boundsOf(content) }, { x: 54, y: 68, width: 60, height: 20 });
});
