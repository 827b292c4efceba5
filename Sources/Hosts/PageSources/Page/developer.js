/** Milliseconds after which a file that was given to the browser is let go: it has been read by then. */
const longestReading = 60_000;

/** The button of developer mode, which saves what was done lately. Only a host that records has the page offer it. */
export class Developer {
  /**
   * @param {HTMLElement} button
   * @param {{ask: () => void, tell: (sentence: string) => void}} page
   */
  constructor(button, page) {
    this.button = button;
    this.page = page;
    button.addEventListener("click", () => page.ask());
    // Keys that press the button are not the program's.
    for (const name of ["keydown", "keyup"]) button.addEventListener(name, (event) => event.stopPropagation());
  }

  offer() { this.button.hidden = false; }

  /** Gives a recording to the browser as a file. */
  save(text, title) {
    const link = document.createElement("a");
    const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
    const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, "-") || "page";
    link.download = `${name}-${time}.recording`;
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), longestReading);
    this.page.tell("The last minute is saved: touchlab tells what happened in it.");
  }
}
