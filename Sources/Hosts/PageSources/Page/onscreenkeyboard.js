/** Points by which less must be seen of the page for something to lie over it that is a keyboard: bars of browsers are lower. */
const leastHeight = 60;

/**
 * The place of a keyboard that lies over the page, in points of the screen; null where there is none.
 * @param {{width: number, height: number}} layout what the page is laid out in
 * @param {{height: number, scale: number}} visual what is seen of it
 */
export function keyboardFrame(layout, visual) {
  // Who has zoomed in sees less of the page without any keyboard.
  if (visual.scale > 1.01) return null;
  const height = layout.height - visual.height;
  return height > leastHeight ? { x: 0, y: visual.height, width: layout.width, height } : null;
}

/** Tells the host of the keyboard that a phone lays over the page while text is edited. */
export class OnScreenKeyboard {
  /**
   * @param {VisualViewport | undefined} viewport
   * @param {HTMLElement} root the element that is as large as the screen
   * @param {{isTyping: () => boolean, tell: (frame: object | null) => void, whenAnswered: (body: () => void) => void,
   *   shiftBack: () => void}} page
   */
  constructor(viewport, root, page) {
    this.viewport = viewport;
    this.root = root;
    this.page = page;
    /** Tells what the host knows. */
    this.frame = null;
    for (const name of ["resize", "scroll"]) viewport?.addEventListener(name, () => this.update());
  }

  /** Tells whether a keyboard is known to be there. */
  get isShown() { return this.frame !== null; }

  /** The visible part of the page, or what is edited, may have changed. */
  update() {
    if (this.viewport === undefined) return;
    const layout = { width: this.root.clientWidth, height: this.root.clientHeight };
    const frame = this.page.isTyping() ? keyboardFrame(layout, this.viewport) : null;
    const isSame = frame?.y === this.frame?.y && frame?.width === this.frame?.width && frame?.height === this.frame?.height;
    if (!isSame) {
      this.frame = frame;
      this.page.tell(frame);
    }
    // The browser has moved the page to the field: it moves back when the program has made room.
    if (this.viewport.offsetTop > 0) this.page.whenAnswered(() => this.page.shiftBack());
  }

  /** A host that knows nothing of it has come. */
  forget() { this.frame = null; }
}
