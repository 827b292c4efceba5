import { boundsOf } from "./box.js";

/** Tells what is fainter than this is not there: the limit under which UIKit finds no view for a touch. */
const leastOpacity = 0.01;

/**
 * The layer with a field that a tap at a point would be for: the one in front there, or what in front lies in it and is not
 * worked with by itself.
 * @param {object | undefined} root the root layer
 * @returns {object | null}
 */
export function frontField(root, point) {
  for (let node = root === undefined ? null : front(root, point); node !== null; node = node.parent) {
    if (node.values.field !== null) return node;
    if (node.values.accessibility?.interactive) return null;
  }
  return null;
}

/** The layer in front at a point, of those that show something; null where there is none. */
function front(node, point) {
  const { values, element } = node;
  if (values.hidden || values.opacity < leastOpacity || element.inert) return null;
  const isInside = contains(boundsOf(node), point);
  if (values.clips && !isInside) return null;
  const children = node.isOrdered ? [...node.children].sort((one, other) => one.values.z - other.values.z) : node.children;
  for (let index = children.length - 1; index >= 0; index -= 1) {
    const found = front(children[index], point);
    if (found !== null) return found;
  }
  return isInside && shows(values) ? node : null;
}

function contains(box, { x, y }) { return x >= box.left && x < box.right && y >= box.top && y < box.bottom; }

function shows(values) {
  return values.field !== null || values.background !== null || values.contents !== null || values.gradient !== null
    || values.shape !== null || values.backdrop !== "" || values.borderWidth > 0
    || values.accessibility?.interactive === true;
}

/** The part of a layer's element that nothing around it cuts off; null where that is nothing. */
export function visibleBox(node, element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let { parent } = node; parent !== null; parent = parent.parent) {
    if (!parent.values.clips) continue;
    const box = parent.element.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return left < right && top < bottom ? { left, top, right, bottom } : null;
}
