/** Names of what a layer shows in its bounds: one line of words that needs no box of its own, or anything else. */
export const Shows = { nothing: 0, line: 1, picture: 2 };

/**
 * Tells whether the words of a layer fit into a box at a place below its top. A line without height lies in the middle of
 * its letters, so its baseline has to lie at least half their size below the top.
 */
export function fitsIn(node, top) {
  const [run] = node.values.contents.runs;
  return Math.floor(top + run.origin.y) >= run.size / 2;
}

/** The element whose own letters those of a line are: that of the layer that holds it, or what is moved in its own. */
function lineBox({ contents, element, holder }) {
  if (holder !== null) return holder.element;
  return contents === null || contents.classList.contains("boxless") ? element : contents;
}

/**
 * Places a layer's line in the box that it stands in: its own, or that of a layer which holds nothing before it. A box
 * whose own letters have no size has its baseline in the middle of its line, whatever the metrics of the letters are.
 */
export function placeLine(tree, node) {
  const { holder, base } = node;
  const [{ origin, size }] = node.values.contents.runs;
  const x = holder === null ? origin.x : origin.x - base.x;
  const y = holder === null ? origin.y : origin.y - base.y;
  if (Math.floor(y) < size / 2) tree.unsettle(node);
  if (x === node.lineX && y === node.lineY) return;
  const { style } = lineBox(node);
  if (x !== node.lineX) {
    node.lineX = x;
    // Padding is for one element; an indent, which all in it inherit, would have each of them looked at. But padding
    // would widen a box that is narrower.
    const isWithin = x >= 0 && x <= (holder ?? node).values.width;
    style.paddingLeft = isWithin ? `${x}px` : "";
    style.textIndent = isWithin ? "" : `${x}px`;
  }
  if (y === node.lineY) return;
  node.lineY = y;
  // Half of a line is brought to whole pixels.
  const whole = Math.floor(y);
  style.lineHeight = `${2 * whole}px`;
  style.paddingTop = y === whole ? "" : `${y - whole}px`;
}

/** Takes a layer's line out of the box that it stands in. */
export function letGoOfLine(node) {
  const { holder } = node;
  if (node.lineY !== null) {
    const { style } = lineBox(node);
    style.paddingLeft = "";
    style.textIndent = "";
    style.lineHeight = "";
    style.paddingTop = "";
  }
  node.lineX = null;
  node.lineY = null;
  node.holder = null;
  if (holder !== null) holder.line = null;
}
