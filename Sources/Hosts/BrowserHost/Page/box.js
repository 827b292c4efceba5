/**
 * Gives the element of a layer a box, or takes it away: a layer that shows nothing by itself, cuts nothing off and lies in the
 * corner of the one around it needs none. Each box costs the browser a thing of its own to place and to paint; what is in a
 * layer without one stands in the box around that.
 */
export function showBox(node) {
  const isBoxless = !needsBox(node);
  if (isBoxless === node.isBoxless) return;
  node.isBoxless = isBoxless;
  node.element.classList.toggle("boxless", isBoxless);
}

function needsBox(node) {
  const { parent, values } = node;
  // Most layers have moved from the corner or show something.
  return !node.isInCorner || values.background !== null || values.contents !== null || values.accessibility !== null
    || parent === null || parent.isDeep || parent.isOrdered || node.isOrdered || node.space !== null || node.kind === 1 || node.isCut
    || node.opacity < 1 || values.clips || values.mask !== 0 || values.gradient !== null || values.shadow !== null
    || values.borderWidth > 0 || values.shape !== null || values.field !== null || values.backdrop !== ""
    || !values.doubleSided;
}
