/**
 * Tells tools of a list that holds more than options: headings, buttons, and items with buttons in them. A `listbox` may
 * hold none of these, so that the layer is a group then, and what stands between two of them is a list of its own, which
 * is called as the heading above it. Rows of an outline are what a `tree` holds, and nothing else.
 *
 * @param {object} node a layer
 * @param {object[]} entries what is in it, in reading order
 * @returns {Map<object, {box: HTMLElement, first: object}>} the lists of a group, by the entries in them
 */
export function showLists(node, entries) {
  const lists = new Map();
  const { element, values } = node;
  if (values.accessibility?.role !== "listbox") {
    if (node.lists !== null) removeLists(node, 0);
    delete element.dataset.list;
    return lists;
  }
  element.dataset.list = values.accessibility.scrollsSideways ? "sideways" : "";
  const kinds = entries.map(kindOf);
  entries.forEach((entry, index) => tellKind(entry, kinds[index]));
  const isPure = entries.length > 0 && kinds[0] !== null && kinds.every((kind) => kind === kinds[0]);
  set(element, "role", isPure ? boxes[kinds[0]] : "group");
  if (isPure) {
    tellSelection(element, values.accessibility);
    removeLists(node, 0);
    return lists;
  }
  element.removeAttribute("aria-multiselectable");
  let used = 0;
  let run = null;
  let heading = null;
  entries.forEach((entry, index) => {
    const kind = kinds[index];
    if (kind !== null && run !== null && run.kind !== kind) run = null;
    if (kind === null) {
      run = null;
      heading = headingOf(entry) ?? heading;
      return;
    }
    if (run === null) {
      run = { box: listBox(node, used, heading, kind), kind, first: entry, names: [] };
      used += 1;
    }
    nameEntry(entry);
    run.names.push(entry.element.id);
    run.box.setAttribute("aria-owns", run.names.join(" "));
    lists.set(entry, run);
  });
  removeLists(node, used);
  return lists;
}

/** Gives the element of an entry a name that others can refer to. */
export function nameEntry(entry) {
  const name = entry.number === 0 ? `layer-${entry.layer}` : `layer-${entry.layer}-${entry.number}`;
  entry.element.id ||= name;
  return name;
}

/** Tells what holds things of each kind. */
const boxes = { option: "listbox", treeitem: "tree" };

/** An item with something in it to be worked with by itself is no option: a tool would find nothing in that. */
function kindOf({ accessibility, children }) {
  if (accessibility.role !== "option" || children.some(isWorkedWith)) return null;
  return accessibility.level > 0 ? "treeitem" : "option";
}

/** The words of the first heading in an entry; null where there is none. */
function headingOf({ accessibility, children }) {
  if (accessibility.role === "heading") return accessibility.label || null;
  return children.reduce((found, child) => found ?? headingOf(child), null);
}

function isWorkedWith(entry) { return entry.accessibility.interactive || entry.children.some(isWorkedWith); }

function tellKind({ element, accessibility }, kind) {
  if (accessibility.role !== "option") return;
  const isOption = kind !== null;
  set(element, "role", kind ?? "group");
  const { place, selected, level, expanded } = accessibility;
  set(element, "aria-level", kind === "treeitem" ? level : null);
  set(element, "aria-expanded", kind === "treeitem" ? expanded ?? null : null);
  set(element, "aria-posinset", isOption && place ? place.number : null);
  set(element, "aria-setsize", isOption && place ? place.count : null);
  set(element, "aria-selected", isOption ? selected ?? false : null);
  set(element, "aria-current", !isOption && selected === true ? "true" : null);
}

function tellSelection(element, { allowsMultiple }) {
  set(element, "aria-multiselectable", allowsMultiple ? "true" : null);
}

function set(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

function listBox(node, index, heading, kind) {
  node.lists ??= [];
  const box = node.lists[index] ?? document.createElement("div");
  if (node.lists[index] === undefined) {
    node.lists[index] = box;
    box.className = "list";
    box.id = `layer-${node.id}-list-${index}`;
    node.element.append(box);
  }
  set(box, "role", boxes[kind]);
  set(box, "aria-label", heading ?? (node.values.accessibility.label || null));
  tellSelection(box, node.values.accessibility);
  return box;
}

function removeLists(node, from) {
  for (const box of node.lists?.splice(from) ?? []) box.remove();
}
