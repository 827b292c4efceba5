import { pathData } from "./path.js";
import { makeCanvas, placeCanvas } from "./shape.js";
import { Filling } from "./svg.js";

/**
 * Shows a layer's shadow. A radius is twice the standard deviation of the blur: what CSS calls the blur of a
 * `box-shadow`, and twice what its filters take.
 */
export function showShadow(node) {
  const { values } = node;
  const { style } = node.element;
  // A layer that clips clips its own shadow, too.
  const shadow = values.clips || node.kind === 1 ? null : values.shadow;
  showOutline(node, shadow?.steps === undefined ? null : shadow);
  const cast = shadow !== null && shadow.steps === undefined ? shadow : null;
  const isBox = cast !== null && isOpaqueBox(values);
  style.boxShadow = isBox ? `${cast.x}px ${cast.y}px ${Math.max(cast.blur, 0)}px ${cast.color}` : "";
  style.filter = cast !== null && !isBox
    ? `drop-shadow(${cast.x}px ${cast.y}px ${Math.max(cast.blur, 0) / 2}px ${cast.color})` : "";
}

/** Tells whether nothing shows through a colour. */
export function isOpaque(color) { return !color.includes("/") || color.endsWith(" 1)"); }

/**
 * Whether the layer hides what is behind its whole box: then the shadow of the box, which costs the least, is the
 * shadow of the layer. Sublayers that reach beyond the box throw none.
 */
function isOpaqueBox({ background, gradient }) {
  if (background !== null && isOpaque(background)) return true;
  return gradient !== null && gradient.stops.length > 0 && gradient.stops.every((stop) => isOpaque(stop.color));
}

/**
 * Shows the shadow of an outline below everything that the layer shows. Its background moves to an element above:
 * an element's own is below all that it holds.
 */
function showOutline(node, shadow) {
  if (shadow === null) {
    if (node.outline === null) return;
    node.outline.remove();
    node.plate.remove();
    node.outline = null;
    node.plate = null;
    return;
  }
  if (node.outline === null) {
    node.outline = makeCanvas("outline");
    node.plate = document.createElement("div");
    node.plate.className = "plate";
    node.element.prepend(node.outline, node.plate);
    placeCanvas(node.outline, node.values);
  }
  const filling = new Filling(node.outline);
  filling.take("path", {
    d: pathData(shadow.steps), fill: shadow.color, transform: `translate(${shadow.x} ${shadow.y})`,
  });
  filling.end();
  node.outline.style.filter = shadow.blur > 0 ? `blur(${shadow.blur / 2}px)` : "";
}
