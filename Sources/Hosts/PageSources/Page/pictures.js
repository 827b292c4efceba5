import { readCommands } from "./draw.js";
import { gravityRect } from "./geometry.js";
import { drawPart, naturalSize, parts } from "./parts.js";
import { replay } from "./replay.js";
import { Stills } from "./stills.js";

/** Canvases may not have more pixels on a side in all browsers. */
const longestSide = 4096;

/** A drawing whose size has not changed for so long is sharp; before that its pixels are stretched. In milliseconds. */
const restingTime = 120;
/** Pixels are not stretched to more than this, nor squeezed to less than its inverse. */
const mostStretch = 2;

/** The pictures that the host has sent. */
export class Pictures {
  constructor() {
    this.byId = new Map();
    /** The drawings of the canvases that are stretched for now, by their canvases. */
    this.waiting = new Map();
    this.timer = 0;
    this.stills = new Stills((picture, width, height) => this.showStill(picture, width, height));
    /** Drawings that become images if they keep their size, and when they were drawn. */
    this.resting = new Map();
    this.restTimer = 0;
  }

  /** Tells whether all drawings are as sharp as the screen. */
  get isSettled() { return this.waiting.size === 0; }

  /** Draws sharply what has been stretched, if nothing is any longer. */
  settle(time = performance.now()) {
    clearTimeout(this.timer);
    this.timer = 0;
    let next = Infinity;
    for (const [canvas, { draw }] of [...this.waiting]) {
      const rest = canvas.resizedAt + restingTime - time;
      if (rest > 0) {
        next = Math.min(next, rest);
        continue;
      }
      this.waiting.delete(canvas);
      draw();
    }
    if (next < Infinity) this.timer = setTimeout(() => this.settle(), next);
  }

  /** @param {import("./reader.js").Reader} reader */
  define(reader) {
    const id = reader.count();
    const picture = { width: reader.float(), height: reader.float(), scale: reader.float(), users: new Set(), owners: new Set() };
    if (reader.byte() === 0) {
      const type = reader.text();
      const bytes = reader.bytes(reader.count());
      picture.url = URL.createObjectURL(new Blob([bytes], { type }));
      picture.isVector = type === "image/svg+xml";
    } else {
      picture.commands = readCommands(reader);
      // One canvas for each size in pixels: a hundred layers that show a picture draw it once.
      picture.renderings = new Map();
      picture.parts = new Set(picture.commands.flatMap((command) => this.byId.get(command.picture) ?? []));
      for (const part of picture.parts) part.owners.add(picture);
    }
    this.byId.set(id, picture);
  }

  forget(id) {
    const picture = this.byId.get(id);
    if (picture?.url) URL.revokeObjectURL(picture.url);
    if (picture !== undefined) this.stills.forget(picture);
    for (const part of picture?.parts ?? []) part.owners.delete(picture);
    this.byId.delete(id);
  }

  reset() {
    for (const id of [...this.byId.keys()]) this.forget(id);
    for (const element of [...this.resting.keys(), ...this.stills.shown]) this.letGo(element);
  }

  /**
   * Makes the element that shows a picture; null for a picture that was never sent.
   * @param {boolean} isPart whether to show a part of it, or to stretch it unevenly
   */
  makeElement(id, isPart = false) {
    const picture = this.byId.get(id);
    if (picture === undefined) return null;
    const element = document.createElement(picture.url && !isPart ? "img" : "canvas");
    element.className = "contents picture";
    element.isPart = isPart;
    if (picture.url && !isPart) {
      element.alt = "";
      element.draggable = false;
      element.decoding = "sync";
      element.src = picture.url;
    } else {
      picture.users.add(element);
    }
    return element;
  }

  /** Lets go of an element that `makeElement` or `layOut` gave. */
  drop(id, element) {
    element.isLent = false;
    this.letGo(element);
    this.byId.get(id)?.users.delete(element);
  }

  letGo(element) {
    this.waiting.delete(element);
    this.resting.delete(element);
    this.stills.shown.delete(element);
  }

  /**
   * Lays an element into its layer's bounds, and draws what is not sharp at that size.
   * @param adopt hears of the element that shows the picture from a later time on
   * @returns the element that shows the picture from now on, in the place of that one
   */
  layOut(id, element, values, pixelsPerPoint, adopt = () => {}) {
    const picture = this.byId.get(id);
    if (picture === undefined) return element;
    const rect = gravityRect(values.gravity, naturalSize(picture, values), values.width, values.height);
    const { style } = element;
    style.left = `${rect.x}px`;
    style.top = `${rect.y}px`;
    // A vector picture keeps its proportions in a box of others: it is stretched as a whole.
    const stretches = picture.isVector && !element.isPart && picture.width > 0 && picture.height > 0;
    style.width = `${stretches ? picture.width : rect.width}px`;
    style.height = `${stretches ? picture.height : rect.height}px`;
    if (stretches) {
      style.transformOrigin = "0 0";
      style.transform = `scale(${rect.width / picture.width}, ${rect.height / picture.height})`;
    }
    // Drawings have no pixels of their own: they are sharp at every size.
    element.classList.toggle("pixelated", values.isPixelated && picture.url !== undefined);
    if (element.isPart) {
      element.drawAgain = () => this.drawParts(picture, element, rect, values, pixelsPerPoint);
      element.drawAgain();
    } else if (!picture.url) {
      return this.draw(picture, element, rect, pixelsPerPoint, adopt);
    }
    return element;
  }

  drawParts(picture, canvas, rect, values, pixelsPerPoint) {
    const width = pixels(rect.width, pixelsPerPoint);
    const height = pixels(rect.height, pixelsPerPoint);
    canvas.drawings = (canvas.drawings ?? 0) + 1;
    // Clears it, too.
    canvas.width = width;
    canvas.height = height;
    if (width === 0 || height === 0 || picture.width <= 0 || picture.height <= 0) return;
    const context = canvas.getContext("2d");
    context.imageSmoothingEnabled = !values.isPixelated;
    context.imageSmoothingQuality = "medium";
    const [across, down] = [width / rect.width, height / rect.height];
    const natural = naturalSize(picture, values);
    for (const { source, target } of parts(values, natural, rect)) {
      const image = picture.url ? this.decoded(picture) : this.rendering(
        picture, pixels(Math.max(natural.width, rect.width) / values.contentsRect.width, pixelsPerPoint),
        pixels(Math.max(natural.height, rect.height) / values.contentsRect.height, pixelsPerPoint));
      if (image === null) return;
      const size = { width: image.naturalWidth ?? image.width, height: image.naturalHeight ?? image.height };
      drawPart(
        context, image,
        [source.x * size.width, source.y * size.height, source.width * size.width, source.height * size.height],
        [target.x * across, target.y * down, target.width * across, target.height * down], 1, 1);
    }
  }

  draw(picture, canvas, rect, pixelsPerPoint, adopt) {
    const width = pixels(rect.width, pixelsPerPoint);
    const height = pixels(rect.height, pixelsPerPoint);
    if (width === 0 || height === 0 || picture.width <= 0 || picture.height <= 0) return canvas;
    canvas.adopt = adopt;
    if (canvas.isDrawn && hasSize(canvas, width, height)) {
      this.waiting.delete(canvas);
      return canvas;
    }
    if (this.mayStretch(canvas, width, height)) {
      this.waiting.set(canvas, { draw: () => adopt(this.drawAt(picture, canvas, width, height)) });
      if (this.timer === 0) this.timer = setTimeout(() => this.settle(), restingTime);
      return canvas;
    }
    return this.drawAt(picture, canvas, width, height);
  }

  /**
   * Whether a canvas keeps its pixels for now because its size changes from frame to frame: drawing takes longer than that.
   * The first change is drawn at once, so that a size that changes only once is sharp at once.
   */
  mayStretch(canvas, width, height) {
    if (!canvas.isDrawn) return false;
    const now = performance.now();
    const isChanging = canvas.resizedAt !== undefined && now - canvas.resizedAt < restingTime;
    canvas.resizedAt = now;
    const drawn = canvas.pixels ?? canvas;
    const factors = [width / drawn.width, height / drawn.height];
    return isChanging && factors.every((factor) => factor < mostStretch && factor > 1 / mostStretch);
  }

  drawAt(picture, canvas, width, height) {
    const still = this.stills.take(picture, width, height);
    if (still !== null) return this.exchange(picture, canvas, still);
    const rendering = this.rendering(picture, width, height);
    // What is lent belongs to the picture, which may show it elsewhere at its own size.
    const isTaken = rendering.isLent || rendering.isConnected;
    if (!isTaken || canvas.isLent || canvas.pixels) {
      return this.awaitRest(picture, this.exchange(picture, canvas, isTaken ? copyOf(rendering) : rendering));
    }
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d").drawImage(rendering, 0, 0);
    return this.awaitRest(picture, noteDrawing(canvas));
  }

  /** Makes an image of a drawing when it has been shown for a while, if it is shown still. */
  awaitRest(picture, canvas) {
    this.stills.shown.add(canvas);
    this.resting.set(canvas, { picture, time: performance.now() });
    this.restTimer ||= setTimeout(() => this.rest(), restingTime);
    return canvas;
  }

  rest() {
    this.restTimer = 0;
    // Those that rest by then go on when others are drawn.
    if (!this.stills.isWorthwhile) return;
    const time = performance.now();
    // In the order in which they were drawn.
    for (const [canvas, drawn] of this.resting) {
      const wait = drawn.time + restingTime - time;
      if (wait > 0) {
        this.restTimer = setTimeout(() => this.rest(), wait);
        return;
      }
      this.resting.delete(canvas);
      this.stills.begin(drawn.picture, canvas);
    }
  }

  /** Shows a drawing as an image where it is shown at a size. */
  showStill(picture, width, height) {
    for (const canvas of [...picture.users]) {
      // What is stretched is drawn at another size in a moment.
      if (canvas.isPart || canvas.pixels || this.waiting.has(canvas)) continue;
      if (!canvas.isDrawn || !hasSize(canvas, width, height)) continue;
      const still = this.stills.take(picture, width, height);
      if (still === null) return;
      canvas.adopt(this.exchange(picture, canvas, still));
    }
  }

  /** Shows the picture on another canvas: the one on which it was drawn, as long as nobody else shows that, costs no copy. */
  exchange(picture, canvas, other) {
    other.className = canvas.className;
    other.style.cssText = canvas.style.cssText;
    other.isPart = false;
    other.toggleAttribute("aria-hidden", false);
    if (canvas.hasAttribute("aria-hidden")) other.setAttribute("aria-hidden", canvas.getAttribute("aria-hidden"));
    picture.users.delete(canvas);
    picture.users.add(other);
    canvas.replaceWith(other);
    other.resizedAt = canvas.resizedAt;
    this.letGo(canvas);
    canvas.isLent = false;
    other.isLent = other.pixels === undefined;
    other.adopt = canvas.adopt;
    this.stills.shown.add(other);
    return noteDrawing(other);
  }

  rendering(picture, width, height, smooth = true) {
    const key = `${width}x${height}${smooth ? "" : " sharp"}`;
    let canvas = picture.renderings.get(key);
    if (canvas !== undefined) return canvas;
    // A picture that is being resized must not leave every size behind.
    if (picture.renderings.size >= 4) picture.renderings.delete(picture.renderings.keys().next().value);
    canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    context.scale(width / picture.width, height / picture.height);
    context.imageSmoothingEnabled = smooth;
    replay(context, picture.commands, (id, wanted) => this.image(id, wanted));
    picture.renderings.set(key, canvas);
    return canvas;
  }

  /**
   * A picture inside a drawing, and how many of its pixels a point has. One that is not decoded yet is left out, and the
   * drawings that show it are made anew when it is.
   * @param wanted the width and height in pixels, or as x and y the pixels of a point; and whether pixels are mixed
   */
  image(id, wanted) {
    const picture = this.byId.get(id);
    if (picture === undefined || picture.width <= 0 || picture.height <= 0) return null;
    if (!picture.url) {
      const width = pixels(wanted.width ?? wanted.x * picture.width, 1);
      const height = pixels(wanted.height ?? wanted.y * picture.height, 1);
      if (!(width > 0 && height > 0)) return null;
      const source = this.rendering(picture, width, height, wanted.smooth);
      return { source, scaleX: width / picture.width, scaleY: height / picture.height };
    }
    const image = this.decoded(picture);
    if (image === null) return null;
    return {
      source: image, scaleX: image.naturalWidth / picture.width, scaleY: image.naturalHeight / picture.height,
    };
  }

  decoded(picture) {
    if (picture.image === undefined) {
      picture.image = new Image();
      picture.image.src = picture.url;
      // A picture that cannot be decoded stays left out.
      picture.image.decode().then(() => this.redrawOwners(picture), () => {});
    }
    return picture.image.complete && picture.image.naturalWidth > 0 ? picture.image : null;
  }

  redrawOwners(picture) {
    const owners = new Set(picture.owners);
    // Owners that are added while they are gone through are gone through, too.
    for (const owner of owners) for (const next of owner.owners) owners.add(next);
    for (const owner of owners) {
      owner.renderings.clear();
      this.stills.forget(owner);
    }
    for (const owner of [picture, ...owners]) this.redraw(owner);
  }

  redraw(picture) {
    for (const canvas of [...picture.users]) {
      if (canvas.isPart) {
        canvas.drawAgain?.();
        continue;
      }
      if (canvas.pixels) {
        if (!this.waiting.has(canvas)) canvas.adopt(this.drawAt(picture, canvas, canvas.pixels.width, canvas.pixels.height));
        continue;
      }
      noteDrawing(canvas, canvas.isDrawn);
      // Clears it, and forgets the scale and the clips of what was drawn on it.
      canvas.width += 0;
      if (canvas.width > 0 && canvas.height > 0 && canvas.isDrawn) {
        canvas.getContext("2d").drawImage(this.rendering(picture, canvas.width, canvas.height), 0, 0);
        this.awaitRest(picture, canvas);
      }
    }
  }
}

/** Tells whether an element that shows a drawing has so many pixels. */
function hasSize(element, width, height) {
  const { pixels = element } = element;
  return pixels.width === width && pixels.height === height;
}

function copyOf(canvas) {
  const copy = document.createElement("canvas");
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext("2d").drawImage(canvas, 0, 0);
  return copy;
}

/** Counts what a canvas has shown, for those who keep its pixels. */
function noteDrawing(canvas, isDrawn = true) {
  canvas.isDrawn = isDrawn;
  canvas.drawings = (canvas.drawings ?? 0) + 1;
  return canvas;
}

function pixels(points, pixelsPerPoint) {
  return Math.min(Math.ceil(points * pixelsPerPoint - 1e-3), longestSide);
}
