import { longest } from "./geometry.js";
import { fitsIn, letGoOfLine, placeLine, Shows } from "./line.js";
import { place, placeSpace } from "./style.js";

/**
 * Tells whether a layer needs a box of its own, whatever line of words it shows: one that shows nothing, does nothing to
 * its sublayers and means nothing to tools needs none, wherever it lies. Each box costs the browser a thing of its own to
 * place and to paint; what is in a layer without one stands in the box around that, at the sum of their places.
 */
export function needsBox(node) {
  const { parent, values } = node;
  return values.background !== null || node.shows === Shows.picture || parent === null || node.isWanted
    || !node.isSilent || values.clips || node.space !== null || node.kind === 1 || parent.isDeep || parent.isOrdered
    || node.isOrdered || node.opacity < 1 || values.transform !== null || values.mask !== 0 || values.gradient !== null
    || values.shadow !== null || values.borderWidth > 0 || values.shape !== null || values.field !== null
    || values.backdrop !== "" || !values.doubleSided || values.width > longest || values.height > longest;
}

/** The layer in whose box a layer stands: itself, where it has one. */
function boxAround(node) {
  let box = node;
  while (box.isBoxless && box.parent !== null) box = box.parent;
  return box;
}

/** The place of a layer on the screen. */
export function boundsOf(node) {
  const box = boxAround(node);
  const around = box.element.getBoundingClientRect();
  if (box === node) return around;
  const { values } = box;
  const across = values.width > 0 ? around.width / values.width : 1;
  const down = values.height > 0 ? around.height / values.height : 1;
  // A space begins where the layer's content does, which the base tells.
  const x = -node.base.x + (box.space === null ? 0 : box.base.x - values.originX - (box.lead?.x ?? 0));
  const y = -node.base.y + (box.space === null ? 0 : box.base.y - values.originY - (box.lead?.y ?? 0));
  return new DOMRect(
    around.left + x * across, around.top + y * down, node.values.width * across, node.values.height * down);
}

/**
 * Gives elements of layers boxes, or takes them away, when all of a commit is known.
 * @param {import("./tree.js").Tree} tree
 * @param {Iterable<object>} nodes the layers of which something has changed that counts for it
 */
export function settleBoxes(tree, nodes) {
  for (const node of nodes) {
    // What is not in the tree is looked at when it comes in.
    if (tree.nodes.get(node.id) !== node) continue;
    settle(tree, node);
    const { line } = boxAround(node);
    if (line !== null) settle(tree, line);
    const first = firstIn(node);
    if (first !== node && first !== line) settle(tree, first);
  }
}

function settle(tree, node) {
  const isLine = node.shows === Shows.line;
  const needs = needsBox(node);
  const holder = isLine && !needs ? holderOf(node) : null;
  if (node.holder !== holder) letGoOfLine(node);
  if (holder !== null && holder.line !== node) {
    // Another line stood there, which was the first until now.
    const { line } = holder;
    if (line !== null) {
      letGoOfLine(line);
      setBox(tree, line, false);
      placeLine(tree, line);
    }
    node.holder = holder;
    holder.line = node;
  }
  setBox(tree, node, !needs && (!isLine || holder !== null));
  if (isLine) placeLine(tree, node);
}

/** The first thing that a layer holds: the first that needs a box or shows a line, or the last one on the way there. */
function firstIn(node) {
  let first = node;
  while (first.children.length > 0 && first.shows === Shows.nothing && (first === node || !needsBox(first))) {
    [first] = first.children;
  }
  return first;
}

/**
 * The layer in whose box a line can stand, because nothing else is painted there before it, as in a cell with a label;
 * null where there is none.
 */
function holderOf(node) {
  let x = 0;
  let y = 0;
  for (let one = node; ; one = one.parent) {
    const { parent, values } = one;
    if (parent === null || parent.children[0] !== one) return null;
    x += values.x - values.anchorX * values.width;
    y += values.y - values.anchorY * values.height;
    if (!needsBox(parent)) {
      if (parent.shows === Shows.nothing) continue;
      return null;
    }
    const isFree = parent.shows === Shows.nothing && parent.space === null && parent.kind === 0 && parent.shape === null
      && parent.plate === null && parent.field === null && parent.parent !== null;
    return isFree && fitsIn(node, y) ? parent : null;
  }
}

/** Gives a layer's element a box, or takes it away; what is in it stays where it is seen. */
export function setBox(tree, node, isBoxless) {
  if (isBoxless === node.isBoxless) return;
  node.isBoxless = isBoxless;
  node.element.classList.toggle("boxless", isBoxless);
  node.base.x = 0;
  node.base.y = 0;
  node.transform = null;
  place(tree, node, true);
  if (isBoxless && node.base.x === 0 && node.base.y === 0) return;
  if (node.space === null) for (const child of node.children) place(tree, child, true);
}
