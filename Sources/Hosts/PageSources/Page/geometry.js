/**
 * The numbers of the page that need no document.
 */

/** How far a content may be from where its layers are placed before they are placed anew, in points. */
export const reach = 100_000;

/** Tells whether a transform, as the reader gives it, leaves the plane. */
export function isDeep(transform) { return transform !== null && transform.length === 16; }

const nothing = { x: 0, y: 0 };

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

/**
 * The CSS transform of the element that holds a layer's sublayers.
 * @param lead how far the content is shown ahead of where it is
 */
export function spaceTransform(values, base, lead = nothing) {
  const x = base.x - values.originX - lead.x;
  const y = base.y - values.originY - lead.y;
  if (values.sublayerTransform === null) return translation(x, y);
  const anchorX = values.anchorX * values.width;
  const anchorY = values.anchorY * values.height;
  const matrix = cssMatrix(values.sublayerTransform);
  return `${translation(anchorX, anchorY)} ${matrix} ${translation(x - anchorX, y - anchorY)}`;
}

/** Tells whether sublayers must be placed anew, because the content has moved out of the reach of single precision. */
export function needsNewBase(values, base) {
  return Math.abs(values.originX - base.x) > reach || Math.abs(values.originY - base.y) > reach;
}

/** CSS clamps lengths at 33,554,428 px; from here on a layer without sublayers is cut to what can be seen. */
export const longest = 1_000_000;

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

/** The six numbers of the affine part of a transform, as the reader gives it. */
export function affinePart(transform) {
  if (transform === null) return [1, 0, 0, 1, 0, 0];
  if (transform.length === 6) return transform;
  const w = transform[15] || 1;
  return [0, 1, 4, 5, 12, 13].map((index) => transform[index] / w);
}

/** The affine map that applies `first`, then `second`. */
export function concatenate(first, second) {
  const [a, b, c, d, x, y] = first;
  const [p, q, r, s, u, v] = second;
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, x * p + y * r + u, x * q + y * s + v];
}

/** The affine map from a layer's box, its top left corner at 0, into its parent's coordinates. */
export function boxMatrix(values) {
  const left = -values.anchorX * values.width;
  const top = -values.anchorY * values.height;
  const matrix = concatenate([1, 0, 0, 1, left, top], affinePart(values.transform));
  return concatenate(matrix, [1, 0, 0, 1, values.x, values.y]);
}

/** The affine map from a layer's coordinates, where its sublayers stand, into its box. */
export function spaceMatrix(values) {
  if (values.sublayerTransform === null) return [1, 0, 0, 1, -values.originX, -values.originY];
  const x = values.anchorX * values.width;
  const y = values.anchorY * values.height;
  const matrix = concatenate(
    [1, 0, 0, 1, -values.originX - x, -values.originY - y], affinePart(values.sublayerTransform));
  return concatenate(matrix, [1, 0, 0, 1, x, y]);
}

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
