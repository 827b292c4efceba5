/** Milliseconds before a lost connection is mentioned: the first try to have it back, after 250, mostly succeeds. */
const patience = 400;

/** Milliseconds for which a sentence stays that nothing will take away. */
const readingTime = 6_000;

/** The line at the top of the page that says why nothing moves, off what is written below things. */
export class Notice {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.timer = 0;
    this.ending = 0;
  }

  /** Shows a sentence, after a moment unless it cannot wait. */
  show(text, isUrgent = false) {
    clearTimeout(this.timer);
    clearTimeout(this.ending);
    this.timer = setTimeout(() => {
      this.element.hidden = false;
      this.element.textContent = text;
      requestAnimationFrame(() => this.element.classList.add("shown"));
    }, isUrgent || !this.element.hidden ? 0 : patience);
  }

  /** Shows a sentence at once, and takes it away after a while. */
  tell(text) {
    this.show(text, true);
    this.ending = setTimeout(() => this.hide(), readingTime);
  }

  hide() {
    clearTimeout(this.timer);
    clearTimeout(this.ending);
    this.element.classList.remove("shown");
    this.element.hidden = true;
  }
}
