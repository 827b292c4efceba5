/**
 * Keys in the order in which they were pressed. Whose a key is may depend on what the host makes of the one before, as an arrow
 * after the key that picks an item up: such a key waits until that is shown, and all that come after it wait behind it.
 */
export class KeyQueue {
  /**
   * @param {{handle: (event: KeyboardEvent) => void, depends: (event: KeyboardEvent) => boolean,
   *   whenAnswered: (body: () => void) => void}} page
   */
  constructor(page) {
    this.page = page;
    /** Counts up when everything that is awaited is so no longer. */
    this.round = 0;
    this.forget();
  }

  get isEmpty() { return this.events.length === 0; }

  /** Waits for the answer to the key that came last: it may change whose the next key is. */
  ask() {
    const { round } = this;
    this.unanswered += 1;
    this.page.whenAnswered(() => {
      if (round !== this.round) return;
      this.unanswered -= 1;
      this.goOn();
    });
  }

  /** Tells whether a key has to wait for its turn. */
  mustWait(event) { return !this.isEmpty || (this.unanswered > 0 && this.page.depends(event)); }

  push(event) { this.events.push(event); }

  goOn() {
    while (!this.isEmpty && (this.unanswered === 0 || !this.page.depends(this.events[0]))) {
      this.page.handle(this.events.shift());
    }
  }

  /** Handles the keys that wait at once, by what is known now. */
  release() {
    const { events } = this;
    this.forget();
    for (const event of events) this.page.handle(event);
  }

  /** Drops the keys that wait: there is nobody to answer any longer. */
  forget() {
    this.round += 1;
    this.unanswered = 0;
    this.events = [];
  }
}
