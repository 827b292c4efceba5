/**
 * The numbers of the page that need no document.
 */

/** How far a content may be from where its layers are placed before they are placed anew, in points. */
export const reach = 100_000;

/** Whether a transform, as the reader gives it, leaves the plane. */
export function isDeep(transform) { return transform !== null && transform.length === 16; }

const number = (value) => Math.abs(value) < 1e-9 ? "0" : String(value);

/** A CSS translation by points. */
export function translation(x, y, z = 0) {
  return z === 0 ? `translate(${number(x)}px,${number(y)}px)`
    : `translate3d(${number(x)}px,${number(y)}px,${number(z)}px)`;
}

/** A transform, as the reader gives it, in CSS: the rows of a CATransform3D are the columns of CSS, in this order. */
export function cssMatrix(transform) {
  return transform.length === 6 ? `matrix(${transform.map(number).join(",")})`
    : `matrix3d(${transform.map(number).join(",")})`;
}

/**
 * The CSS transform of a layer: T(-anchor * size) * transform * T(position), in rows; CSS reads from the right.
 * @param values the layer's values
 * @param base what its parent's space begins with
 * @param {boolean} deep whether its parent's space has depth
 */
export function layerTransform(values, base, deep) {
  const x = values.x - base.x;
  const y = values.y - base.y;
  const z = deep ? values.z : 0;
  const left = -values.anchorX * values.width;
  const top = -values.anchorY * values.height;
  if (values.transform === null) return translation(x + left, y + top, z);
  return `${translation(x, y, z)} ${cssMatrix(values.transform)} ${translation(left, top)}`;
}

/** The CSS transform of the element that holds a layer's sublayers. */
export function spaceTransform(values, base) {
  const x = base.x - values.originX;
  const y = base.y - values.originY;
  if (values.sublayerTransform === null) return translation(x, y);
  const anchorX = values.anchorX * values.width;
  const anchorY = values.anchorY * values.height;
  const matrix = cssMatrix(values.sublayerTransform);
  return `${translation(anchorX, anchorY)} ${matrix} ${translation(x - anchorX, y - anchorY)}`;
}

/** Whether sublayers have to be placed anew, because the content has moved out of the reach of single precision. */
export function needsNewBase(values, base) {
  return Math.abs(values.originX - base.x) > reach || Math.abs(values.originY - base.y) > reach;
}

/** CSS clamps lengths at 33,554,428 px; from here on a layer without sublayers is cut to what can be seen. */
const longest = 1_000_000;

/**
 * The part of a very long layer near its parent's base: as values with another place and size; the same values where
 * the layer is short or turned.
 */
export function cut(values, base) {
  if ((values.width <= longest && values.height <= longest) || values.transform !== null) return values;
  const result = { ...values };
  const one = (place, anchor, size, base) => {
    const start = place - anchor * size - base;
    const from = Math.max(start, -4 * reach);
    return { from: from + base, size: Math.max(Math.min(start + size, 4 * reach) - from, 0) };
  };
  const across = one(values.x, values.anchorX, values.width, base.x);
  const down = one(values.y, values.anchorY, values.height, base.y);
  if (values.width > longest) {
    result.width = across.size;
    result.x = across.from + values.anchorX * across.size;
  }
  if (values.height > longest) {
    result.height = down.size;
    result.y = down.from + values.anchorY * down.size;
  }
  return result;
}

/**
 * A gradient as a CSS image. The axis is given in units of the box, and colours are equal along lines that are at
 * right angles to it there: in a box that is not square those lines lean with the box.
 */
export function cssGradient(gradient, width, height) {
  const { start, end, stops } = gradient;
  if (stops.length === 0 || width <= 0 || height <= 0) return "none";
  const last = stops[stops.length - 1].color;
  const plain = `linear-gradient(${last},${last})`;
  if (gradient.radial) {
    const across = Math.abs(end.x - start.x) * width;
    const down = Math.abs(end.y - start.y) * height;
    if (across < 1e-6 || down < 1e-6) return plain;
    const colors = stops.map((stop) => `${stop.color} ${number(stop.at * 100)}%`).join(",");
    const center = `${number(start.x * width)}px ${number(start.y * height)}px`;
    return `radial-gradient(${number(across)}px ${number(down)}px at ${center},${padded(stops, colors)})`;
  }
  const alongX = end.x - start.x;
  const alongY = end.y - start.y;
  const square = alongX * alongX + alongY * alongY;
  if (square < 1e-12) return plain;
  // How much of the gradient one point to the right and one point down bring.
  const slopeX = alongX / square / width;
  const slopeY = alongY / square / height;
  const slope = Math.hypot(slopeX, slopeY);
  const angle = Math.atan2(slopeX, -slopeY);
  const length = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
  const middle = ((0.5 - start.x) * alongX + (0.5 - start.y) * alongY) / square;
  const place = (at) => number(Math.round((length / 2 + (at - middle) / slope) * 1e4) / 1e4);
  const colors = stops.map((stop) => `${stop.color} ${place(stop.at)}px`).join(",");
  return `linear-gradient(${number(angle)}rad,${padded(stops, colors)})`;
}

/** CSS wants two colours at least. */
function padded(stops, colors) { return stops.length > 1 ? colors : `${colors},${stops[0].color}`; }

/**
 * Where a picture lies in a layer's bounds.
 * @param {number} gravity the number of the gravity in the protocol
 * @param {{width: number, height: number}} size of the picture
 */
export function gravityRect(gravity, size, width, height) {
  let w = size.width;
  let h = size.height;
  if (gravity === 0) return { x: 0, y: 0, width, height };
  if (gravity === 10 || gravity === 11) {
    const across = w > 0 ? width / w : 0;
    const down = h > 0 ? height / h : 0;
    const factor = gravity === 10 ? Math.min(across, down) : Math.max(across, down);
    w *= factor;
    h *= factor;
  }
  const atLeft = gravity === 4 || gravity === 6 || gravity === 8;
  const atRight = gravity === 5 || gravity === 7 || gravity === 9;
  const atTop = gravity === 2 || gravity === 6 || gravity === 7;
  const atBottom = gravity === 3 || gravity === 8 || gravity === 9;
  return {
    x: atLeft ? 0 : atRight ? width - w : (width - w) / 2,
    y: atTop ? 0 : atBottom ? height - h : (height - h) / 2,
    width: w,
    height: h,
  };
}

/** The CSS `border-radius` for a radius and a mask of corners. */
export function cssCorners(radius, corners) {
  if (radius <= 0 || corners === 0) return "";
  if (corners === 15) return `${radius}px`;
  const corner = (bit) => corners & bit ? `${radius}px` : "0";
  return `${corner(1)} ${corner(2)} ${corner(8)} ${corner(4)}`;
}
