import { boxMatrix, concatenate } from "./geometry.js";
import { cssGradient } from "./backgrounds.js";
import { pathData, roundedRect } from "./path.js";
import { everywhere, Filling, makeSVG } from "./svg.js";

/**
 * The layers that mask others. They are not placed in the tree, so their elements are never shown; what CSS masks with
 * is made from their values, once in a commit that changes anything of them.
 */
export class Masks {
  /** @param {import("./tree.js").Tree} tree */
  constructor(tree) {
    this.tree = tree;
    this.owners = new Map();
    this.changed = new Set();
    this.canvas = null;
    /** Loads what draws masks that are neither a clip nor a gradient. */
    this.loadDrawing = null;
    /** The function that draws them, which is loaded for the first of them; null before. */
    this.drawMask = null;
    this.isSettled = true;
  }

  reset() {
    this.owners.clear();
    this.changed.clear();
    this.canvas?.remove();
    this.canvas = null;
  }

  /** Takes over another mask of a layer. */
  link(owner, before) {
    if (before !== 0 && this.owners.get(before) === owner) this.owners.delete(before);
    if (owner.values.mask !== 0) this.owners.set(owner.values.mask, owner);
    this.changed.add(owner);
  }

  /** Notes that a layer has changed: it may be a mask or in one, and a mask follows the origin of what it masks. */
  note(node) {
    if (this.owners.size === 0) return;
    if (node.values.mask !== 0) this.changed.add(node);
    for (let top = node; top !== undefined && top !== null;) {
      while (top.parent !== null) top = top.parent;
      top = this.owners.get(top.id);
      if (top === undefined || this.changed.has(top)) return;
      this.changed.add(top);
    }
  }

  /** Forgets a layer that is removed. */
  forget(node) {
    const owner = this.owners.get(node.id);
    if (owner !== undefined) this.changed.add(owner);
    if (node.values.mask !== 0 && this.owners.get(node.values.mask) === node) this.owners.delete(node.values.mask);
    this.changed.delete(node);
    node.mask?.remove();
  }

  /** Brings masks in step with their layers. */
  update() {
    for (const owner of this.changed) this.show(owner);
    this.changed.clear();
  }

  show(owner) {
    // A layer without a plane of its own has nothing to mask.
    const mask = owner.kind === 1 ? undefined : this.tree.nodes.get(owner.values.mask);
    const { style, classList } = owner.element;
    const outline = mask === undefined ? null : outlineOf(mask);
    const gradient = mask === undefined || outline !== null ? null : gradientOf(mask);
    const isDrawn = mask !== undefined && outline === null && gradient === null;
    const toBox = [1, 0, 0, 1, -owner.values.originX, -owner.values.originY];
    style.clipPath = outline === null ? ""
      : `path(${outline.rule}, "${pathData(outline.steps, concatenate(outline.matrix, toBox))}")`;
    classList.toggle("masked", gradient !== null || isDrawn);
    classList.toggle("masking", gradient !== null);
    if (!isDrawn) {
      owner.mask?.remove();
      owner.mask = null;
    }
    if (gradient !== null) {
      const { width, height } = mask.values;
      const [, , , , x, y] = concatenate(boxMatrix(mask.values), toBox);
      style.maskImage = cssGradient(gradient, width, height);
      style.maskSize = `${width}px ${height}px`;
      style.maskPosition = `${x}px ${y}px`;
    } else if (isDrawn) {
      this.draw(owner, mask, toBox);
      style.maskImage = `url("#${owner.mask.id}")`;
      style.maskSize = "";
      style.maskPosition = "";
    } else {
      style.maskImage = "";
    }
  }

  draw(owner, mask, matrix) {
    if (this.canvas === null) {
      this.canvas = makeSVG("svg", { id: "masks", "aria-hidden": "true" });
      document.body.append(this.canvas);
    }
    if (owner.mask === null) {
      owner.mask = makeSVG("mask", { id: `mask${owner.id}`, ...everywhere });
      this.canvas.append(owner.mask);
    }
    // An empty mask hides its layer until it can be drawn.
    if (this.drawMask === null) {
      this.load();
      return;
    }
    const filling = new Filling(owner.mask);
    this.drawMask(this.tree, filling, mask, matrix, `mask${owner.id}-`);
    filling.end();
  }

  /** Has masks drawn as soon as they can be; where that cannot be had now the next one tries again. */
  load() {
    if (!this.isSettled) return;
    this.isSettled = false;
    this.loadDrawing().then(({ drawMask }) => {
      this.drawMask = drawMask;
      for (const owner of this.owners.values()) this.show(owner);
    }, () => {}).then(() => { this.isSettled = true; });
  }
}

/** A mask that is one opaque area is a clip, which costs less: its path, rule and map; null for any other. */
function outlineOf({ kind, values, children }) {
  if (!isPlain(kind, values, children) || values.gradient !== null) return null;
  const { shape, background, width, height } = values;
  const matrix = boxMatrix(values);
  if (shape === null) {
    if (background === null || !isOpaque(background)) return null;
    return { rule: "nonzero", steps: roundedRect(0, 0, width, height, values.radius, values.corners), matrix };
  }
  if (background !== null || shape.line !== null || !isOpaque(shape.fill.color ?? "")) return null;
  return {
    rule: shape.fill.evenOdd ? "evenodd" : "nonzero", steps: shape.fill.steps,
    matrix: concatenate([1, 0, 0, 1, -values.originX, -values.originY], matrix),
  };
}

/** The gradient of a mask that is nothing else and stands upright; null for any other. */
function gradientOf({ kind, values, children }) {
  const { gradient, shape, background, radius, transform } = values;
  if (!isPlain(kind, values, children) || shape !== null || background !== null) return null;
  return radius > 0 || transform !== null ? null : gradient;
}

function isPlain(kind, values, children) {
  return kind === 0 && children.length === 0 && !values.hidden && values.opacity >= 1 && values.contents === null
    && values.borderWidth <= 0 && values.mask === 0 && (values.transform === null || values.transform.length === 6)
    && (values.shadow === null || values.clips);
}

function isOpaque(color) { return / 1\)$/.test(color); }
