import { readingOrder } from "./order.js";

/** Containers in which one element at a time is stopped at, and arrow keys go from one to the next. */
export const composites = new Set(["listbox", "radiogroup", "tablist", "menu"]);

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
    const modals = [];
    const entries = this.collect(rootNode, modals);
    this.silence(modals.flatMap(({ node }) => node.parent.children.filter((one) => one !== node)));
    const front = modals.at(-1);
    this.silenceActions(front?.node);
    if (front === undefined) return entries;
    // What is told to be read around a panel would be found from there, wherever it stands.
    for (let { parent } = front.node; parent !== null; parent = parent.parent) {
      parent.element.removeAttribute("aria-owns");
    }
    this.tree.root.removeAttribute("aria-owns");
    return [front.entry];
  }

  /** Keeps what lies beside a panel from tools; the browsers do not all go by `aria-modal`. */
  silence(nodes) {
    const silenced = new Set(nodes);
    for (const node of this.silenced) {
      if (!silenced.has(node) && !node.values.accessibility?.isHidden) node.element.removeAttribute("aria-hidden");
    }
    for (const node of silenced) node.element.setAttribute("aria-hidden", "true");
    this.silenced = silenced;
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
      if (composites.has(entry.element.getAttribute("role"))) {
        const inside = this.interactive([entry]);
        const stop = inside.find((one) => one.element === current) ?? inside.find((one) => one.isLast)
          ?? inside.find((one) => one.accessibility.selected === true) ?? inside[0];
        return stop === undefined ? [] : [stop];
      }
      return [...(entry.accessibility.interactive ? [entry] : []), ...this.stops(current, entry.children)];
    });
  }

  /** The entries in a layer, ordered; what shuts the rest out is put into `modals`. */
  collect(node, modals) {
    const found = [];
    this.find(node, found, modals);
    const sorted = readingOrder(found, this.isFromRight);
    this.tellOrder(node === this.tree.rootNode ? this.tree.root : node.element, found, sorted);
    return sorted;
  }

  find(node, found, modals) {
    for (const child of node.children) {
      const { values } = child;
      if (values.hidden || values.opacity < 0.01 || values.accessibility?.isHidden) continue;
      const { accessibility } = values;
      if (accessibility === null) {
        this.find(child, found, modals);
        this.findParts(child, found);
      } else {
        const children = accessibility.isElement ? [] : this.collect(child, modals);
        if (!accessibility.isElement) this.findParts(child, children);
        const entry = { ...this.entry(child.element, child.id, 0, accessibility, children), actions: child.actions };
        if (accessibility.isModal) modals.push({ node: child, entry });
        found.push(entry);
      }
    }
    if (node === this.tree.rootNode) this.findParts(node, found);
  }

  findParts(node, found) {
    for (const box of node.parts?.children ?? []) {
      const { element } = this.tree.targets.get(box);
      const described = node.values.accessibility.elements.find((one) => one.number === element);
      if (described !== undefined) found.push(this.entry(box, node.id, element, described.accessibility, []));
    }
  }

  entry(element, layer, number, accessibility, children) {
    let box = element.getBoundingClientRect();
    // A layer without a size is where that is which is in it.
    if (box.width === 0 && box.height === 0 && children.length > 0) box = union(children);
    const { left, top, right, bottom } = box;
    return { element, layer, number, accessibility, children, left, top, right, bottom, rank: accessibility.rank };
  }

  /** Tools read in the order of the document; where that is not the order of reading, they are told. */
  tellOrder(element, found, sorted) {
    const isInOrder = found.every((entry, index) => entry === sorted[index] && !entry.actions);
    if (isInOrder) {
      if (element.hasAttribute("aria-owns")) element.removeAttribute("aria-owns");
      return;
    }
    const names = sorted.flatMap((entry) => {
      const name = entry.number === 0 ? `layer-${entry.layer}` : `layer-${entry.layer}-${entry.number}`;
      entry.element.id ||= name;
      if (!entry.actions) return [entry.element.id];
      entry.actions.id ||= `${name}-actions`;
      return [entry.element.id, entry.actions.id];
    }).join(" ");
    if (element.getAttribute("aria-owns") !== names) element.setAttribute("aria-owns", names);
  }
}

function union(entries) {
  return {
    left: Math.min(...entries.map((entry) => entry.left)), top: Math.min(...entries.map((entry) => entry.top)),
    right: Math.max(...entries.map((entry) => entry.right)), bottom: Math.max(...entries.map((entry) => entry.bottom)),
  };
}
