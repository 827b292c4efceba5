import { cssCorners, cut, isDeep, layerTransform, longest, spaceTransform, translation } from "./geometry.js";
import { cover, cssGradient } from "./backgrounds.js";
import { letGoOfLine, placeLine, Shows } from "./line.js";
import { isPart } from "./parts.js";
import { showActions } from "./actions.js";
import { showElements } from "./elements.js";
import { describe, isSealed } from "./roles.js";
import { isOpaque, showShadow } from "./shadow.js";
import { placeCanvas, showShape } from "./shape.js";
import { showRuns } from "./text.js";
import { Bit } from "./numbers.js";

const placing = Bit.position | Bit.zPosition | Bit.anchorPoint | Bit.boundsSize | Bit.transform;
const spacing = Bit.boundsOrigin | Bit.boundsSize | Bit.anchorPoint | Bit.sublayerTransform;
const shadowing = Bit.shadow | Bit.masksToBounds | Bit.backgroundColor | Bit.gradient;
const covering = Bit.backgroundColor | Bit.backdrop;
const fielding = Bit.field | Bit.boundsSize | Bit.accessibility;
const cutting = Bit.contentsRect | Bit.contentsCenter;
const layingOut = Bit.contents | Bit.boundsSize | Bit.contentsGravity | Bit.boundsOrigin | Bit.contentsScale
  | Bit.magnificationFilter;
/** Changes after which a layer may need a box that needed none, or need none any longer: see box.js. */
const boxing = Bit.zPosition | Bit.transform | Bit.sublayerTransform | Bit.boundsOrigin | Bit.opacity
  | Bit.isDoubleSided | Bit.masksToBounds | Bit.backgroundColor | Bit.borderWidth | Bit.shadow | Bit.gradient | Bit.shape
  | Bit.mask | Bit.backdrop | Bit.field;
/** The transform of a layer that begins where its parent does. */
const nowhere = translation(0, 0);
/** The values that a layer without a plane of its own leaves out. */
const flat = Bit.masksToBounds | Bit.backgroundColor | Bit.cornerRadius | Bit.maskedCorners | Bit.borderWidth
  | Bit.borderColor | Bit.gradient | Bit.contents | Bit.shape | Bit.shadow | Bit.backdrop | Bit.field | cutting;

/**
 * Carries changed values over to a layer's elements.
 * @param {import("./tree.js").Tree} tree
 * @param {number} mask the bits of what has changed
 */
export function restyle(tree, node, mask) {
  const { values } = node;
  const { style } = node.element;
  if (node.kind === 1) mask &= ~flat;
  if (mask & Bit.boundsSize && !node.isCut) {
    style.width = `${values.width}px`;
    style.height = `${values.height}px`;
    const line = node.line ?? node;
    if (line.lineX > values.width) {
      // Its padding would widen the box.
      line.lineX = null;
      placeLine(tree, line);
    }
  }
  if (mask & placing) place(tree, node);
  if (mask & Bit.opacity) fade(tree, node);
  if (mask & Bit.isHidden) style.display = values.hidden ? "none" : "";
  if (mask & Bit.backdrop) {
    style.backdropFilter = values.backdrop;
    style.webkitBackdropFilter = values.backdrop;
  }
  if (mask & Bit.isDoubleSided) style.backfaceVisibility = values.doubleSided ? "" : "hidden";
  if (mask & Bit.masksToBounds) node.element.classList.toggle("clipping", values.clips);
  if (mask & (Bit.cornerRadius | Bit.maskedCorners)) style.borderRadius = cssCorners(values.radius, values.corners);
  if (mask & (Bit.borderWidth | Bit.borderColor)) border(node);
  // The shadow comes first: it makes the element that shows the background.
  if (mask & shadowing) showShadow(node);
  if (mask & (shadowing | Bit.boundsSize | Bit.backdrop)) showBackground(node, mask);
  if (mask & (Bit.contents | cutting)) showContents(tree, node, mask);
  if (node.contents !== null && mask & (layingOut | cutting)) layOutContents(tree, node);
  if (mask & Bit.shape) showShape(node);
  if (mask & (Bit.shape | Bit.shadow | Bit.boundsOrigin)) {
    if (node.shape !== null) placeCanvas(node.shape, values);
    if (node.outline !== null) placeCanvas(node.outline, values);
  }
  if (mask & fielding && (values.field !== null || node.field !== null)) tree.editors?.show(node);
  const isTold = values.accessibility !== null || node.field !== null;
  if (mask & (Bit.accessibility | Bit.contents | Bit.field) && (isTold || node.isTold)) {
    node.isTold = isTold;
    // Of a field its own element is what tools find, and not the layer around it as well.
    const isField = node.field !== null;
    const isSilent = describe(node.element, node.contents, isField ? null : values.accessibility, isField);
    if (isSilent !== node.isSilent) {
      node.isSilent = isSilent;
      tree.unsettle(node);
    }
  }
  if (mask & Bit.accessibility) showAccessibility(tree, node);
  else if (mask & Bit.boundsOrigin && node.parts !== null) showElements(node, tree.targets);
  if (mask & spacing && node.space !== null) placeSpace(tree, node);
  const isLong = values.width > longest || values.height > longest;
  if (mask & boxing || mask & Bit.boundsSize && isLong) tree.unsettle(node);
}

function showAccessibility(tree, node) {
  const { accessibility } = node.values;
  tree.isDescribedAnew = true;
  if (node.field === null) tree.targets.set(node.element, { layer: node.id, element: 0 });
  showElements(node, tree.targets);
  showActions(tree, node);
  const seals = isSealed(accessibility);
  if (seals && node.space === null) tree.makeSpace(node);
  if (node.space === null) return;
  if (seals) node.space.setAttribute("aria-hidden", "true");
  else node.space.removeAttribute("aria-hidden");
}

/**
 * Shows a layer's opacity. A layer that only transforms is no group: its opacity goes to each of its sublayers, and
 * CSS would flatten them.
 */
export function fade(tree, node) {
  const outer = node.parent?.kind === 1 ? node.parent.opacity : 1;
  const opacity = Math.min(Math.max(node.values.opacity, 0), 1) * outer;
  if (opacity === node.opacity) return;
  node.opacity = opacity;
  if (node.kind === 1) for (const child of node.children) fade(tree, child);
  else {
    node.element.style.opacity = opacity >= 1 ? "" : String(opacity);
    // What cannot be seen is not read either.
    node.element.style.visibility = opacity <= 0 ? "hidden" : "";
    tree.unsettle(node);
  }
}

function showBackground(node, mask) {
  const { background, gradient, width, height } = node.values;
  const isMoved = node.plate !== node.shownOn;
  if (isMoved) node.element.style.background = "";
  node.shownOn = node.plate;
  const { style } = node.plate ?? node.element;
  if (isMoved || mask & covering) style.backgroundColor = node.values.backdrop === "" ? background ?? "" : cover(background);
  if (isMoved || (gradient === null ? mask & Bit.gradient : mask & (Bit.gradient | Bit.boundsSize))) {
    style.backgroundImage = gradient === null ? "" : cssGradient(gradient, width, height);
  }
}

/**
 * Places a layer in its parent's space.
 * @param {boolean} isStill whether it stays where it is seen, and only counts from another place
 */
export function place(tree, node, isStill = false) {
  const { values, parent } = node;
  const base = parent === null ? tree.origin : parent.lead?.held.has(node.id) ? heldBase(parent) : parent.base;
  if (node.isBoxless) {
    placeContent(tree, node, base, isStill);
    return;
  }
  const shown = node.children.length === 0 ? cut(values, base) : values;
  if (shown !== values || node.isCut) {
    node.element.style.width = `${shown.width}px`;
    node.element.style.height = `${shown.height}px`;
    node.isCut = shown !== values;
  }
  const { shownAt } = node;
  const across = values.x - base.x - shownAt.x;
  const down = values.y - base.y - shownAt.y;
  shownAt.x += across;
  shownAt.y += down;
  const transform = layerTransform(shown, base, parent !== null && parent.isDeep);
  if (transform === node.transform) return;
  // A layer that has just come has not moved, and one in depth has been promoted by that.
  if (node.transform !== null && !isStill && !isDeep(values.transform)) tree.motion.note(node.element, across, down);
  node.transform = transform;
  // Each transform costs the browser a node of its own whenever it paints; a layer in the corner of a flat one needs none.
  node.element.style.transform = transform === nowhere && !parent?.isDeep ? "" : transform;
}

/** Places what is in a layer without a box, in the space of the layer that has one. */
function placeContent(tree, node, base, isStill) {
  const { values } = node;
  const x = base.x - values.x + values.anchorX * values.width;
  const y = base.y - values.y + values.anchorY * values.height;
  if (x === node.base.x && y === node.base.y) return;
  if (!isStill && tree.noteMove(node)) return;
  node.base.x = x;
  node.base.y = y;
  for (const child of node.children) place(tree, child, isStill);
  if (node.holder !== null) placeLine(tree, node);
}

/** The origin of the coordinates for a layer that does not go along with content that is shown ahead. */
function heldBase({ base, lead }) { return { x: base.x - lead.x, y: base.y - lead.y }; }

/** Places the space of a layer's sublayers: what scrolling does. */
export function placeSpace(tree, node) {
  const { scrolledTo, values, lead } = node;
  const transform = spaceTransform(values, node.base, lead ?? undefined);
  if (transform === node.spaceTransform) return;
  const x = values.originX + (lead?.x ?? 0);
  const y = values.originY + (lead?.y ?? 0);
  if (node.spaceTransform !== null && !node.isDeep) {
    tree.motion.note(node.space, x - scrolledTo.x, y - scrolledTo.y);
    showGround(node);
  }
  scrolledTo.x = x;
  scrolledTo.y = y;
  node.spaceTransform = transform;
  node.space.style.transform = transform;
}

/** Gives the space of a layer that scrolls the colour that is behind it, where it is one colour and nothing else. */
function showGround(node) {
  const { background, clips, gradient } = node.values;
  const isPlain = clips && gradient === null && background !== null && isOpaque(background)
    && node.contents === null && node.shape === null && node.plate === null;
  const ground = isPlain ? background : null;
  if (ground === node.ground) return;
  node.ground = ground;
  if (ground === null) node.space.style.removeProperty("--ground");
  else node.space.style.setProperty("--ground", ground);
}

/** Draws contents anew that depend on the pixels of the screen. */
export function layOutContents(tree, node) {
  const { values, contents } = node;
  if (values.contents?.picture) {
    const adopt = (element) => { node.contents = element; };
    adopt(tree.pictures.layOut(values.contents.picture, contents, values, tree.pixelsPerPoint, adopt));
  } else if (contents !== null) {
    const isMoved = values.originX !== 0 || values.originY !== 0;
    if (isMoved) contents.style.transform = translation(-values.originX, -values.originY);
    if (contents.classList.contains("boxless") !== isMoved) return;
    // A line stands in another box from now on.
    if (node.shows === Shows.line) letGoOfLine(node);
    tree.unsettle(node);
    // Where nothing moves them the runs need no box around them.
    contents.classList.toggle("boxless", !isMoved);
  }
}

function showContents(tree, node, mask) {
  const { contents } = node.values;
  if (!(mask & Bit.contents) && (node.shownPicture === 0 || node.contents.isPart === isPart(node.values))) return;
  const isText = contents?.runs !== undefined;
  if (node.contents !== null && !(isText && node.shownPicture === 0)) dropContents(tree, node);
  if (isText) {
    node.contents ??= insertContents(node, document.createElement("div"));
    const isLine = showRuns(node.contents, contents.runs);
    setShows(tree, node, isLine ? Shows.line : contents.runs.length === 0 ? Shows.nothing : Shows.picture);
    if (isLine && node.lineY !== null) placeLine(tree, node);
  } else if (contents !== null) {
    const element = tree.pictures.makeElement(contents.picture, isPart(node.values));
    setShows(tree, node, element === null ? Shows.nothing : Shows.picture);
    if (element === null) return;
    node.shownPicture = contents.picture;
    node.contents = insertContents(node, element);
  } else {
    setShows(tree, node, Shows.nothing);
  }
}

function setShows(tree, node, shows) {
  if (shows === node.shows) return;
  if (node.shows === Shows.line) letGoOfLine(node);
  node.shows = shows;
  tree.unsettle(node);
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
  node.element.insertBefore(element, node.plate === null ? node.element.firstChild : node.plate.nextSibling);
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
