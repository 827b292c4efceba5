import { wheel } from "./numbers.js";
import { placeOf, thrown } from "./throw.js";

/**
 * The ways in which content goes on that the host has told of: where it is going to have it, for a place of the finger and a
 * time. Each knows where the host has the content by now (`base`) and how far content is ready (`reach`).
 */

/**
 * For how many steps content coasts of which nothing is known any longer, as fast as in the last one that is known: an answer is
 * late. Our choice: a tenth of a second, in which a throw loses a fifth of its velocity.
 */
const coasting = 6;

/** Milliseconds after which a throw is over, but for what nobody waits for. */
const longest = 15_000;

/** A finger drags it. */
export class DragCourse {
  constructor(axis, seen) {
    this.axis = axis;
    this.seen = seen;
    this.reach = axis.reach;
    this.base = placeOf(axis, axis.pulled);
  }

  place(finger) { return placeOf(this.axis, this.axis.pulled - (finger - this.seen)); }

  /** The place at which it comes to rest, as far as that is known: the present one. */
  get end() { return this.base; }

  /** The same content, let go. */
  released(lift) { return new ThrowCourse(this.axis, this.seen, lift); }
}

/** A finger has let it go, of which the host knows nothing yet. */
export class ThrowCourse {
  /** @param {{finger: number, velocity: number, time: number}} lift the finger's last place, its velocity, and when it was there */
  constructor(axis, seen, lift) {
    this.axis = axis;
    this.lift = lift;
    this.reach = axis.reach;
    this.base = placeOf(axis, axis.pulled);
    this.from = placeOf(axis, axis.pulled - (lift.finger - seen));
  }

  place(_, now) { return thrown(this.axis, this.from, -this.lift.velocity, now - this.lift.time); }

  get end() { return thrown(this.axis, this.from, -this.lift.velocity, longest); }
}

/** A wheel turns it. */
export class WheelCourse {
  /**
   * @param {object} axis the law, what is left of notches (`remainder`) and how far a turn goes (`lowest`, `highest`)
   * @param {number} time of the frame of the page that the law is for
   * @param {{tick: number, time: number, x: number, y: number}[]} reports the last ones in order; others may come
   * @param {number} tick which tick the host knew: what was turned before it is in the law
   * @param {"x" | "y"} name
   * @param {boolean} isInSteps whether all that the host knew were notches
   */
  constructor(axis, time, reports, tick, name, isInSteps) {
    Object.assign(this, { axis, time, reports, tick, name, isInSteps });
    this.reach = axis.reach;
    this.base = placeOf(axis, axis.pulled);
  }

  place(_, now) {
    const shown = (distance, since) => distance * (1 - Math.exp(-Math.max(now - since, 0) / wheel.smoothing));
    let { isInSteps } = this;
    let pulled = this.axis.pulled + shown(this.axis.remainder, this.time);
    for (const report of this.reports) {
      if (report.tick < this.tick) continue;
      isInSteps &&= Math.max(Math.abs(report.x), Math.abs(report.y)) >= wheel.notch;
      pulled += isInSteps ? shown(report[this.name], report.time) : report[this.name];
    }
    const { lowest, highest } = this.axis;
    return placeOf(this.axis, Math.min(Math.max(pulled, Math.min(lowest, this.axis.pulled)), Math.max(highest, this.axis.pulled)));
  }

  /** The place at which it comes to rest, as far as that is known. */
  get end() { return this.place(0, Infinity); }
}

/** It moves by itself: the host has said where it is going to be for as long as a message and its answer are under way. */
export class MotionCourse {
  /**
   * @param {{places: number[], interval: number, reach: number}} axis
   * @param {number} time which frame of the page the first place is for
   */
  constructor(axis, time) {
    this.axis = axis;
    this.time = time;
    this.reach = axis.reach;
    [this.base] = axis.places;
    const [before, last] = axis.places.slice(-2);
    /** How far it coasts behind the last place. */
    this.coast = last === undefined ? 0 : (last - before) * coasting;
  }

  get end() { return this.axis.places.at(-1) + this.coast; }

  place(_, now) {
    const { places, interval } = this.axis;
    const index = Math.max((now - this.time) / interval, 0);
    const last = places.length - 1;
    if (index >= last) return places[last] + this.coast * (1 - Math.exp((last - index) / coasting));
    const before = Math.floor(index);
    return places[before] + (places[before + 1] - places[before]) * (index - before);
  }
}
