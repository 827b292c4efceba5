import { boundsOf } from "./box.js";
import { nameEntry, showLists } from "./lists.js";
import { arranged } from "./order.js";

/** Containers in which one element at a time is stopped at, and arrow keys go from one to the next. */
const composites = new Set(["listbox", "tree", "radiogroup", "tablist", "menu"]);

/** Tells whether one element in a container is stopped at, and arrow keys go from one to the next. */
export function isComposite(element) { return isList(element) || composites.has(element.getAttribute("role")); }

/** Tells whether an element is a list, which may hold other things than options and then is no `listbox` itself. */
export function isList(element) { return element.dataset.list !== undefined; }

/** Tells whether it is a list whose content scrolls to the sides, and not up and down. */
export function goesSideways(element) { return element.dataset.list === "sideways"; }

/** The opacity below which a layer is not there: the limit under which UIKit finds no view for a touch. */
const leastOpacity = 0.01;

const everywhere = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** The part that two boxes have in common; null where that is nothing. */
function common(one, other) {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return left < right && top < bottom ? { left, top, right, bottom } : null;
}

/**
 * What assistive tools and the keyboard find in the layers, in reading order.
 *
 * An entry has an element, its box, its description, and the entries in it.
 */
export class Reading {
  /** @param {import("./tree.js").Tree} tree */
  constructor(tree) {
    this.tree = tree;
    /** Layers beside a panel that shuts them out. */
    this.silenced = new Set();
  }

  get isFromRight() { return document.documentElement.dir === "rtl"; }

  /** The entries of the whole screen, or of the frontmost panel that shuts everything else out. */
  entries() {
    const { rootNode } = this.tree;
    if (rootNode === undefined) return [];
    const panel = this.front();
    const panels = [];
    const entries = this.collect(rootNode, panels, panel);
    this.silence(panel);
    const front = panels[0];
    if (front === undefined) return entries;
    // What is told to be read around a panel would be found from there, wherever it stands.
    for (let { parent } = panel; parent !== null; parent = parent.parent) parent.element.removeAttribute("aria-owns");
    this.tree.root.removeAttribute("aria-owns");
    return [front];
  }

  /**
   * The panel in front: of several that are shown the one above the others, and of two within each other the inner one.
   * @returns {object | null} a layer
   */
  front() {
    let front = null;
    for (const panel of this.tree.panels) {
      if (isShown(panel) && (front === null || isAbove(panel, front))) front = panel;
    }
    return front;
  }

  /**
   * Keeps everything beside a panel from tools, the keyboard and the browser's search, those other panels among it that
   * lie below; the browsers do not all go by `aria-modal`.
   */
  silence(panel) {
    const silenced = new Set();
    for (let node = panel; node !== null && node.parent !== null; node = node.parent) {
      for (const sibling of node.parent.children) if (sibling !== node) silenced.add(sibling);
    }
    for (const { element, values } of [...this.silenced].filter((node) => !silenced.has(node))) {
      element.inert = false;
      if (!values.accessibility?.isHidden) element.removeAttribute("aria-hidden");
    }
    for (const { element } of silenced) {
      element.inert = true;
      element.setAttribute("aria-hidden", "true");
    }
    this.silenced = silenced;
    this.silenceActions(panel ?? undefined);
  }

  /** Keeps the further actions of what does not lie in a panel from tools. */
  silenceActions(panel) {
    for (const group of this.tree.actionList.children) {
      let node = this.tree.nodes.get(this.tree.targets.get(group.firstChild)?.layer);
      while (panel !== undefined && node !== undefined && node !== null && node !== panel) node = node.parent;
      if (panel === undefined || node === panel) group.removeAttribute("aria-hidden");
      else group.setAttribute("aria-hidden", "true");
    }
  }

  /** All entries that can be worked with, one after the other. */
  interactive(entries = this.entries()) {
    return entries.flatMap((entry) => [
      ...(entry.accessibility.interactive ? [entry] : []), ...this.interactive(entry.children),
    ]);
  }

  /**
   * The stops of the Tab key: a composite is one stop.
   * @param {Element | null} current
   */
  stops(current, entries = this.entries()) {
    return entries.flatMap((entry) => {
      if (isComposite(entry.element)) {
        const inside = this.interactive([entry]);
        const stop = inside.find((one) => one.element === current) ?? inside.find((one) => one.isLast)
          ?? inside.find((one) => one.accessibility.selected === true) ?? inside[0];
        return stop === undefined ? [] : [stop];
      }
      return [...(entry.accessibility.interactive ? [entry] : []), ...this.stops(current, entry.children)];
    });
  }

  /** The entries in a layer, ordered; that of the panel in front is put into `panels`. */
  collect(node, panels, panel, clip = everywhere) {
    const found = [];
    this.find(node, found, panels, panel, clip);
    const sorted = arranged(found, this.isFromRight);
    const lists = showLists(node, sorted);
    this.tellOrder(node === this.tree.rootNode ? this.tree.root : node.element, ungrouped(found), sorted, lists);
    return sorted;
  }

  find(node, found, panels, panel, clip) {
    const part = node.values?.clips ? common(clip, node.element.getBoundingClientRect()) ?? clip : clip;
    for (const child of node.children) {
      const { values } = child;
      if (values.hidden || values.opacity < leastOpacity || values.accessibility?.isHidden) continue;
      const { accessibility } = values;
      if (accessibility === null) {
        const inside = [];
        this.find(child, inside, panels, panel, part);
        this.findParts(child, inside, part);
        // What lies in one view stands together.
        if (inside.length > 1) found.push({ members: inside, ...union(inside) });
        else found.push(...inside);
      } else {
        const children = accessibility.isElement ? [] : this.collect(child, panels, panel, part);
        if (!accessibility.isElement) this.findParts(child, children, part);
        const element = child.field?.element ?? child.element;
        const box = child.isBoxless ? boundsOf(child) : element.getBoundingClientRect();
        const entry = this.entry(element, box, child.id, 0, accessibility, children, part);
        entry.actions = child.actions;
        if (child === panel) panels.push(entry);
        found.push(entry);
      }
    }
    if (node === this.tree.rootNode) this.findParts(node, found, part);
  }

  findParts(node, found, clip) {
    for (const box of node.parts?.children ?? []) {
      const { element } = this.tree.targets.get(box);
      const described = node.values.accessibility.elements.find((one) => one.number === element);
      if (described === undefined) continue;
      found.push(this.entry(box, box.getBoundingClientRect(), node.id, element, described.accessibility, [], clip));
    }
  }

  entry(element, bounds, layer, number, accessibility, children, clip) {
    let box = bounds;
    // A layer without a size is where that is which is in it.
    if (box.width === 0 && box.height === 0 && children.length > 0) box = union(children);
    // What is larger than the view that cuts it stands where it is seen; what is out of sight, where it would be.
    if (box.width > clip.right - clip.left || box.height > clip.bottom - clip.top) box = common(clip, box) ?? box;
    const { left, top, right, bottom } = box;
    return { element, layer, number, accessibility, children, left, top, right, bottom, rank: accessibility.rank };
  }

  /** Tools read in the order of the document; where that is not the order of reading, they are told. */
  tellOrder(element, found, sorted, lists) {
    // An option's further actions stay beside its list, which holds nothing else than options.
    const isFollowed = (entry) => entry.actions && !lists.has(entry) && entry.accessibility.role !== "option";
    const isInOrder = lists.size === 0
      && found.every((entry, index) => entry === sorted[index] && !isFollowed(entry));
    if (isInOrder) {
      if (element.hasAttribute("aria-owns")) element.removeAttribute("aria-owns");
      return;
    }
    const names = sorted.flatMap((entry) => {
      const name = nameEntry(entry);
      // Tools pass over what has no box where they are told the order.
      if (entry.number === 0) this.tree.want(this.tree.node(entry.layer));
      const list = lists.get(entry);
      if (list !== undefined) return list.first === entry ? [list.box.id] : [];
      if (!isFollowed(entry)) return [entry.element.id];
      entry.actions.id ||= `${name}-actions`;
      return [entry.element.id, entry.actions.id];
    }).join(" ");
    if (element.getAttribute("aria-owns") !== names) element.setAttribute("aria-owns", names);
  }
}

/** Things without the groups that they stand in. */
function ungrouped(things) {
  return things.flatMap((thing) => thing.members === undefined ? [thing] : ungrouped(thing.members));
}

/** Entries and all that is in them. */
export function flattened(entries) {
  return entries.flatMap((entry) => [entry, ...flattened(entry.children)]);
}

function isShown(node) {
  for (let one = node; one !== null; one = one.parent) {
    const { hidden, opacity, accessibility } = one.values;
    if (hidden || opacity < leastOpacity || accessibility?.isHidden) return false;
    // What is not in the tree is shown nowhere.
    if (one.parent === null) return one.id === 1;
  }
  return false;
}

/** Tells whether a layer is in front of another one, or in it. */
function isAbove(node, other) {
  const [one, two] = [pathTo(node), pathTo(other)];
  let depth = 0;
  while (depth < one.length && depth < two.length && one[depth] === two[depth]) depth += 1;
  if (depth === one.length || depth === two.length) return one.length > two.length;
  const [left, right] = [one[depth], two[depth]];
  if (left.values.z !== right.values.z) return left.values.z > right.values.z;
  return left.parent.children.indexOf(left) > left.parent.children.indexOf(right);
}

function pathTo(node) {
  const path = [];
  for (let one = node; one !== null; one = one.parent) path.unshift(one);
  return path;
}

function union(entries) {
  return {
    left: Math.min(...entries.map((entry) => entry.left)), top: Math.min(...entries.map((entry) => entry.top)),
    right: Math.max(...entries.map((entry) => entry.right)), bottom: Math.max(...entries.map((entry) => entry.bottom)),
  };
}
