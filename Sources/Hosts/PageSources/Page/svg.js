const namespace = "http://www.w3.org/2000/svg";

/** The extent of a mask: a layer shows beyond its bounds, too. */
export const everywhere = {
  "mask-type": "alpha", maskUnits: "userSpaceOnUse", x: -100_000, y: -100_000, width: 200_000, height: 200_000,
};

/** Makes an element of SVG. */
export function makeSVG(tag, attributes = {}) {
  const element = document.createElementNS(namespace, tag);
  setAttributes(element, attributes);
  return element;
}

/** Sets attributes that differ; null takes one away. */
export function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
  }
}

/** Fills an element with children in order, using again those that are there: what moves every frame makes none. */
export class Filling {
  /** @param {Element} parent */
  constructor(parent) {
    this.parent = parent;
    this.next = parent.firstChild;
  }

  /** The next child, of a tag and with attributes; one of another tag is replaced. */
  take(tag, attributes) {
    let element = this.next;
    if (element?.localName !== tag) {
      const made = makeSVG(tag);
      if (element === null) this.parent.append(made);
      else element.replaceWith(made);
      element = made;
    }
    this.next = element.nextSibling;
    for (const { name } of [...element.attributes]) {
      if (!(name in attributes)) element.removeAttribute(name);
    }
    setAttributes(element, attributes);
    return element;
  }

  /** Takes away the children that were not taken. */
  end() {
    while (this.next !== null) {
      const rest = this.next;
      this.next = rest.nextSibling;
      rest.remove();
    }
  }
}
