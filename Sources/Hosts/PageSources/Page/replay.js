import { fillGradient } from "./gradients.js";
import { drawPart } from "./parts.js";
import { drawRun } from "./text.js";

/** The operations of a canvas for CoreGraphics' blend modes, by their numbers. */
const operations = [
  "source-over", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light",
  "hard-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "destination-out", "copy",
  "source-in", "source-out", "source-atop", "destination-over", "destination-in", "destination-out",
  "destination-atop", "xor",
  // plusDarker, which no canvas has, and plusLighter.
  "multiply", "lighter",
];
const clearMode = 16;
/** Modes that on a canvas change what lies beside the drawing, too: copy, sourceIn and -Out, destinationIn and -Atop. */
const boundless = new Set([17, 18, 19, 22, 24]);
const smoothings = ["low", null, "low", "high", "medium"];

/**
 * Replays a drawing.
 * @param {CanvasRenderingContext2D} context one unit of which is a point of the drawing
 * @param image gives a picture that the drawing shows, for a scale in pixels per point or a size in pixels
 */
export function replay(context, commands, image) {
  const replayer = new Replayer(context, image);
  for (const command of commands) replayer[command.kind]?.(command);
}

/** Replays commands; its methods are named after them. */
class Replayer {
  constructor(context, image) {
    const { a, d } = context.getTransform();
    this.image = image;
    this.scaleX = a;
    this.scaleY = d;
    this.groups = [];
    this.begin(context);
  }

  /** Begins on a sheet without clips. */
  begin(context) {
    this.context = context;
    // What `resetClip` goes back to.
    context.save();
    this.levels = [{ mode: 0, clips: [], lacksClips: false }];
  }

  get level() { return this.levels.at(-1); }

  // State

  save() {
    this.context.save();
    this.levels.push({ ...this.level });
  }

  restore() {
    if (this.levels.length < 2) return;
    this.context.restore();
    this.levels.pop();
    if (this.level.lacksClips) this.clipAgain();
  }

  concatenate({ matrix }) { this.context.transform(...matrix); }

  opacity({ opacity }) { this.context.globalAlpha = opacity; }

  blend({ mode }) {
    this.level.mode = mode;
    this.context.globalCompositeOperation = boundless.has(mode) ? "source-over" : operations[mode];
  }

  shadow({ shadow }) {
    const { context } = this;
    context.shadowColor = shadow?.color ?? "transparent";
    // A canvas counts these in pixels, whatever the transform.
    context.shadowOffsetX = (shadow?.x ?? 0) * this.scaleX;
    context.shadowOffsetY = (shadow?.y ?? 0) * this.scaleY;
    context.shadowBlur = (shadow?.blur ?? 0) * (this.scaleX + this.scaleY) / 2;
  }

  interpolation({ quality }) {
    this.context.imageSmoothingEnabled = smoothings[quality] !== null;
    this.context.imageSmoothingQuality = smoothings[quality] ?? "low";
  }

  clip({ path, rule }) {
    this.level.clips = [...this.level.clips, { path, rule, matrix: this.context.getTransform() }];
    this.context.clip(path, rule);
  }

  /** A canvas has no way back from a clip but `restore`: all states are taken back and put there without their clips. */
  resetClip() {
    const { context, levels } = this;
    const states = levels.map(() => {
      const state = readState(context);
      context.restore();
      return state;
    }).reverse();
    for (const state of states) {
      context.save();
      Object.assign(context, state.values);
      context.setTransform(state.matrix);
    }
    for (const level of levels) level.lacksClips = true;
    levels[levels.length - 1] = { ...this.level, clips: [], lacksClips: false };
  }

  clipAgain() {
    const { context, level } = this;
    const matrix = context.getTransform();
    for (const clip of level.clips) {
      context.setTransform(clip.matrix);
      context.clip(clip.path, clip.rule);
    }
    context.setTransform(matrix);
    level.lacksClips = false;
  }

  // Groups

  beginGroup() {
    const { context, levels } = this;
    this.groups.push({ context, levels });
    const sheet = makeSheet(context);
    sheet.setTransform(context.getTransform());
    sheet.imageSmoothingEnabled = context.imageSmoothingEnabled;
    sheet.imageSmoothingQuality = context.imageSmoothingQuality;
    this.begin(sheet);
  }

  endGroup() {
    const outer = this.groups.pop();
    if (outer === undefined) return;
    const { canvas } = this.context;
    this.context = outer.context;
    this.levels = outer.levels;
    this.paint((context) => onPixels(context, () => context.drawImage(canvas, 0, 0)), fillAll);
  }

  // Painting

  fillRect({ rect, color }) { this.paintColor(color, (context) => context.fillRect(...rect)); }

  fill({ path, rule, color }) { this.paintColor(color, (context) => context.fill(path, rule)); }

  stroke({ path, style, color }) {
    if (!(style.width > 0)) return;
    this.paintColor(color, (context) => {
      context.strokeStyle = context.fillStyle;
      context.lineWidth = style.width;
      context.lineCap = style.cap;
      context.lineJoin = style.join;
      context.miterLimit = style.miterLimit;
      // Dashes that a canvas does not take would leave those of the last line.
      context.setLineDash([]);
      context.setLineDash(style.dashes);
      context.lineDashOffset = style.dashPhase;
      context.stroke(path);
    });
  }

  clear({ rect }) { this.context.clearRect(...rect); }

  gradient({ gradient }) {
    this.paint((context) => fillGradient(context, gradient), (context) => fillGradient(context, gradient, "#000"));
  }

  picture({ picture, part, rect }) {
    if (rect[2] === 0 || rect[3] === 0) return;
    const { a, b, c, d } = this.context.getTransform();
    const [x, y] = [Math.hypot(a, b), Math.hypot(c, d)];
    const size = part === null ? { width: x * Math.abs(rect[2]), height: y * Math.abs(rect[3]) } : { x, y };
    // A drawing in a drawing mixes the pixels in it as the outer one does.
    const found = this.image(picture, { ...size, smooth: this.context.imageSmoothingEnabled });
    if (found === null) return;
    const { source, scaleX, scaleY } = found;
    const from = part && [part[0] * scaleX, part[1] * scaleY, part[2] * scaleX, part[3] * scaleY];
    const draw = (context) => from ? drawPart(context, source, from, rect, x, y) : context.drawImage(source, ...rect);
    this.paint(draw, (context) => context.fillRect(...rect));
  }

  text({ run }) {
    const shadow = run.decoration?.shadow;
    if (shadow) {
      this.context.save();
      this.shadow({ shadow });
    }
    drawRun(this.context, run, (color, shape) => this.paintColor(color, shape));
    if (shadow) this.context.restore();
  }

  paintColor(color, shape) {
    // A clear colour shows nothing, but takes away what lies below in a mode that replaces it.
    if (color === null && this.level.mode !== clearMode && !boundless.has(this.level.mode)) return;
    const source = (context) => {
      context.fillStyle = color ?? "transparent";
      if (boundless.has(this.level.mode)) fillAll(context);
      else shape(context);
    };
    this.paint(source, shape);
  }

  /**
   * Paints in the mode of the state.
   * @param source paints the colours
   * @param shape paints what is covered in the colour of fills
   */
  paint(source, shape) {
    const { context } = this;
    const { mode } = this.level;
    if (mode === clearMode) {
      context.save();
      context.globalAlpha = 1;
      context.shadowColor = "transparent";
      context.fillStyle = "#000";
      shape(context);
      context.restore();
    } else if (boundless.has(mode)) {
      this.paintWithin(source, shape, operations[mode]);
    } else {
      source(context);
    }
  }

  /** The whole canvas is composed on a sheet, of which the shape is then put in the place of what is there. */
  paintWithin(source, shape, operation) {
    const { context } = this;
    const matrix = context.getTransform();
    const mask = makeSheet(context);
    mask.setTransform(matrix);
    mask.fillStyle = "#000";
    shape(mask);
    const result = makeSheet(context);
    result.drawImage(context.canvas, 0, 0);
    result.save();
    result.setTransform(matrix);
    result.globalAlpha = context.globalAlpha;
    result.imageSmoothingEnabled = context.imageSmoothingEnabled;
    result.globalCompositeOperation = operation;
    source(result);
    result.restore();
    result.globalCompositeOperation = "destination-in";
    result.drawImage(mask.canvas, 0, 0);
    onPixels(context, () => {
      context.globalAlpha = 1;
      context.shadowColor = "transparent";
      context.globalCompositeOperation = "destination-out";
      context.drawImage(mask.canvas, 0, 0);
      context.globalCompositeOperation = "lighter";
      context.drawImage(result.canvas, 0, 0);
    });
  }
}

/** A clear canvas of the same size. */
function makeSheet({ canvas }) {
  const sheet = document.createElement("canvas");
  sheet.width = canvas.width;
  sheet.height = canvas.height;
  return sheet.getContext("2d");
}

/** Draws in pixels of the canvas, and leaves the state as it was. */
function onPixels(context, draw) {
  context.save();
  context.resetTransform();
  draw();
  context.restore();
}

function fillAll(context) {
  onPixels(context, () => context.fillRect(0, 0, context.canvas.width, context.canvas.height));
}

function readState(context) {
  const {
    globalAlpha, globalCompositeOperation, shadowColor, shadowBlur, shadowOffsetX, shadowOffsetY,
    imageSmoothingEnabled, imageSmoothingQuality,
  } = context;
  return {
    matrix: context.getTransform(),
    values: {
      globalAlpha, globalCompositeOperation, shadowColor, shadowBlur, shadowOffsetX, shadowOffsetY,
      imageSmoothingEnabled, imageSmoothingQuality,
    },
  };
}
