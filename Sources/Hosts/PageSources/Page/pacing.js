import { TickWindow } from "./tickwindow.js";

/**
 * Decides when to ask for commits and when to show them.
 *
 * Without a finger one commit is shown a frame, and one that came early waits: each frame then shows one step. Under a
 * finger commits are shown as they come, which is a frame sooner.
 */
export class Pacing {
  /**
   * @param {{requestFrame: (body: (time: number) => void) => void, tick: (time: number) => void, flush: () => void,
   *   show: (message: object) => void, now: () => number}} page
   */
  constructor(page) {
    this.page = page;
    this.window = new TickWindow();
    this.fingers = 0;
    this.dropped = 0;
    this.isConnected = false;
    this.isFrameRequested = false;
    this.reset();
  }

  reset() {
    this.queue = [];
    this.window.reset();
    this.wantsFrames = false;
    this.hasInput = false;
    /** How many ticks have been sent, and how many of them the page shows the answers of. */
    this.asked = 0;
    this.shown = 0;
    /** The functions that wait for an answer to be shown, in order. */
    this.waiting = [];
  }

  /** How many ticks wait for their commits. */
  get outstanding() { return this.window.outstanding; }

  get isAtRest() { return !this.isFrameRequested && this.queue.length === 0 && this.outstanding === 0; }

  /** Begins frames: something was sent, or the host has something to show. */
  wake() {
    this.hasInput = true;
    this.requestFrame();
  }

  /** Calls back when the page shows what the host made of all that was sent up to now; never, if the connection is lost. */
  whenAnswered(body) {
    // The ticks that are under way may have been before it.
    this.waiting.push({ tick: this.asked + 1, body });
    this.wake();
  }

  /** Takes a message with a commit. */
  receive(message) {
    this.window.answer(message.answered, this.page.now());
    this.wantsFrames = message.wantsFrames;
    if (message.isReset) {
      for (const dropped of this.queue) this.shown += dropped.answered;
      this.queue = [];
    }
    if (this.fingers > 0 || message.isReset) {
      this.showAll();
      this.show(message);
    } else {
      this.queue.push(message);
    }
    // Input is left from before the connection was there where the host had something to show before its first message.
    if (this.wantsFrames || this.hasInput || this.queue.length > 0) this.requestFrame();
  }

  show(message) {
    this.page.show(message);
    this.shown += message.answered;
    while (this.waiting.length > 0 && this.waiting[0].tick <= this.shown) this.waiting.shift().body();
  }

  showAll() {
    while (this.queue.length > 0) this.show(this.queue.shift());
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
      this.show(this.queue.shift());
      while (this.queue.length > 1) {
        this.dropped += 1;
        this.show(this.queue.shift());
      }
    }
    if (this.wantsFrames || this.hasInput) {
      if (this.window.ask(this.page.now())) {
        this.hasInput = false;
        this.asked += 1;
        this.page.tick(time);
      }
      this.requestFrame();
    } else if (this.queue.length > 0) {
      this.requestFrame();
    }
    this.page.flush();
  }
}
