/** Frames for which an element stays promoted after it has last moved. */
const quietFrames = 20;
/** The same in milliseconds, for a page whose frames have stopped. */
const quietTime = 350;
/** More moving elements than this are left to the browser: each promotion costs memory. */
const most = 512;

/** Promotes elements to layers of the compositor while they move, and no longer: at rest text is drawn sharp. */
export class Motion {
  constructor() {
    this.lastMoved = new Map();
    this.frame = 0;
    this.timer = 0;
  }

  /** Notes that an element's transform has changed. */
  note(element) {
    if (!this.lastMoved.has(element)) {
      if (this.lastMoved.size >= most) return;
      element.style.willChange = "transform";
    }
    this.lastMoved.set(element, this.frame);
  }

  forget(element) { this.lastMoved.delete(element); }

  /** Ends a frame. */
  endFrame() {
    this.frame += 1;
    for (const [element, frame] of this.lastMoved) {
      if (this.frame - frame > quietFrames) this.settle(element);
    }
    clearTimeout(this.timer);
    if (this.lastMoved.size === 0) return;
    this.timer = setTimeout(() => {
      for (const element of [...this.lastMoved.keys()]) this.settle(element);
    }, quietTime);
  }

  settle(element) {
    element.style.willChange = "";
    this.lastMoved.delete(element);
  }
}
