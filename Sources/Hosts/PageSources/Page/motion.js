/** Frames for which an element stays promoted after it has last moved. */
const quietFrames = 20;
/** The same in milliseconds, for a page whose frames have stopped. */
const quietTime = 350;
/**
 * Frames within which an element has to move again to be promoted. What moves once, as a cell does that is used again for
 * another item, would be given a picture of its own in the compositor for nothing.
 */
const shortPause = 1;
/** Points in a frame beyond which an element has jumped: no finger and no spring takes anything as far. */
const farthest = 1_000;
/** More moving elements than this are left to the browser: each promotion costs memory. */
const most = 512;

/** Promotes elements to layers of the compositor while they move, and no longer: at rest text is drawn sharp. */
export class Motion {
  constructor() {
    /** The frames in which promoted elements have last moved. */
    this.lastMoved = new Map();
    /** The frames in which elements have moved that are not promoted yet. */
    this.beginning = new Map();
    this.frame = 0;
    this.timer = 0;
    this.lastMove = 0;
  }

  /** Notes that an element has moved by a way along each axis. */
  note(element, across, down) {
    if (Math.abs(across) > farthest || Math.abs(down) > farthest) return;
    if (!this.lastMoved.has(element)) {
      if (!this.beginning.delete(element)) {
        this.beginning.set(element, this.frame);
        return;
      }
      if (this.lastMoved.size >= most) return;
      element.classList.add("moving");
    }
    this.lastMoved.set(element, this.frame);
  }

  forget(element) {
    this.lastMoved.delete(element);
    this.beginning.delete(element);
  }

  /** Ends a frame. */
  endFrame() {
    this.frame += 1;
    for (const [element, frame] of this.lastMoved) {
      if (this.frame - frame > quietFrames) this.settle(element);
    }
    // In the order in which they began.
    for (const [element, frame] of this.beginning) {
      if (this.frame - frame <= shortPause) break;
      this.beginning.delete(element);
    }
    if (this.lastMoved.size === 0) return;
    this.lastMove = performance.now();
    this.timer ||= setTimeout(() => this.rest(), quietTime);
  }

  /** The time in which frames may have stopped is over. */
  rest() {
    const wait = this.lastMove + quietTime - performance.now();
    if (wait > 1) {
      this.timer = setTimeout(() => this.rest(), wait);
      return;
    }
    this.timer = 0;
    for (const element of [...this.lastMoved.keys()]) this.settle(element);
  }

  settle(element) {
    element.classList.remove("moving");
    this.lastMoved.delete(element);
  }
}
