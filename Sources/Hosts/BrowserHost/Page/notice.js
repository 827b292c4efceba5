/** Milliseconds before a lost connection is mentioned: most come back sooner. */
const patience = 700;

/** The line at the bottom of the page that says why nothing moves. */
export class Notice {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.timer = 0;
  }

  /** Shows a sentence, after a moment unless it cannot wait. */
  show(text, isUrgent = false) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.element.hidden = false;
      this.element.textContent = text;
      requestAnimationFrame(() => this.element.classList.add("shown"));
    }, isUrgent || !this.element.hidden ? 0 : patience);
  }

  hide() {
    clearTimeout(this.timer);
    this.element.classList.remove("shown");
    this.element.hidden = true;
  }
}
