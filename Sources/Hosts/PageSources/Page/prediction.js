import { AxisLead, leastMove, shrink } from "./axislead.js";
import { DragCourse, MotionCourse, ThrowCourse, WheelCourse } from "./courses.js";
import { ScrollLead } from "./scrolllead.js";
import { FingerPath } from "./throw.js";

/**
 * Shows a scroll where the host is going to show it, as long as its answer is under way.
 *
 * With each commit in which a finger drags content the host says by which law the content follows, and which place of the
 * finger it knew. The law is a closed form, so that the page knows where the content is going to be for the place where the
 * finger is now: the difference is the lead. So is that of a throw, which the page goes by from the lift on, until the host says
 * where the content is going to be in the frames to come. What turns out otherwise is made good little by little.
 *
 * Nothing here knows of the document; places are points, times milliseconds.
 */

/** How long it takes until of an error a third is left (1/e). Our choice: three frames of an ordinary screen. */
const mending = 50;
/** A frame counts as no longer than this, so that after a pause nothing is made good at a stroke. */
const longestFrame = 34;
/**
 * The error of a finger that was given up with ends over this many times the way there and back, but no sooner than
 * `mending`.
 */
const settlingWays = 3;
/** Milliseconds after which the host knows what a wheel was turned by, or the turning is another one: no answer takes longer. */
const longestTurn = 2_000;

const nothing = { x: 0, y: 0 };
/** The course of an axis along which nothing moves. */
const standing = { places: [0], interval: 1, reach: 0 };

export class Prediction {
  constructor() {
    /** How long a message and its answer are under way. */
    this.roundTrip = 0;
    this.reset();
  }

  /** Forgets all that is shown ahead; fingers stay down. */
  reset() {
    this.scrolls = new Map();
    this.fingers ??= new Map();
    /** The turns of wheels that the host may not know of yet, in order. */
    this.turned = [];
    this.now = -Infinity;
  }

  /**
   * A finger has come down, no sooner than the frame that it touches (`shownTime`). What answers a tick up to `tick` knows nothing
   * of it.
   * @param {(layer: number) => boolean} isOver whether it came down on a layer, which it stops
   */
  down(touch, x, y, tick, time = 0, isPointer = false, isOver = () => false) {
    const path = new FingerPath(x, y, time);
    const finger = { x: Math.fround(x), y: Math.fround(y), tick, time, isPointer, isOver, path };
    this.fingers.set(touch, finger);
    for (const scroll of this.scrolls.values()) {
      const isMoving = scroll.isInMotion || scroll.lift !== null;
      if (isMoving && scroll.caught === null && isOver(scroll.layer)) this.stop(scroll, finger.time);
    }
  }

  /** When a finger came down on a layer of which the host did not know yet when it answered a tick; null without one. */
  timeOfStop(layer, tick) {
    for (const finger of this.fingers.values()) {
      if (tick <= finger.tick && finger.isOver(layer)) return finger.time;
    }
    return null;
  }

  /** The host is going to stop it where it is at a time, or at none. What is shown stays where it is. */
  stop(scroll, time) {
    const lead = this.leadOf(scroll);
    scroll.caught = time;
    for (const name of ["x", "y"]) {
      const axis = scroll[name];
      if (axis !== null) axis.show(axis.base + lead[name], 0, time ?? this.now);
    }
  }

  /** A finger has moved. Places are those that the host gets: in single precision. */
  move(touch, x, y, time = 0) {
    const finger = this.fingers.get(touch);
    if (finger === undefined) return;
    finger.x = Math.fround(x);
    finger.y = Math.fround(y);
    finger.path.move(x, y, time);
  }

  /** A finger is gone: what it led goes on as thrown until the host says how. A finger that is taken away throws nothing. */
  lift(touch, time = 0, isTaken = false) {
    const finger = this.fingers.get(touch);
    if (finger === undefined) return;
    const velocity = isTaken ? nothing : finger.path.velocity(time, finger.isPointer);
    for (const scroll of this.scrolls.values()) {
      if (scroll.touch !== touch || !scroll.isDragged) continue;
      scroll.lift = { touch };
      for (const name of ["x", "y"]) {
        const axis = scroll[name];
        scroll.lift[name] = { finger: finger[name], velocity: velocity[name], time };
        if (axis !== null) axis.change(axis.course.released(scroll.lift[name]), finger[name], this.now);
      }
    }
    this.fingers.delete(touch);
  }

  /** A wheel was turned, in points. What answers a tick up to `tick` knows nothing of it. */
  turn(x, y, tick, time) {
    while (this.turned.length > 0 && this.turned[0].time < time - longestTurn) this.turned.shift();
    this.turned.push({ tick, time, x, y });
  }

  /** The time of the frame that is shown, where something is shown that changes with time; else before all times. */
  get shownTime() { return this.now; }

  /** Tells whether anything is shown ahead, or may be when a finger moves. */
  get isIdle() { return this.scrolls.size === 0; }

  /** Tells whether what is shown changes with time alone. */
  get isMoving() {
    for (const scroll of this.scrolls.values()) {
      if (!scroll.isDragged || scroll.x?.error || scroll.y?.error) return true;
    }
    return false;
  }

  /** The lead of a layer: the way that its content is shown ahead of its committed place. */
  lead(layer) {
    const scroll = this.scrolls.get(layer);
    return scroll === undefined ? nothing : this.leadOf(scroll);
  }

  leadOf(scroll) { return scroll.lead(this.fingers.get(scroll.touch), this.now); }

  /**
   * Takes in what a commit says of scrolls.
   * @param {object[]} drags those under fingers
   * @param {number} tick up to which tick the host knew what the page had sent
   * @param {object[]} motions those that wheels turn, and those that go on by themselves
   * @param {number} frame the time of that tick: the frame of the page for which the commit was made
   * @param {number} now
   * @param {(layer: number) => {x: number, y: number} | undefined} placeOf where the commit has a layer's content
   */
  commit(drags, tick, motions = [], frame = 0, now = frame, placeOf = () => undefined) {
    // After a pause; else everything is shown for the time of the last frame.
    if (Number.isFinite(this.now)) this.now = Math.max(this.now, now - longestFrame);
    const followed = new Set();
    for (const record of drags) {
      if (this.drag(record, tick)) followed.add(record.layer);
    }
    for (const record of motions) {
      this.goOn(record, frame, tick);
      followed.add(record.layer);
    }
    for (const scroll of this.scrolls.values()) {
      if (!followed.has(scroll.layer) && scroll.rest === null) this.comeToRest(scroll, placeOf(scroll.layer), tick);
    }
  }

  /** Nothing is told of it any longer. What is shown stays where it is, unless the program has put the content elsewhere. */
  comeToRest(scroll, place, tick) {
    const lead = this.leadOf(scroll);
    const rest = (name) => {
      if (scroll[name] === null || place === undefined) return lead[name];
      const left = scroll[name].base + lead[name] - place[name];
      return Math.abs(left) > Math.abs(lead[name]) + leastMove ? 0 : left;
    };
    scroll.rest = { x: rest("x"), y: rest("y") };
    // What has been turned since is a turning of its own for the host, which begins where the content is shown.
    const last = this.turned.at(-1);
    const isTurned = scroll.x?.course instanceof WheelCourse || scroll.y?.course instanceof WheelCourse;
    if (isTurned && last !== undefined && last.tick >= tick) scroll.restTime = last.time + this.roundTrip;
  }

  /** A finger drags content, as far as the host knows. Says whether the page knows the finger too. */
  drag(record, tick) {
    const known = this.scrolls.get(record.layer);
    const finger = this.fingers.get(record.touch);
    const isNew = finger === undefined || tick <= finger.tick;
    if (known !== undefined && known.lift?.touch === record.touch && isNew) {
      for (const name of ["x", "y"]) {
        if (record[name] === null) known[name] = null;
        known[name]?.change(new ThrowCourse(record[name], record.seen[name], known.lift[name]), 0, known.caught ?? this.now);
      }
      known.held = record.held;
      return true;
    }
    if (isNew) return false;
    const goesOn = known !== undefined && known.touch === record.touch && known.isDragged;
    const scroll = goesOn ? known : new ScrollLead(record.layer, record.touch);
    const lead = known === undefined ? nothing : this.leadOf(known);
    scroll.held = record.held;
    for (const name of ["x", "y"]) {
      if (record[name] === null) {
        scroll[name] = null;
        continue;
      }
      const course = new DragCourse(record[name], record.seen[name]);
      if (scroll[name] === null) scroll[name] = new AxisLead(course, lead[name], finger[name], this.now);
      else scroll[name].follow(course, finger[name], this.now);
    }
    this.scrolls.set(record.layer, scroll);
    return true;
  }

  /** How content goes on along an axis on which it moves, or stands. */
  course(record, name, frame, tick) {
    const axis = record[name];
    if (axis === null || !record.turns) return new MotionCourse(axis ?? standing, frame);
    return new WheelCourse(axis, frame, this.turned, tick, name, record.isInSteps);
  }

  /** Content goes on by itself, or by a wheel. */
  goOn(record, frame, tick) {
    const known = this.scrolls.get(record.layer);
    const goesOn = known !== undefined && known.rest === null;
    const scroll = goesOn ? known : new ScrollLead(record.layer, null);
    if (!goesOn) scroll.caught = this.timeOfStop(record.layer, tick);
    const finger = this.fingers.get(scroll.touch);
    const at = scroll.caught ?? this.now;
    const lead = known === undefined ? nothing : this.leadOf(known);
    for (const name of ["x", "y"]) {
      const moves = record[name] !== null;
      const course = this.course(record, name, frame, tick);
      const isTurned = record.turns && scroll[name]?.course instanceof WheelCourse;
      if (moves && isTurned) scroll[name].follow(course, 0, at);
      else if (moves && scroll[name] !== null) scroll[name].change(course, finger?.[name], at);
      else if (moves || scroll[name] !== null) scroll[name] = new AxisLead(course, lead[name], 0, at);
    }
    scroll.held = record.held;
    scroll.lift = null;
    scroll.isInMotion = true;
    // It went on after the finger was there: the finger has not stopped it.
    if (scroll.caught !== null && frame > scroll.caught + longestFrame) this.stop(scroll, null);
    this.scrolls.set(record.layer, scroll);
  }

  /** Content in which things do not go along: it is predicted no more until another finger drags it. */
  distrust(layer) {
    const scroll = this.scrolls.get(layer);
    if (scroll === undefined || scroll.rest !== null) return;
    const lead = this.leadOf(scroll);
    for (const name of ["x", "y"]) {
      const axis = scroll[name];
      if (axis !== null && axis.isTrusted) axis.distrust(lead[name]);
    }
  }

  /** Makes good what is wrong, as much as a frame may. */
  advance(now) {
    const last = Number.isFinite(this.now) ? this.now : now;
    this.now = Math.max(now, last);
    const passed = Math.min(this.now - last, longestFrame);
    const mended = Math.exp(-passed / mending);
    const settled = Math.exp(-passed / Math.max(settlingWays * this.roundTrip, mending));
    for (const [layer, scroll] of this.scrolls) {
      if (scroll.rest !== null) {
        if (this.now < scroll.restTime) continue;
        scroll.rest = { x: shrink(scroll.rest.x, settled), y: shrink(scroll.rest.y, settled) };
        if (scroll.rest.x === 0 && scroll.rest.y === 0) this.scrolls.delete(layer);
        continue;
      }
      const finger = this.fingers.get(scroll.touch);
      const [before, at] = [scroll.caught ?? last, scroll.caught ?? this.now];
      for (const name of ["x", "y"]) scroll[name]?.mend(finger?.[name], before, at, mended);
    }
    if (!this.isMoving) this.now = -Infinity;
  }

  /** The leads to show: layers, leads on whole pixels, and the layers that stay where they are. */
  leads(pixelsPerPoint) {
    const whole = (value) => Math.round(value * pixelsPerPoint) / pixelsPerPoint;
    const found = [];
    for (const scroll of this.scrolls.values()) {
      const lead = this.leadOf(scroll);
      const one = (name) => {
        const base = scroll.rest === null && scroll[name] !== null ? scroll[name].base : 0;
        return whole(base + lead[name]) - whole(base);
      };
      found.push({ layer: scroll.layer, x: one("x"), y: one("y"), held: scroll.held });
    }
    return found;
  }
}
