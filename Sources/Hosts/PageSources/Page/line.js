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

/**
 * Places a layer's line in the box that it stands in: its own, or that of a layer which holds nothing before it. A box
 * whose own letters have no size has its baseline in the middle of its line, whatever the metrics of the letters are.
 */
export function placeLine(tree, node) {
  const { holder, base } = node;
  const [{ origin, size }] = node.values.contents.runs;
  const x = holder === null ? origin.x : origin.x - base.x;
  const y = holder === null ? origin.y : origin.y - base.y;
  if (x !== node.lineX) {
    node.lineX = x;
    node.contents.firstChild.style.marginLeft = `${x}px`;
  }
  if (Math.floor(y) < size / 2) tree.unsettle(node);
  if (y === node.lineY) return;
  node.lineY = y;
  const { style } = (holder ?? node).element;
  // Half of a line is brought to whole pixels.
  const whole = Math.floor(y);
  style.lineHeight = `${2 * whole}px`;
  style.paddingTop = y === whole ? "" : `${y - whole}px`;
}

/** Takes a layer's line out of the box that it stands in. */
export function letGoOfLine(node) {
  const { holder } = node;
  if (node.lineY !== null) {
    const { style } = (holder ?? node).element;
    style.lineHeight = "";
    style.paddingTop = "";
  }
  node.lineX = null;
  node.lineY = null;
  node.holder = null;
  if (holder !== null) holder.line = null;
}
