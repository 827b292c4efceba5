import { cssCorners, cssGradient, cut, isDeep, layerTransform, spaceTransform, translation } from "./geometry.js";
import { describe } from "./roles.js";
import { showRuns } from "./text.js";
import { Bit } from "./values.js";

const placing = Bit.position | Bit.zPosition | Bit.anchorPoint | Bit.boundsSize | Bit.transform;
const spacing = Bit.boundsOrigin | Bit.boundsSize | Bit.anchorPoint | Bit.sublayerTransform;
const shadowing = Bit.shadow | Bit.clips | Bit.background | Bit.gradient | Bit.contents;

/**
 * Carries changed values over to a layer's elements.
 * @param {import("./tree.js").Tree} tree
 * @param {number} mask the bits of what has changed
 */
export function restyle(tree, node, mask) {
  const { values } = node;
  const { style } = node.element;
  if (mask & Bit.boundsSize && !node.isCut) {
    style.width = `${values.width}px`;
    style.height = `${values.height}px`;
  }
  if (mask & placing) place(tree, node);
  if (mask & Bit.opacity) style.opacity = values.opacity >= 1 ? "" : String(Math.max(values.opacity, 0));
  if (mask & Bit.hidden) style.display = values.hidden ? "none" : "";
  if (mask & Bit.doubleSided) style.backfaceVisibility = values.doubleSided ? "" : "hidden";
  if (mask & Bit.clips) node.element.classList.toggle("clipping", values.clips && node.kind === 0);
  if (mask & Bit.background) style.backgroundColor = values.background ?? "";
  if (mask & (Bit.radius | Bit.corners)) style.borderRadius = cssCorners(values.radius, values.corners);
  if (mask & (Bit.borderWidth | Bit.borderColor)) border(node);
  if (values.gradient !== null ? mask & (Bit.gradient | Bit.boundsSize) : mask & Bit.gradient) {
    style.backgroundImage = values.gradient === null ? "" : cssGradient(values.gradient, values.width, values.height);
  }
  if (mask & Bit.contents) showContents(tree, node);
  if (node.contents !== null && mask & (Bit.contents | Bit.boundsSize | Bit.gravity | Bit.boundsOrigin)) {
    layOutContents(tree, node);
  }
  if (mask & shadowing) shadow(node);
  if (mask & (Bit.accessibility | Bit.contents)) describe(node.element, node.contents, values.accessibility);
  if (mask & spacing && node.space !== null) placeSpace(tree, node);
}

/** Places a layer in its parent's space. */
export function place(tree, node) {
  const { values, parent } = node;
  const base = parent === null ? tree.origin : parent.base;
  const shown = node.children.length === 0 ? cut(values, base) : values;
  if (shown !== values || node.isCut) {
    node.element.style.width = `${shown.width}px`;
    node.element.style.height = `${shown.height}px`;
    node.isCut = shown !== values;
  }
  const transform = layerTransform(shown, base, parent !== null && parent.isDeep);
  if (transform === node.transform) return;
  // A layer that has just come has not moved, and one in depth has been promoted by that.
  if (node.transform !== null && !isDeep(values.transform)) tree.motion.note(node.element);
  node.transform = transform;
  node.element.style.transform = transform;
}

/** Places the space of a layer's sublayers: what scrolling does. */
export function placeSpace(tree, node) {
  const transform = spaceTransform(node.values, node.base);
  if (transform === node.spaceTransform) return;
  if (node.spaceTransform !== null && !node.isDeep) tree.motion.note(node.space);
  node.spaceTransform = transform;
  node.space.style.transform = transform;
}

/** Draws contents anew that depend on the pixels of the screen. */
export function layOutContents(tree, node) {
  const { values, contents } = node;
  if (values.contents?.picture) {
    tree.pictures.layOut(values.contents.picture, contents, values, tree.pixelsPerPoint);
  } else if (contents !== null) {
    const isMoved = values.originX !== 0 || values.originY !== 0;
    contents.style.transform = isMoved ? translation(-values.originX, -values.originY) : "";
  }
}

function showContents(tree, node) {
  const { contents } = node.values;
  const isText = contents?.runs !== undefined;
  if (node.contents !== null && !(isText && node.shownPicture === 0)) dropContents(tree, node);
  if (isText) {
    node.contents ??= insertContents(node, document.createElement("div"));
    showRuns(node.contents, contents.runs);
  } else if (contents !== null) {
    const element = tree.pictures.makeElement(contents.picture);
    if (element === null) return;
    node.shownPicture = contents.picture;
    node.contents = insertContents(node, element);
  }
}

/** Takes away what a layer shows. */
export function dropContents(tree, node) {
  if (node.shownPicture !== 0) tree.pictures.drop(node.shownPicture, node.contents);
  node.shownPicture = 0;
  node.contents?.remove();
  node.contents = null;
}

function insertContents(node, element) {
  element.classList.add("contents");
  node.element.prepend(element);
  return element;
}

function border(node) {
  const { borderWidth, borderColor } = node.values;
  if (borderWidth <= 0) {
    node.border?.remove();
    node.border = null;
    return;
  }
  // An element of its own: CSS would draw a border below the sublayers.
  if (node.border === null) {
    node.border = document.createElement("div");
    node.border.className = "border";
    node.element.append(node.border);
  }
  node.border.style.borderWidth = `${borderWidth}px`;
  node.border.style.borderColor = borderColor;
}

function shadow(node) {
  const { values } = node;
  const { style } = node.element;
  // A layer that clips clips its own shadow, too.
  const css = values.shadow?.color && !values.clips
    ? `${values.shadow.x}px ${values.shadow.y}px ${Math.max(values.shadow.blur, 0)}px ${values.shadow.color}` : "";
  const hasBox = values.background !== null || values.gradient !== null || values.contents?.picture !== undefined;
  const isText = !hasBox && values.contents?.runs !== undefined;
  style.boxShadow = isText ? "" : css;
  if (node.contents !== null) node.contents.style.textShadow = isText ? css : "";
}
