/**
 * The laws of a throw that page and kit both know: how fast a finger lifts, and where content is that it has let go.
 *
 * Places are points, times milliseconds, velocities points per second. The numbers are those of `ScrollProfile`, where it says
 * where they come from; the laws are those of `VelocityEstimator` and `ScrollAxis`.
 */

/** Shares of the last three segments of a finger's path in its velocity, the oldest first. */
const shares = [0.6, 0.35, 0.05];
/** Samples closer together than this are joined. */
const shortestSegment = 4;
/** A finger that has not moved for longer counts as held still. */
const pause = 100;
/** Slower, and held still, it throws nothing. */
const heldFloor = 250;
/** Held still for longer it throws nothing, however fast it was. */
const longestHold = 500;
/** For how long a mouse is taken to move on of which nothing is heard. */
const grace = 20;
/** The speed at which a deceleration ends. */
const stopSpeed = 10;

/** The last segments of a finger's path. */
export class FingerPath {
  constructor(x, y, time) {
    this.x = x;
    this.y = y;
    this.heard = time;
    this.moved = time;
    this.segments = [];
  }

  move(x, y, time) {
    if (time < this.heard) return;
    if (x !== this.x || y !== this.y) {
      if (time - this.moved > pause) this.segments = [];
      this.append({ x: x - this.x, y: y - this.y, duration: time - this.heard });
      this.x = x;
      this.y = y;
      this.moved = time;
    }
    this.heard = time;
  }

  append(segment) {
    const last = this.segments.at(-1);
    if (last !== undefined && last.duration < shortestSegment) {
      last.x += segment.x;
      last.y += segment.y;
      last.duration += segment.duration;
      return;
    }
    this.segments.push(segment);
    if (this.segments.length > shares.length) this.segments.shift();
  }

  /** How fast the finger is if it lifts at a time. A mouse that stops dead is still, a finger never quite is. */
  velocity(time, isPointer) {
    const age = Math.max(time - this.moved, 0);
    const left = Math.min(Math.max((pause - age) / (pause - grace), 0), 1);
    const share = isPointer ? left * left : 1;
    const along = (name) => {
      const value = this.mean(name);
      if (age > longestHold || (age > pause && Math.abs(value) < heldFloor)) return 0;
      return value * share;
    };
    return { x: along("x"), y: along("y") };
  }

  /** The weighted mean of the segments' velocities. */
  mean(name) {
    const { segments } = this;
    let used = segments.length;
    if (used > 1 && segments[used - 1].duration < shortestSegment) used -= 1;
    if (used === 0 || segments[0].duration < shortestSegment) return 0;
    let sum = 0;
    let weight = 0;
    for (let index = 0; index < used; index += 1) {
      let { [name]: travel, duration } = segments[index];
      if (index === used - 1 && used < segments.length) {
        travel += segments[used][name];
        duration += segments[used].duration;
      }
      sum += shares[index] * travel / duration * 1000;
      weight += shares[index];
    }
    return sum / weight;
  }
}

/** The place of content that a finger has pulled to `pulled`, which knows no rubber band, as by `ScrollAxis.drag`. */
export function placeOf(axis, pulled) {
  const edge = Math.min(Math.max(pulled, axis.minimum), axis.maximum);
  const pull = axis.gives ? pulled - edge : 0;
  if (pull === 0 || axis.length <= 0) return edge;
  const stretched = axis.coefficient * Math.abs(pull);
  return edge + Math.sign(pull) * axis.length * (stretched / (stretched + axis.length));
}

/**
 * Where content is some time after a finger has let it go at a place: what `ScrollAxis.release` and its steps do, but for content
 * that was pulled beyond its edge and thrown back over it, which waits there.
 */
export function thrown(axis, from, velocity, elapsed) {
  const seconds = Math.max(elapsed, 0) / 1000;
  const edge = Math.min(Math.max(from, axis.minimum), axis.maximum);
  const overshoot = from - edge;
  if (overshoot !== 0) {
    const place = spring(axis, edge, overshoot, velocity - axis.returning * overshoot, seconds);
    return overshoot > 0 ? Math.max(place, edge) : Math.min(place, edge);
  }
  const speed = Math.abs(velocity);
  if (speed <= stopSpeed) return from;
  const decay = -1000 * Math.log(axis.rate);
  const travel = 0.001 * axis.rate / (1 - axis.rate);
  const time = Math.min(seconds, Math.log(speed / stopSpeed) / decay);
  const place = from + travel * velocity * (1 - Math.exp(-decay * time));
  const end = velocity > 0 ? axis.maximum : axis.minimum;
  if (velocity > 0 ? place <= end : place >= end) return place;
  if (!axis.gives) return end;
  // What is left of the velocity where the edge is.
  const left = 1 - (end - from) / (travel * velocity);
  const crossing = -Math.log(left) / decay;
  return spring(axis, end, 0, travel * decay * velocity * left, seconds - crossing);
}

function spring(axis, end, displacement, velocity, seconds) {
  return end + (displacement + (velocity + axis.spring * displacement) * seconds) * Math.exp(-axis.spring * seconds);
}
