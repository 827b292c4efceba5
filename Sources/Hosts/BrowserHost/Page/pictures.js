import { readCommands, replay } from "./draw.js";
import { gravityRect } from "./geometry.js";

/** Canvases may not have more pixels on a side in all browsers. */
const longestSide = 4096;

/** The pictures that the host has sent. */
export class Pictures {
  constructor() {
    this.byId = new Map();
  }

  get count() { return this.byId.size; }

  /** @param {import("./reader.js").Reader} reader */
  define(reader) {
    const id = reader.count();
    const picture = { width: reader.float(), height: reader.float(), scale: reader.float(), users: new Set() };
    if (reader.byte() === 0) {
      const type = reader.text();
      const bytes = reader.bytes(reader.count());
      picture.url = URL.createObjectURL(new Blob([bytes], { type }));
    } else {
      picture.commands = readCommands(reader);
      // One canvas for each size in pixels: a hundred layers that show a picture draw it once.
      picture.renderings = new Map();
    }
    this.byId.set(id, picture);
  }

  forget(id) {
    const picture = this.byId.get(id);
    if (picture?.url) URL.revokeObjectURL(picture.url);
    this.byId.delete(id);
  }

  reset() {
    for (const id of [...this.byId.keys()]) this.forget(id);
  }

  /** Makes the element that shows a picture; null for a picture that was never sent. */
  makeElement(id) {
    const picture = this.byId.get(id);
    if (picture === undefined) return null;
    const element = document.createElement(picture.url ? "img" : "canvas");
    element.className = "contents picture";
    if (picture.url) {
      element.alt = "";
      element.draggable = false;
      element.decoding = "sync";
      element.src = picture.url;
    } else {
      picture.users.add(element);
    }
    return element;
  }

  /** Lets go of an element that `makeElement` made. */
  drop(id, element) { this.byId.get(id)?.users.delete(element); }

  /** Lays an element into its layer's bounds, and draws what is not sharp at that size. */
  layOut(id, element, values, pixelsPerPoint) {
    const picture = this.byId.get(id);
    if (picture === undefined) return;
    const rect = gravityRect(values.gravity, picture, values.width, values.height);
    const { style } = element;
    style.left = `${rect.x}px`;
    style.top = `${rect.y}px`;
    style.width = `${rect.width}px`;
    style.height = `${rect.height}px`;
    if (!picture.url) this.draw(picture, element, rect, pixelsPerPoint);
  }

  draw(picture, canvas, rect, pixelsPerPoint) {
    const width = pixels(rect.width, pixelsPerPoint);
    const height = pixels(rect.height, pixelsPerPoint);
    if (width === 0 || height === 0 || picture.width <= 0 || picture.height <= 0) return;
    if (canvas.width === width && canvas.height === height && canvas.isDrawn) return;
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d").drawImage(this.rendering(picture, width, height), 0, 0);
    canvas.isDrawn = true;
  }

  rendering(picture, width, height) {
    const key = `${width}x${height}`;
    let canvas = picture.renderings.get(key);
    if (canvas !== undefined) return canvas;
    // A picture that is being resized must not leave every size behind.
    if (picture.renderings.size >= 4) picture.renderings.delete(picture.renderings.keys().next().value);
    canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    context.scale(width / picture.width, height / picture.height);
    replay(context, picture.commands, (id) => this.image(id, picture, width, height));
    picture.renderings.set(key, canvas);
    return canvas;
  }

  /** A picture inside a drawing. One that is not decoded yet is left out, and the drawing made anew when it is. */
  image(id, owner, width, height) {
    const picture = this.byId.get(id);
    if (picture === undefined) return null;
    if (!picture.url) return this.rendering(picture, width, height);
    if (picture.image === undefined) {
      picture.image = new Image();
      picture.image.src = picture.url;
      picture.decoded = picture.image.decode();
    }
    if (picture.image.complete && picture.image.naturalWidth > 0) return picture.image;
    // A picture that cannot be decoded stays left out.
    picture.decoded.then(() => this.redraw(owner), () => {});
    return null;
  }

  redraw(picture) {
    picture.renderings.clear();
    for (const canvas of picture.users) {
      const context = canvas.getContext("2d");
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.drawImage(this.rendering(picture, canvas.width, canvas.height), 0, 0);
    }
  }
}

function pixels(points, pixelsPerPoint) {
  return Math.min(Math.ceil(points * pixelsPerPoint - 1e-3), longestSide);
}
