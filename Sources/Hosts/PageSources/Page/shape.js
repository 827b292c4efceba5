import { translation } from "./geometry.js";
import { pathData, readSteps } from "./path.js";
import { Filling, makeSVG } from "./svg.js";

/**
 * Reads a shape; null for none.
 * @param {import("./reader.js").Reader} reader
 */
export function readShape(reader) {
  const flags = reader.byte();
  if (flags === 0) return null;
  const shape = { fill: null, line: null };
  if (flags & 1) shape.fill = { color: reader.color(), evenOdd: (flags & 2) !== 0, steps: readSteps(reader) };
  if (flags & 4) {
    const color = reader.color();
    const style = {
      width: reader.float(), cap: ["butt", "round", "square"][reader.byte()],
      join: ["miter", "round", "bevel"][reader.byte()], miterLimit: reader.float(),
      dashes: reader.floats(reader.count()), dashPhase: reader.float(),
    };
    const follows = (flags & 8) !== 0 && shape.fill !== null;
    shape.line = { color, style, steps: follows ? shape.fill.steps : readSteps(reader) };
  }
  return shape;
}

/** Draws a shape into an element of SVG. */
export function fillWithShape(filling, { fill, line }) {
  if (fill !== null) {
    filling.take("path", {
      d: pathData(fill.steps), fill: fill.color ?? "none", "fill-rule": fill.evenOdd ? "evenodd" : "nonzero",
    });
  }
  if (line === null) return;
  const { style } = line;
  const isDashed = style.dashes.some((dash) => dash > 0) && style.dashes.every((dash) => dash >= 0);
  filling.take("path", {
    d: pathData(line.steps), fill: "none", stroke: line.color ?? "none", "stroke-width": style.width,
    "stroke-linecap": style.cap, "stroke-linejoin": style.join,
    // SVG refuses limits below 1, where every corner is bevelled.
    "stroke-miterlimit": Math.max(style.miterLimit, 1),
    ...(isDashed ? { "stroke-dasharray": style.dashes.join(" "), "stroke-dashoffset": style.dashPhase } : {}),
  });
}

/** Shows a layer's shape above what else it shows and below its sublayers. */
export function showShape(node) {
  const { shape } = node.values;
  if (shape === null) {
    node.shape?.remove();
    node.shape = null;
    return;
  }
  if (node.shape === null) {
    node.shape = makeCanvas("shape");
    const before = node.contents ?? node.plate;
    node.element.insertBefore(node.shape, before === null ? node.element.firstChild : before.nextSibling);
  }
  const filling = new Filling(node.shape);
  fillWithShape(filling, shape);
  filling.end();
}

/** An element of SVG that draws in a layer's coordinates, beyond its bounds too. */
export function makeCanvas(name) {
  return makeSVG("svg", { class: name, width: 1, height: 1, "aria-hidden": "true" });
}

/** Keeps what is drawn in the layer's coordinates where they are. */
export function placeCanvas(canvas, values) {
  const isMoved = values.originX !== 0 || values.originY !== 0;
  canvas.style.transform = isMoved ? translation(-values.originX, -values.originY) : "";
}
