/** Reading what a commit says of the scrolls that can be shown ahead. What makes no sense is refused with a RangeError. */

function number(value, least = -Infinity) {
  if (!Number.isFinite(value) || value < least) throw new RangeError(`A scroll cannot have ${value}.`);
  return value;
}

function layers(reader) {
  const found = [];
  for (let rest = reader.count(); rest > 0; rest -= 1) found.push(reader.count());
  return found;
}

/** The law along one axis. */
function law(reader, gives) {
  const pulled = number(reader.double());
  const minimum = number(reader.double());
  const maximum = number(reader.double(), minimum);
  return {
    pulled, minimum, maximum, gives, length: number(reader.float(), 0),
    coefficient: number(reader.float(), 0), reach: number(reader.float(), 0),
    rate: share(reader.float()), spring: number(reader.float(), 0), returning: number(reader.float(), 0),
  };
}

/** A scroll under a finger. */
export function readScroll(reader) {
  const layer = reader.count();
  const touch = reader.int32();
  const seen = { x: number(reader.float()), y: number(reader.float()) };
  const flags = reader.byte();
  const axis = (follows, gives) => flags & follows ? law(reader, (flags & gives) !== 0) : null;
  const x = axis(1, 4);
  const y = axis(2, 8);
  return { layer, touch, seen, x, y, held: layers(reader) };
}

/** The share of a velocity that is left after a millisecond. */
function share(value) {
  if (!(value > 0 && value < 1)) throw new RangeError(`Content cannot decelerate by ${value}.`);
  return value;
}

/** A scroll that a wheel turns. */
export function readTurn(reader) {
  const layer = reader.count();
  const flags = reader.byte();
  const axis = (follows, gives) => {
    if (!(flags & follows)) return null;
    const axis = law(reader, (flags & gives) !== 0);
    const remainder = number(reader.float());
    const lowest = number(reader.double());
    return { ...axis, remainder, lowest, highest: number(reader.double(), lowest) };
  };
  const x = axis(1, 4);
  const y = axis(2, 8);
  return { layer, turns: true, isInSteps: (flags & 16) !== 0, x, y, held: layers(reader) };
}

/** A scroll that goes on by itself. */
export function readMotion(reader) {
  const layer = reader.count();
  const interval = number(reader.float(), 1);
  const flags = reader.byte();
  const axis = (moves) => {
    if (!(flags & moves)) return null;
    const first = number(reader.double());
    const reach = number(reader.float(), 0);
    const places = [first];
    for (let rest = reader.count(); rest > 0; rest -= 1) places.push(first + number(reader.float()));
    return { places, interval, reach };
  };
  const x = axis(1);
  const y = axis(2);
  return { layer, x, y, held: layers(reader) };
}
