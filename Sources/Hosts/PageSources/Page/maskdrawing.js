import { boxMatrix, gravityRect, spaceMatrix } from "./geometry.js";
import { pathData, roundedRect } from "./path.js";
import { naturalSize } from "./parts.js";
import { fillWithShape } from "./shape.js";
import { everywhere, Filling } from "./svg.js";
import { familiesOf, shapeOf } from "./text.js";

/**
 * Draws what a layer shows, with its sublayers, into an element of SVG. Transforms lose their depth, and shadows are
 * left out.
 * @param {Filling} filling
 * @param {number[]} matrix the map from the layer's parent
 * @param {string} name begins the names of what is referred to
 */
export function drawMask(tree, filling, node, matrix, name) {
  const { values } = node;
  if (values.hidden || values.opacity <= 0) return;
  const inner = tree.nodes.get(values.mask);
  const id = `${name}${node.id}`;
  // The map from the parent is a group of its own, so that numbers of layers that only move stay the same.
  const outer = filling.take("g", { transform: `matrix(${matrix.join(" ")})` });
  const outerFilling = new Filling(outer);
  const attributes = { transform: `matrix(${boxMatrix(values).join(" ")})` };
  if (values.opacity < 1) attributes.opacity = values.opacity;
  if (inner !== undefined && node.kind === 0) {
    attributes.mask = `url(#${id}m)`;
    const mask = new Filling(outerFilling.take("mask", { id: `${id}m`, ...everywhere }));
    drawMask(tree, mask, inner, [1, 0, 0, 1, -values.originX, -values.originY], name);
    mask.end();
  }
  const group = new Filling(outerFilling.take("g", attributes));
  if (node.kind === 0) drawOwn(tree, group, node, id);
  drawSublayers(tree, group, node, id, name);
  if (node.kind === 0) drawBorder(group, values);
  group.end();
  outerFilling.end();
}

function drawOwn(tree, filling, node, id) {
  const { values } = node;
  const { width, height, background, gradient, contents, shape, originX, originY } = values;
  const box = pathData(roundedRect(0, 0, width, height, values.radius, values.corners));
  if (background !== null) filling.take("path", { d: box, fill: background });
  if (gradient !== null && gradient.stops.length > 0 && width > 0 && height > 0) {
    drawGradient(filling, gradient, box, values, id);
  }
  if (node.shownPicture !== 0 && node.contents !== null) {
    const natural = naturalSize(tree.pictures.byId.get(node.shownPicture) ?? { width, height, scale: 1 }, values);
    const rect = gravityRect(values.gravity, natural, width, height);
    const attributes = { href: address(node.contents), preserveAspectRatio: "none", ...rect };
    if (node.contents.classList.contains("pixelated")) attributes["image-rendering"] = "pixelated";
    filling.take("image", attributes);
  }
  const moved = { transform: `translate(${-originX} ${-originY})` };
  for (const run of contents?.runs ?? []) {
    const shape = shapeOf(run);
    const place = `translate(${run.origin.x - originX} ${run.origin.y - originY})`;
    const transform = shape === null ? moved.transform : `${place} matrix(${shape.join(" ")} 0 0)`;
    const text = filling.take("text", { ...runAttributes(run), transform });
    if (text.textContent !== run.string) text.textContent = run.string;
  }
  if (shape !== null) {
    const group = new Filling(filling.take("g", moved));
    fillWithShape(group, shape);
    group.end();
  }
}

/** The attributes with which an element of SVG shows a run. */
function runAttributes(run) {
  const { letterSpacing, wordSpacing, stretch = 1, underline, strikethrough } = run.decoration ?? {};
  const shape = shapeOf(run);
  const lines = [underline && "underline", strikethrough && "line-through"].filter(Boolean).join(" ");
  const x = run.rightToLeft ? run.width / stretch : 0;
  return {
    x: shape === null ? run.origin.x + x : x, y: shape === null ? run.origin.y : 0, fill: run.color ?? "none",
    "font-family": familiesOf(run), "font-size": run.size, "font-weight": run.weight,
    "font-style": run.italic ? "italic" : "normal", direction: run.rightToLeft ? "rtl" : null,
    "letter-spacing": letterSpacing ? letterSpacing / stretch : null,
    "word-spacing": wordSpacing ? wordSpacing / stretch : null, "text-decoration": lines || null,
  };
}

/** The address of the pixels of a picture's element; those of a canvas are taken once for each time it is drawn. */
function address(element) {
  if (element.localName === "img") return element.src;
  if (element.addressOf !== element.drawings) {
    element.addressOf = element.drawings;
    element.address = element.width > 0 && element.height > 0 ? element.toDataURL() : "";
  }
  return element.address;
}

/** SVG has no conic gradients: they are drawn in so many steps. */
const wedges = 256;

function drawGradient(filling, gradient, box, { width, height }, id) {
  const { kind, start, end, stops } = gradient;
  if (kind === "conic") {
    drawWedges(filling, gradient, width, height, box, id);
    return;
  }
  const isRadial = kind === "radial";
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const isFlat = isRadial ? Math.abs(dx) < 1e-6 || Math.abs(dy) < 1e-6 : dx * dx + dy * dy < 1e-12;
  if (isFlat) {
    filling.take("path", { d: box, fill: stops[stops.length - 1].color });
    return;
  }
  // Units of the box, in which colours are equal along lines at right angles to the axis. A path's own box would be
  // less than the layer's where corners are cut.
  const gradientUnits = "userSpaceOnUse";
  const scale = `scale(${width} ${height})`;
  const element = filling.take(isRadial ? "radialGradient" : "linearGradient", isRadial
    ? {
      id: `${id}g`, gradientUnits, cx: 0, cy: 0, r: 1,
      gradientTransform: `${scale} translate(${start.x} ${start.y}) scale(${Math.abs(dx)} ${Math.abs(dy)})`,
    }
    : { id: `${id}g`, gradientUnits, x1: start.x, y1: start.y, x2: end.x, y2: end.y, gradientTransform: scale });
  const inside = new Filling(element);
  for (const stop of stops) inside.take("stop", { offset: stop.at, "stop-color": stop.color });
  inside.end();
  filling.take("path", { d: box, fill: `url(#${id}g)` });
}

function drawWedges(filling, { start, end, stops }, width, height, box, id) {
  const [x, y] = [start.x * width, start.y * height];
  const from = Math.atan2((end.y - start.y) * height, (end.x - start.x) * width);
  const far = 2 * (Math.hypot(width, height) + Math.hypot(x, y));
  const clip = new Filling(filling.take("clipPath", { id: `${id}b` }));
  clip.take("path", { d: box });
  clip.end();
  const group = new Filling(filling.take("g", { "clip-path": `url(#${id}b)`, "shape-rendering": "crispEdges" }));
  for (let index = 0; index < wedges; index += 1) {
    const corner = (step) => {
      const angle = from + step / wedges * 2 * Math.PI;
      return { letter: "L", numbers: [x + far * Math.cos(angle), y + far * Math.sin(angle)] };
    };
    group.take("path", {
      d: pathData([{ letter: "M", numbers: [x, y] }, corner(index), corner(index + 1), { letter: "Z", numbers: [] }]),
      "fill-opacity": alpha(stops, (index + 0.5) / wedges),
    });
  }
  group.end();
}

/** How opaque a gradient is at a place. */
function alpha(stops, at) {
  const opacity = (stop) => Number(/ ([\d.e-]+)\)$/.exec(stop.color)?.[1] ?? 1);
  const index = stops.findIndex((stop) => stop.at > at);
  if (index <= 0) return opacity(index === 0 ? stops[0] : stops[stops.length - 1]);
  const [before, after] = [stops[index - 1], stops[index]];
  const part = (at - before.at) / (after.at - before.at);
  return opacity(before) + (opacity(after) - opacity(before)) * part;
}

function drawSublayers(tree, filling, node, id, name) {
  const { values, children } = node;
  if (children.length === 0) return;
  const attributes = {};
  if (values.clips && node.kind === 0) {
    attributes["clip-path"] = `url(#${id}c)`;
    const clip = new Filling(filling.take("clipPath", { id: `${id}c` }));
    const box = roundedRect(0, 0, values.width, values.height, values.radius, values.corners);
    clip.take("path", { d: pathData(box) });
    clip.end();
  }
  const group = new Filling(filling.take("g", attributes));
  const matrix = spaceMatrix(values);
  const sorted = [...children].sort((left, right) => left.values.z - right.values.z);
  for (const child of sorted) drawMask(tree, group, child, matrix, name);
  group.end();
}

function drawBorder(filling, { width, height, radius, corners, borderWidth, borderColor }) {
  if (borderWidth <= 0) return;
  const outside = pathData(roundedRect(0, 0, width, height, radius, corners));
  const rest = Math.max(radius - borderWidth, 0);
  const [across, down] = [width - 2 * borderWidth, height - 2 * borderWidth];
  const inside = across > 0 && down > 0
    ? pathData(roundedRect(borderWidth, borderWidth, across, down, rest, corners)) : "";
  filling.take("path", { d: outside + inside, fill: borderColor, "fill-rule": "evenodd" });
}
