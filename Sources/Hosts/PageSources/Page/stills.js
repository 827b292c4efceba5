/**
 * With no more drawings than these a page leaves them canvases. Browsers give each canvas a picture of its own in the
 * compositor, and go through all of these whenever anything moves.
 */
const fewDrawings = 8;
/** Drawings of more pixels stay canvases: few of them are seen at a time, and they take long to be encoded. */
const mostPixels = 1 << 19;
/** In so many sizes a drawing is kept as an image: here and there in a program, before and after a change of its size. */
const mostSizes = 4;

/**
 * Drawings as images, which a browser paints like everything else: a grid that scrolls is one picture with them. A drawing
 * that keeps its size becomes one by and by where a page shows many, and is shown as it from then on.
 */
export class Stills {
  /** @param {(picture: object, width: number, height: number) => void} noteStill hears of a drawing that is an image at a size */
  constructor(noteStill) {
    this.noteStill = noteStill;
    /** The elements that show drawings, canvases and images. */
    this.shown = new Set();
  }

  /** Tells whether so many drawings are shown that they had better be images. */
  get isWorthwhile() { return this.shown.size > fewDrawings; }

  /** Makes an image of a drawing on a canvas, and shows it where the drawing is shown at that size. */
  begin(picture, canvas) {
    const { width, height } = canvas;
    const key = `${width}x${height}`;
    picture.stills ??= new Map();
    if (width * height > mostPixels || picture.stills.has(key)) return;
    const still = { url: null, image: null };
    picture.stills.set(key, still);
    if (picture.stills.size > mostSizes) {
      const [[oldest, { url }]] = picture.stills;
      picture.stills.delete(oldest);
      // Elements that show it have it already.
      if (url !== null) URL.revokeObjectURL(url);
    }
    canvas.toBlob((blob) => {
      // It may have been drawn anew by now, with what had not been decoded yet.
      if (blob === null || picture.stills?.get(key) !== still) return;
      still.url = URL.createObjectURL(blob);
      const image = new Image();
      image.src = still.url;
      image.decode().then(() => {
        if (picture.stills?.get(key) !== still) return;
        still.image = image;
        this.noteStill(picture, width, height);
      }, () => {});
    });
  }

  /** An element that shows a drawing at a size at once; null while there is none. */
  take(picture, width, height) {
    const still = picture.stills?.get(`${width}x${height}`);
    if (!still?.image) return null;
    const element = new Image();
    element.alt = "";
    element.draggable = false;
    element.decoding = "sync";
    element.src = still.url;
    if (!element.complete || element.naturalWidth === 0) return null;
    element.pixels = { width, height };
    return element;
  }

  /** The drawing is another, or gone. */
  forget(picture) {
    for (const { url } of picture.stills?.values() ?? []) if (url !== null) URL.revokeObjectURL(url);
    picture.stills = undefined;
  }
}
