/** Milliseconds for which a sentence stays, so that a reader which is busy finds it. */
const lifetime = 10_000;

/** Has sentences read out. */
export class Announcer {
  /**
   * @param {HTMLElement} polite what is read when the reader comes to it
   * @param {HTMLElement} urgent what interrupts
   */
  constructor(polite, urgent) {
    this.polite = polite;
    this.urgent = urgent;
  }

  say(text, isUrgent) {
    // An element for each: the same words said again are read again.
    const line = document.createElement("p");
    line.textContent = text;
    (isUrgent ? this.urgent : this.polite).append(line);
    setTimeout(() => line.remove(), lifetime);
  }
}
