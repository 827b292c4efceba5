// What tests of content that is shown ahead have in common.

/** Numbers from 0 to 1, the same for the same seed. */
export function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export const frame = 1000 / 60;
export const layer = 5;
export const law = { minimum: 0, maximum: 4_000, gives: true, length: 800, coefficient: 0.55, reach: 4_000, rate: 0.998, spring: 10.954451150103322, returning: 10 };

/** Bytes as the host writes them: `[method of a DataView, values…]` each. */
export function bytes(...fields) {
  const view = new DataView(new ArrayBuffer(256));
  let offset = 0;
  for (const [name, ...values] of fields) {
    for (const value of values) {
      view[`set${name}`](offset, value, true);
      offset += Number(/[0-9]+/.exec(name)[0]) / 8;
    }
  }
  return view.buffer.slice(0, offset);
}
