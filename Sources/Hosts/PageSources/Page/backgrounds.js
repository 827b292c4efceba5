const number = (value) => Math.abs(value) < 1e-9 ? "0" : String(value);

/**
 * A gradient as a CSS image. An axis is given in units of the box, and colours are equal along lines that are at
 * right angles to it there: in a box that is not square those lines lean with the box. The angles of a conic gradient
 * are those that are seen.
 */
export function cssGradient({ kind, start, end, stops }, width, height) {
  if (stops.length === 0 || width <= 0 || height <= 0) return "none";
  const last = stops[stops.length - 1].color;
  const plain = `linear-gradient(${last},${last})`;
  const center = `${number(start.x * width)}px ${number(start.y * height)}px`;
  const percent = (at) => `${number(Math.round(at * 1e6) / 1e4)}%`;
  if (kind === "conic") {
    const angle = Math.atan2((end.x - start.x) * width, (start.y - end.y) * height);
    return `conic-gradient(from ${number(angle)}rad at ${center},${list(stops, percent)})`;
  }
  if (kind === "radial") {
    const across = Math.abs(end.x - start.x) * width;
    const down = Math.abs(end.y - start.y) * height;
    if (across < 1e-6 || down < 1e-6) return plain;
    return `radial-gradient(${number(across)}px ${number(down)}px at ${center},${list(stops, percent)})`;
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
  const place = (at) => `${number(Math.round((length / 2 + (at - middle) / slope) * 1e4) / 1e4)}px`;
  return `linear-gradient(${number(angle)}rad,${list(stops, place)})`;
}

/** CSS wants two colours at least. */
function list(stops, place) {
  const shown = stops.length > 1 ? straight(stops) : [stops[0], stops[0]];
  return shown.map((stop) => `${stop.color} ${place(stop.at)}`).join(",");
}

/** Steps between two stops: the colours between two steps are off by less than one in 255. */
const steps = 16;

/**
 * CSS mixes colours with their opacity multiplied in, CoreAnimation without: from white to a clear black its gradients
 * turn grey. Stops between two that differ in both make up for that.
 */
function straight(stops) {
  const result = [stops[0]];
  for (let index = 1; index < stops.length; index += 1) {
    const [from, to] = [stops[index - 1], stops[index]];
    const [first, second] = [components(from.color), components(to.color)];
    if (first !== null && second !== null && to.at > from.at && mixesDifferently(first, second)) {
      for (let step = 1; step < steps; step += 1) {
        const part = step / steps;
        const mixed = first.map((value, channel) => value + (second[channel] - value) * part);
        result.push({ color: rgb(mixed), at: from.at + (to.at - from.at) * part });
      }
    }
    result.push(to);
  }
  return result;
}

function mixesDifferently(first, second) {
  return first[3] !== second[3] && first.some((value, channel) => channel < 3 && value !== second[channel]);
}

/** Red, green and blue, 0 to 255, and alpha, 0 to 1, of a colour as the reader writes it; null for another. */
function components(color) {
  const match = /^rgb\((\S+) (\S+) (\S+) \/ (\S+)\)$/.exec(color);
  return match === null ? null : match.slice(1).map(Number);
}

function rgb([red, green, blue, alpha]) {
  const round = (value) => Math.round(value * 1e3) / 1e3;
  return `rgb(${round(red)} ${round(green)} ${round(blue)} / ${round(alpha)})`;
}

/** Tells whether the browser blurs what is behind an element. */
const blurs = ["backdrop-filter", "-webkit-backdrop-filter"].some((name) => globalThis.CSS?.supports(name, "blur(1px)"));

/**
 * A colour over a blur. Where the browser has none nothing shines through: texts below would be read between those above.
 * @param {string | null} color
 */
export function cover(color, hasBlur = blurs) {
  if (color === null) return "";
  return hasBlur ? color : color.replace(/ \/ [\d.]+\)$/, ")");
}
