/** Pixels of CSS that browsers make text of the usual size high, unless the person asks for another size. */
const usualTextSize = 16;

/** The colours of the person's own that the application is told of, in the order of the protocol. */
const forcedColors = ["Canvas", "CanvasText", "LinkText", "GrayText", "Highlight"];

/** The screen on which the page shows the application. */
export class Screen {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} safeArea the element whose padding is the safe area
   * @param {HTMLElement} textSize an element as wide as text of the usual size is high
   * @param {import("./language.js").PageLanguage} language
   * @param {() => void} changed
   */
  constructor(root, safeArea, textSize, language, changed) {
    this.root = root;
    this.safeArea = safeArea;
    this.textSize = textSize;
    this.language = language;
    this.changed = changed;
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
    this.dark.addEventListener("change", changed);
    this.reducedMotion.addEventListener("change", changed);
    this.moreContrast = matchMedia("(prefers-contrast: more)");
    this.reducedTransparency = matchMedia("(prefers-reduced-transparency: reduce)");
    this.inverted = matchMedia("(inverted-colors: inverted)");
    this.forcedColors = matchMedia("(forced-colors: active)");
    for (const query of [this.moreContrast, this.reducedTransparency, this.inverted, this.forcedColors]) {
      query.addEventListener("change", changed);
    }
    const sizes = new ResizeObserver(() => this.update());
    sizes.observe(root);
    // Its content has no size of its own, so that its box changes with the insets.
    sizes.observe(safeArea, { box: "border-box" });
    sizes.observe(textSize);
    this.watchScale();
    this.last = this.description();
  }

  get scale() { return window.devicePixelRatio || 1; }

  description() {
    const padding = getComputedStyle(this.safeArea);
    const inset = (side) => parseFloat(padding.getPropertyValue(`padding-${side}`)) || 0;
    return [
      this.root.clientWidth, this.root.clientHeight, this.scale, inset("top"), inset("left"), inset("bottom"),
      inset("right"), (this.textSize.clientWidth || usualTextSize) / usualTextSize,
    ];
  }

  update() {
    const description = this.description();
    if (description.every((value, index) => value === this.last[index])) return;
    this.last = description;
    this.changed();
  }

  /** A query matches one scale only, so each change asks for the next. */
  watchScale() {
    matchMedia(`(resolution: ${this.scale}dppx)`).addEventListener("change", () => {
      this.watchScale();
      this.update();
    }, { once: true });
  }

  /** @param {import("./writer.js").Outbox} outbox */
  write(outbox) {
    this.last = this.description();
    const [width, height, scale, top, left, bottom, right, textScale] = this.last;
    outbox.side(width);
    outbox.side(height);
    outbox.float(scale, 0.05, 32);
    for (const inset of [top, left, bottom, right]) outbox.inset(inset);
    outbox.bool(this.dark.matches);
    outbox.bool(this.reducedMotion.matches);
    outbox.bool(this.moreContrast.matches);
    outbox.bool(this.reducedTransparency.matches);
    outbox.bool(this.inverted.matches);
    outbox.bool(this.language.writesRightToLeft);
    outbox.float(textScale, 0.25, 8);
    outbox.bool(this.forcedColors.matches);
    if (!this.forcedColors.matches) return;
    for (const name of forcedColors) for (const part of this.colorParts(name)) outbox.byte(part);
  }

  /** Red, green and blue of one of the system's colours. */
  colorParts(name) {
    this.safeArea.style.color = name;
    const parts = getComputedStyle(this.safeArea).color.match(/\d+/g).slice(0, 3).map(Number);
    this.safeArea.style.color = "";
    return parts;
  }
}
