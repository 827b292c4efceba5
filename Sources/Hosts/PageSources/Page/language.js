/**
 * Of a program's languages the one that suits a person best.
 *
 * @param {string[]} languages those of the program, as BCP 47 tags, the one that it is in otherwise first
 * @param {readonly string[]} wanted the person's, the best first
 */
export function suitingLanguage(languages, wanted) {
  const known = languages.map((tag) => tag.toLowerCase());
  for (const wish of wanted) {
    // From the whole tag to the language alone, as lookups do; then whatever is of the same language.
    const parts = wish.toLowerCase().split("-");
    for (let count = parts.length; count > 0; count -= 1) {
      const index = known.indexOf(parts.slice(0, count).join("-"));
      if (index >= 0) return languages[index];
    }
    const index = known.findIndex((tag) => tag.split("-")[0] === parts[0]);
    if (index >= 0) return languages[index];
  }
  return languages[0];
}

/** The page's language and its direction: of those that the program has the one that the browser is set to. */
export class PageLanguage {
  /**
   * @param {HTMLElement} root the element that has both as attributes, and the program's languages, each with its direction
   * @param {() => void} changed called when the direction becomes another
   */
  constructor(root, changed) {
    this.root = root;
    this.directions = new Map();
    for (const entry of (root.dataset.languages ?? "").split(" ")) {
      const [language, direction] = entry.split(":");
      if (direction !== undefined) this.directions.set(language, direction);
    }
    this.choose();
    window.addEventListener("languagechange", () => {
      const { writesRightToLeft } = this;
      this.choose();
      if (this.writesRightToLeft !== writesRightToLeft) changed();
    });
  }

  get writesRightToLeft() { return this.root.dir === "rtl"; }

  choose() {
    if (this.directions.size < 2) return;
    const language = suitingLanguage([...this.directions.keys()], navigator.languages ?? []);
    this.root.lang = language;
    this.root.dir = this.directions.get(language);
  }
}
