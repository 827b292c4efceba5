import { setBox, settleBoxes } from "./box.js";
import { isDeep, needsNewBase } from "./geometry.js";
import { letGoOfLine } from "./line.js";
import { Masks } from "./masks.js";
import { Motion } from "./motion.js";
import { Pictures } from "./pictures.js";
import { dropContents, fade, layOutContents, place, placeSpace, restyle } from "./style.js";
import { Bit } from "./numbers.js";
import { tellPlace } from "./roles.js";
import { newValues, readValues } from "./values.js";

/** The layers as elements. */
export class Tree {
  /** @param {HTMLElement} root the element that the root layer is put into */
  constructor(root) {
    this.root = root;
    this.nodes = new Map();
    this.pictures = new Pictures();
    this.motion = new Motion();
    this.masks = new Masks(this);
    this.pixelsPerPoint = 1;
    this.origin = { x: 0, y: 0 };
    /** The element that holds the buttons for further actions. */
    this.actionList = null;
    /** The layer, and the element that it draws itself, that an element of the page stands for. */
    this.targets = new WeakMap();
    /** Tells whether elements are being moved, so that the focus only seems to come and go. */
    this.isMoving = false;
    /** Tells whether the last commit changed what tools are told, or where it is. */
    this.isDescribedAnew = false;
    /** The layers that shut out what lies beside them. */
    this.panels = new Set();
    /** The layers that text can be typed into and that are no fields. */
    this.fields = new Set();
    /** The elements of fields. */
    this.editors = null;
    /** Hears of a layer shown ahead that holds something which has moved just as far as it has scrolled: it stands still. */
    this.noteCarried = () => {};
    /** The moves in layers that are shown ahead, and the places of those layers before. */
    this.movedInLed = [];
    this.ledOrigins = new Map();
    /** The layers that may need a box now that needed none, or need none any longer. */
    this.unsettled = new Set();
    /** The layers whose sublayers count from another point since this commit. */
    this.rebased = [];
  }

  /** The root layer; undefined before the first commit. */
  get rootNode() { return this.nodes.get(1); }

  /** Drops everything. */
  reset() {
    this.editors?.reset();
    for (const node of this.nodes.values()) this.motion.forget(node.element);
    this.root.replaceChildren();
    this.nodes.clear();
    this.panels.clear();
    this.fields.clear();
    this.unsettled.clear();
    this.rebased.length = 0;
    this.actionList?.replaceChildren();
    this.masks.reset();
    this.pictures.reset();
  }

  /**
   * Reads and applies a commit. Throws when it does not fit the tree.
   * @param {import("./reader.js").Reader} reader
   */
  apply(reader) {
    const reordered = new Set();
    const deepened = new Set();
    this.isDescribedAnew = false;
    for (let rest = reader.count(); rest > 0; rest -= 1) this.remove(reader.count(), deepened);
    for (let rest = reader.count(); rest > 0; rest -= 1) this.create(reader.count(), reader.byte());
    this.placeAll(reader, reordered, deepened);
    for (let id = reader.count(); id !== 0; id = reader.count()) {
      const mask = reader.count();
      this.change(this.node(id), mask, reader, reordered, deepened);
    }
    this.placeRebased();
    for (const node of deepened) this.updateDepth(node);
    for (const node of reordered) this.updateOrder(node);
    this.settle();
    this.masks.update();
    this.motion.endFrame();
    if (this.ledOrigins.size > 0) this.findCarried();
    this.editors?.layersDidChange();
  }

  /** Notes that a layer may need a box now that needed none, or need none any longer. */
  unsettle(node) { this.unsettled.add(node); }

  settle() {
    if (this.unsettled.size === 0) return;
    const { unsettled } = this;
    this.unsettled = new Set();
    settleBoxes(this, unsettled);
  }

  /**
   * Notes that a layer without a box moves: what goes on moving together is one element that moves.
   * @returns {boolean} whether it has a box now, and is placed with all that is in it
   */
  noteMove(node) {
    const { frame } = this.motion;
    const isAlone = node.children.length === 1 && !node.children[0].isBoxless;
    const goesOn = node.movedIn === frame - 1 && !isAlone && (node.children.length > 0 || node.holder !== null);
    node.movedIn = frame;
    if (!goesOn) return false;
    node.isWanted = true;
    this.unsettle(node);
    // At once, so that nothing in it is taken for what moves.
    setBox(this, node, false);
    return true;
  }

  /** Gives a layer a box for as long as it is there. */
  want(node) {
    if (!node.isBoxless) return;
    node.isWanted = true;
    this.unsettle(node);
    this.settle();
  }

  findCarried() {
    for (const { parent, x, y } of this.movedInLed) {
      const origin = this.ledOrigins.get(parent);
      if (origin === undefined) continue;
      const across = parent.values.originX - origin.x;
      const down = parent.values.originY - origin.y;
      const isSame = Math.abs(x - across) < 0.01 && Math.abs(y - down) < 0.01;
      if (isSame && (across !== 0 || down !== 0)) this.noteCarried(parent.id);
    }
    this.movedInLed.length = 0;
    this.ledOrigins.clear();
  }

  /** Sets how many pixels of the screen a point has; drawings are made anew. */
  setPixelsPerPoint(value) {
    if (value === this.pixelsPerPoint) return;
    this.pixelsPerPoint = value;
    for (const node of this.nodes.values()) {
      if (node.shownPicture !== 0) layOutContents(this, node);
    }
  }

  node(id) {
    const node = this.nodes.get(id);
    if (node === undefined) throw new Error(`There is no layer ${id}.`);
    return node;
  }

  create(id, kind) {
    const element = document.createElement("div");
    element.className = kind === 1 ? "layer deep" : "layer";
    const node = {
      id, kind, element, values: newValues(), parent: null, children: [], space: null, contents: null, border: null,
      base: { x: 0, y: 0 }, shownAt: { x: 0, y: 0 }, scrolledTo: { x: 0, y: 0 }, transform: null,
      spaceTransform: null, isDeep: false, isOrdered: false, isCut: false, isBoxless: false, isWanted: false, isSilent: true,
      isTold: false, movedIn: -2, shows: 0, line: null, holder: null, lineX: null, lineY: null,
      shownPicture: 0, shape: null, outline: null, plate: null, shownOn: null, opacity: 1, mask: null,
      parts: null, actions: null, lists: null, ground: null, lead: null, field: null,
    };
    this.nodes.set(id, node);
    // The root is never placed.
    if (this.root.firstChild === null) this.root.append(element);
  }

  remove(id, deepened) {
    const node = this.node(id);
    this.takeOut(node, deepened);
    this.masks.forget(node);
    this.editors?.leave(node);
    if (node.holder !== null) letGoOfLine(node);
    if (node.line !== null) letGoOfLine(node.line);
    node.element.remove();
    if (node.shownPicture !== 0) dropContents(this, node);
    this.isDescribedAnew = true;
    node.actions?.remove();
    this.panels.delete(node);
    this.fields.delete(node);
    this.motion.forget(node.element);
    if (node.space !== null) this.motion.forget(node.space);
    deepened.delete(node);
    this.nodes.delete(id);
  }

  takeOut(node, deepened) {
    const { parent } = node;
    if (parent === null) return;
    parent.children.splice(parent.children.indexOf(node), 1);
    if (bringsDepth(node)) deepened.add(parent);
    this.masks.note(parent);
    this.unsettle(parent);
    node.parent = null;
  }

  placeAll(reader, reordered, deepened) {
    const placements = [];
    for (let rest = reader.count(); rest > 0; rest -= 1) {
      const node = this.node(reader.count());
      const parent = this.node(reader.count());
      placements.push({ node, parent, index: reader.count() });
    }
    if (placements.length > 0) this.isDescribedAnew = true;
    for (const { node } of placements) this.takeOut(node, deepened);
    this.keepingFocus(() => this.putIn(placements, reordered, deepened));
  }

  putIn(placements, reordered, deepened) {
    for (const { node, parent, index } of placements) {
      const next = parent.children[index];
      parent.children.splice(index, 0, node);
      node.parent = parent;
      const element = parent.space ?? parent.element;
      element.insertBefore(node.element, next?.element ?? (parent.space === null ? parent.border : null));
      if (bringsDepth(node)) deepened.add(parent);
      if (parent.isOrdered || node.values.z !== 0) reordered.add(parent);
      this.masks.note(parent);
      place(this, node);
      fade(this, node);
      this.unsettle(node);
      this.unsettle(parent);
    }
  }

  change(node, mask, reader, reordered, deepened) {
    const brought = bringsDepth(node);
    const z = node.values.z;
    const maskBefore = node.values.mask;
    const { values, parent } = node;
    const { x, y, accessibility } = values;
    if (node.lead !== null && mask & Bit.boundsOrigin) {
      this.ledOrigins.set(node, { x: values.originX, y: values.originY });
    }
    readValues(reader, mask, values);
    if (mask & Bit.position && parent !== null && parent.lead !== null && !parent.lead.held.has(node.id)) {
      this.movedInLed.push({ parent, x: values.x - x, y: values.y - y });
    }
    if (mask & (Bit.accessibility | Bit.isHidden | Bit.position)) this.isDescribedAnew = true;
    if (mask & Bit.accessibility) {
      if (values.accessibility?.isModal) this.panels.add(node);
      else this.panels.delete(node);
      if (values.accessibility?.takesText) this.fields.add(node);
      else this.fields.delete(node);
    }
    if (values.mask !== maskBefore) this.masks.link(node, maskBefore);
    this.masks.note(node);
    if (parent !== null) {
      if (bringsDepth(node) !== brought) deepened.add(parent);
      if (values.z !== z) reordered.add(parent);
    }
    if (mask & Bit.sublayerTransform) deepened.add(node);
    if (mask & Bit.sublayerTransform && node.space === null && values.sublayerTransform !== null) this.makeSpace(node);
    if (mask & Bit.boundsOrigin) this.scroll(node);
    let changed = mask & ~Bit.boundsOrigin;
    // In a list that scrolls only the place of most cells is another, and of labels only what they say.
    if (mask & Bit.accessibility && accessibility !== null && values.accessibility === accessibility
      && !(mask & Bit.field) && node.field === null) {
      tellPlace(node.element, accessibility);
      changed &= ~Bit.accessibility;
    }
    restyle(this, node, changed);
  }

  /** Moves a layer's content to the origin of its bounds. */
  scroll(node) {
    const { values } = node;
    if (node.space === null && (values.originX !== 0 || values.originY !== 0)) this.makeSpace(node);
    if (node.isBoxless) return;
    if (needsNewBase(values, node.base)) this.rebase(node);
    restyle(this, node, Bit.boundsOrigin);
  }

  /** Gives the focus back to an element that loses it because elements are moved. */
  keepingFocus(move) {
    const { activeElement } = document;
    this.isMoving = true;
    move();
    if (activeElement !== document.activeElement && activeElement?.isConnected) {
      activeElement.focus({ preventScroll: true });
      this.editors?.hasFocusAgain(activeElement);
    }
    this.isMoving = false;
  }

  /** Gives a layer an element that holds its sublayers, so that they move together. */
  makeSpace(node) {
    node.space = document.createElement("div");
    node.space.className = "space";
    this.keepingFocus(() => {
      for (const child of node.children) node.space.append(child.element);
      node.element.insertBefore(node.space, node.border);
    });
    // What counted from the box around it counts from this one.
    setBox(this, node, false);
    placeSpace(this, node);
    this.unsettle(node);
  }

  /** Counts the places of sublayers from a point near what is seen: browsers and compositors count in single precision. */
  rebase(node) {
    const { base, values } = node;
    node.base = { x: Math.round(values.originX), y: Math.round(values.originY) };
    for (const { shownAt } of node.children) {
      shownAt.x += base.x - node.base.x;
      shownAt.y += base.y - node.base.y;
    }
    this.rebased.push(node);
  }

  /** Places sublayers that count from another point and were not told to be elsewhere: a jump moves most of them anyway. */
  placeRebased() {
    for (const { children } of this.rebased) for (const child of children) place(this, child, true);
    this.rebased.length = 0;
  }

  updateDepth(node) {
    const isDeepNow = node.kind === 1 || isDeep(node.values.sublayerTransform) || node.children.some(bringsDepth);
    if (isDeepNow === node.isDeep) return;
    node.isDeep = isDeepNow;
    if (node.space === null) this.makeSpace(node);
    node.space.classList.toggle("deep", isDeepNow);
    for (const child of node.children) {
      place(this, child);
      this.unsettle(child);
    }
  }

  /** CSS orders by whole numbers, so layers get their ranks. Elements keep their order, which assistive tools read. */
  updateOrder(node) {
    node.isOrdered = node.children.some((child) => child.values.z !== 0);
    const sorted = node.isOrdered ? [...node.children].sort((left, right) => left.values.z - right.values.z) : [];
    for (const child of node.children) child.element.style.zIndex = "";
    sorted.forEach((child, rank) => { child.element.style.zIndex = String(rank); });
    this.unsettle(node);
    for (const child of node.children) this.unsettle(child);
  }
}

/** Tells whether a layer makes its parent's space one with depth. */
function bringsDepth(node) { return node.kind === 1 || isDeep(node.values.transform); }
