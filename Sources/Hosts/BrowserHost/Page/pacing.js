/** How many ticks may wait for their commits: with one the rate halves as soon as an answer comes a little late. */
const mostOutstanding = 2;

/**
 * Decides when to ask for commits and when to show them.
 *
 * Without a finger one commit is shown a frame, and one that came early waits: each frame then shows one step. Under a
 * finger commits are shown as they come, which is a frame sooner.
 */
export class Pacing {
  /**
   * @param {{requestFrame: (body: (time: number) => void) => void, tick: (time: number) => void, flush: () => void,
   *   show: (message: object) => void}} page
   */
  constructor(page) {
    this.page = page;
    this.fingers = 0;
    this.dropped = 0;
    this.isConnected = false;
    this.isFrameRequested = false;
    this.reset();
  }

  reset() {
    this.queue = [];
    this.outstanding = 0;
    this.wantsFrames = false;
    this.hasInput = false;
  }

  get isAtRest() { return !this.isFrameRequested && this.queue.length === 0 && this.outstanding === 0; }

  /** Begins frames: something was sent, or the host has something to show. */
  wake() {
    this.hasInput = true;
    this.requestFrame();
  }

  /** Takes a message with a commit. */
  receive(message) {
    this.outstanding = Math.max(this.outstanding - message.answered, 0);
    this.wantsFrames = message.wantsFrames;
    if (message.isReset) this.queue = [];
    if (this.fingers > 0 || message.isReset) {
      this.showAll();
      this.page.show(message);
    } else {
      this.queue.push(message);
    }
    if (this.wantsFrames || this.queue.length > 0) this.requestFrame();
  }

  showAll() {
    while (this.queue.length > 0) this.page.show(this.queue.shift());
  }

  requestFrame() {
    if (this.isFrameRequested || !this.isConnected) return;
    this.isFrameRequested = true;
    this.page.requestFrame((time) => this.frame(time));
  }

  frame(time) {
    this.isFrameRequested = false;
    if (!this.isConnected) return;
    if (this.fingers > 0) {
      this.showAll();
    } else if (this.queue.length > 0) {
      this.page.show(this.queue.shift());
      while (this.queue.length > 1) {
        this.dropped += 1;
        this.page.show(this.queue.shift());
      }
    }
    if (this.wantsFrames || this.hasInput) {
      if (this.outstanding < mostOutstanding) {
        this.hasInput = false;
        this.outstanding += 1;
        this.page.tick(time);
      }
      this.requestFrame();
    } else if (this.queue.length > 0) {
      this.requestFrame();
    }
    this.page.flush();
  }
}
