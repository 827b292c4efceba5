import { profile } from "./numbers.js";

/**
 * The laws of a throw that page and kit both know: how fast a finger lifts, and where content is that it has let go.
 *
 * Places are points, times milliseconds, velocities points per second. The numbers are those of `ScrollProfile`, which says
 * what they are and where they come from; the laws are those of `VelocityEstimator` and `ScrollAxis`.
 */

/** A finger that has not moved for longer counts as held still. */
const pause = profile.velocityPause;

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
    if (last !== undefined && last.duration < profile.shortestVelocitySegment) {
      last.x += segment.x;
      last.y += segment.y;
      last.duration += segment.duration;
      return;
    }
    this.segments.push(segment);
    if (this.segments.length > profile.velocityWeights.length) this.segments.shift();
  }

  /** How fast the finger is if it lifts at a time. A mouse that stops dead is still, a finger never quite is. */
  velocity(time, isPointer) {
    const age = Math.max(time - this.moved, 0);
    const left = Math.min(Math.max((pause - age) / (pause - profile.velocityGrace), 0), 1);
    const share = isPointer ? left * left : 1;
    const along = (name) => {
      const value = this.mean(name);
      if (age > profile.longestVelocityHold || (age > pause && Math.abs(value) < profile.heldVelocityFloor)) return 0;
      return value * share;
    };
    return { x: along("x"), y: along("y") };
  }

  /** The weighted mean of the segments' velocities. */
  mean(name) {
    const { segments } = this;
    let used = segments.length;
    if (used > 1 && segments[used - 1].duration < profile.shortestVelocitySegment) used -= 1;
    if (used === 0 || segments[0].duration < profile.shortestVelocitySegment) return 0;
    let sum = 0;
    let weight = 0;
    for (let index = 0; index < used; index += 1) {
      let { [name]: travel, duration } = segments[index];
      if (index === used - 1 && used < segments.length) {
        travel += segments[used][name];
        duration += segments[used].duration;
      }
      sum += profile.velocityWeights[index] * travel / duration * 1000;
      weight += profile.velocityWeights[index];
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
  if (speed <= profile.stopSpeed) return from;
  const decay = -1000 * Math.log(axis.rate);
  const travel = 0.001 * axis.rate / (1 - axis.rate);
  const time = Math.min(seconds, Math.log(speed / profile.stopSpeed) / decay);
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
