import { attributes, setAttributes } from "./roles.js";

/**
 * Gives the elements that a layer draws itself boxes of their own, which nobody sees and tools find.
 * @param {object} node
 * @param {WeakMap<Element, {layer: number, element: number}>} targets
 */
export function showElements(node, targets) {
  const elements = node.values.accessibility?.elements ?? [];
  if (elements.length === 0) {
    node.parts?.remove();
    node.parts = null;
    return;
  }
  if (node.parts === null || node.parts === undefined) {
    node.parts = document.createElement("div");
    node.parts.className = "parts";
    node.element.append(node.parts);
  }
  const kept = new Map([...node.parts.children].map((box) => [targets.get(box)?.element, box]));
  const boxes = elements.map(({ number, frame, accessibility }) => {
    const box = kept.get(number) ?? document.createElement("div");
    kept.delete(number);
    box.className = "part";
    targets.set(box, { layer: node.id, element: number });
    setAttributes(box, attributes(accessibility));
    box.style.width = `${frame.width}px`;
    box.style.height = `${frame.height}px`;
    box.style.transform = `translate(${frame.x - node.values.originX}px, ${frame.y - node.values.originY}px)`;
    return box;
  });
  for (const box of kept.values()) box.remove();
  boxes.forEach((box, index) => {
    // Moved only where the order has changed: a box that is moved loses the focus.
    if (node.parts.children[index] !== box) node.parts.insertBefore(box, node.parts.children[index] ?? null);
  });
}
