/** Letters of SVG path data by the number of a step, and how many numbers follow each. */
const letters = ["M", "L", "Q", "C", "Z"];
const lengths = [2, 2, 4, 6, 0];

/**
 * Reads a path as steps: a letter of SVG's path data and its numbers.
 * @param {import("./reader.js").Reader} reader
 */
export function readSteps(reader) {
  return Array.from({ length: reader.count() }, () => {
    const kind = reader.byte();
    if (kind >= letters.length) throw new RangeError(`There is no step ${kind} of a path.`);
    return { letter: letters[kind], numbers: reader.floats(lengths[kind]) };
  });
}

/** Path data holds no infinities and nothing that is not a number; places are told to a ten-thousandth of a point. */
const number = (value) => Number.isFinite(value) ? Math.round(value * 1e4) / 1e4 : 0;

/** A path as SVG's path data; mapped by the six numbers of an affine map where there is one. */
export function pathData(steps, matrix = null) {
  let data = "";
  for (const { letter, numbers } of steps) {
    data += letter;
    for (let index = 0; index < numbers.length; index += 2) {
      const x = numbers[index];
      const y = numbers[index + 1];
      data += matrix === null ? `${number(x)} ${number(y)} `
        : `${number(matrix[0] * x + matrix[2] * y + matrix[4])} ${number(matrix[1] * x + matrix[3] * y + matrix[5])} `;
    }
  }
  return data;
}

/** How far from a corner the control points of a quarter circle lie, in radii: 1 - 4 / 3 * (sqrt(2) - 1). */
const control = 0.4477152501692065;

/** The steps of a rectangle whose corners, as far as `corners` names them, are quarter circles. */
export function roundedRect(x, y, width, height, radius, corners) {
  const r = Math.max(Math.min(radius, width / 2, height / 2), 0);
  const right = x + width;
  const bottom = y + height;
  const steps = [];
  const add = (letter, ...numbers) => steps.push({ letter, numbers });
  // Each corner with the unit vectors that lead to it and away from it; the bits are those of CACornerMask.
  const corner = (bit, cornerX, cornerY, inX, inY, outX, outY) => {
    const size = corners & bit ? r : 0;
    const k = size * control;
    add(steps.length === 0 ? "M" : "L", cornerX - inX * size, cornerY - inY * size);
    if (size > 0) {
      add(
        "C", cornerX - inX * k, cornerY - inY * k, cornerX + outX * k, cornerY + outY * k,
        cornerX + outX * size, cornerY + outY * size);
    }
  };
  corner(1, x, y, 0, -1, 1, 0);
  corner(2, right, y, 1, 0, 0, 1);
  corner(8, right, bottom, 0, 1, -1, 0);
  corner(4, x, bottom, -1, 0, 0, -1);
  add("Z");
  return steps;
}
