/** The lead of one content, which is shown ahead of the host. */
export class ScrollLead {
  constructor(layer, touch) {
    this.layer = layer;
    this.touch = touch;
    this.held = [];
    this.x = null;
    this.y = null;
    /** Of a finger that has lifted: its last place, velocity and time, per axis; null before, and when the host knows. */
    this.lift = null;
    /** Tells whether it moves by itself, as far as the host has told. */
    this.isInMotion = false;
    /** When a finger came down on content that moves by itself: there it is going to stop. Null without one. */
    this.caught = null;
    /** The lead that is left when nothing is told of the content any longer; null while something is. */
    this.rest = null;
    /** Before when that is not made good. */
    this.restTime = -Infinity;
  }

  lead(finger, now) {
    if (this.rest !== null) return this.rest;
    const at = this.caught ?? now;
    return { x: this.x?.lead(finger?.x, at) ?? 0, y: this.y?.lead(finger?.y, at) ?? 0 };
  }

  /** Tells whether its finger leads it. */
  get isDragged() { return this.rest === null && this.lift === null && !this.isInMotion; }
}
