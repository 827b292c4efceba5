/** How many ticks may be under way at least: with one the rate halves as soon as an answer comes a little late. */
const fewest = 2;
/**
 * How much later than on an empty way an answer may come before others are known to wait in front of it: one frame of an
 * ordinary screen, and a part of the way itself, since long ways are uneven.
 */
const frame = 17;
const unevenness = 0.25;
/** Of how many ways the shortest is taken, at least and at most: one alone may have been long by chance. */
const fewestWays = 2;
const mostWays = 8;

/**
 * How many ticks are under way, and how many may be.
 *
 * On a long way the answers to two ticks are two frames for a whole round trip. More are asked for while that brings more: as
 * long as answers take no longer than the first one after a rest, which had the way to itself. A program that is slow answers
 * later the more it is asked, and is asked for two.
 */
export class TickWindow {
  /** How long the way there and back is, in milliseconds: the shortest of the last ones; undefined while too few are known. */
  get way() { return this.ways.length < fewestWays ? undefined : Math.min(...this.ways); }

  constructor() {
    /** The most that the host allows. */
    this.most = fewest;
    this.reset();
  }

  reset() {
    this.allowed = fewest;
    this.shortest = Infinity;
    /** When the ticks were sent that are under way, the oldest first. */
    this.sent = [];
    /** When the last of those was sent that have been answered: what went before it has been heard. */
    this.heard = -Infinity;
    this.ways = [];
    /** Tells whether the oldest of them has the way to itself. */
    this.isAlone = false;
    this.wasFull = false;
  }

  get outstanding() { return this.sent.length; }

  /** Tells whether a tick may be sent at a time, in milliseconds, and is under way from now on. */
  ask(now) {
    if (this.sent.length >= this.allowed) {
      this.wasFull = true;
      return false;
    }
    this.isAlone ||= this.sent.length === 0;
    this.sent.push(now);
    return true;
  }

  /** Takes in that some ticks have been answered. */
  answer(count, now) {
    const answered = this.sent.splice(0, count);
    if (answered.length === 0) return;
    this.heard = answered[answered.length - 1];
    const roundTrip = now - this.heard;
    this.ways.push(roundTrip);
    if (this.ways.length > mostWays) this.ways.shift();
    // A longer way is learnt after the next rest; a first answer that was late by chance is put right by the next one.
    this.shortest = this.isAlone ? roundTrip : Math.min(this.shortest, roundTrip);
    this.isAlone = false;
    if (roundTrip > this.shortest * (1 + unevenness) + frame) {
      this.allowed = Math.max(this.allowed - 1, fewest);
    } else if (this.wasFull) {
      this.allowed = Math.min(this.allowed + 1, Math.max(this.most, fewest));
    }
    this.wasFull = false;
  }
}
