/** Families with the widths that text was measured in, in the order in which they are tried; page.css has the same. */
export const families = '"Liberation Sans", Arimo, Helvetica, Arial, sans-serif';
export const monospacedFamilies = '"Liberation Mono", Cousine, "Courier New", Courier, monospace';

/** The families of a run. */
export function familiesOf(run) { return run.monospaced ? monospacedFamilies : families; }

/** Lines, by their numbers; canvas has dashes for some. */
export const linePatterns = ["solid", "double", "dotted", "dashed"];

/** The map that stretches and slants a run around the left end of its baseline; null for none. */
export function shapeOf(run) {
  const slant = run.decoration?.slant ?? 0;
  const stretch = run.decoration?.stretch ?? 1;
  return slant === 0 && stretch === 1 ? null : [stretch, 0, -slant, 1];
}

/**
 * Shows runs of text, each at its own place; elements are used again.
 * @param {HTMLElement} element
 * @returns {boolean} whether it is one line, whose letters are a layer's own and are placed by that: see line.js
 */
export function showRuns(element, runs) {
  const spans = element.children;
  // Such a run is a part of its layer, and no box of its own, which costs as much as its letters.
  const flows = runs.length === 1 && canFlow(runs[0]);
  if (flows !== element.classList.contains("flowing")) {
    element.classList.toggle("flowing", flows);
    for (const span of spans) span.shown = null;
  }
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index];
    const span = spans[index] ?? addSpan(element);
    const { shown } = span;
    // A cell that is used again mostly shows other words in the same way: each property is set where it has changed.
    if (run !== shown && (shown === null || !looksLike(run, shown))) dress(span, run);
    if (!flows) placeRun(span, run, shown === null);
    if (shown === null || run.decoration !== null || shown.decoration !== null) {
      setText(run.decoration?.underline && run.decoration.strikethrough ? struck(span) : span, run.string);
    } else if (run.string !== span.words) {
      span.firstChild.data = run.string;
    }
    span.shown = run;
    span.words = run.string;
  }
  while (spans.length > runs.length) element.lastElementChild.remove();
  return flows;
}

/**
 * Tells whether a run can stand in its layer without a box of its own: nothing is drawn around it, it begins at its left, and its
 * line begins at the layer's top.
 */
function canFlow(run) {
  return run.decoration === null && !run.rightToLeft && Math.floor(run.origin.y) >= run.size / 2;
}

function addSpan(element) {
  const span = document.createElement("span");
  span.className = "run";
  /** The run that the element shows, and the words of it and its place as they are shown: those of a run may change. */
  span.shown = null;
  span.words = "";
  return element.appendChild(span);
}

/** Tells whether two runs differ in nothing but their words and their places. */
function looksLike(run, other) {
  return run.size === other.size && run.weight === other.weight && run.italic === other.italic
    && run.monospaced === other.monospaced && run.color === other.color && run.rightToLeft === other.rightToLeft
    && run.decoration === null && other.decoration === null;
}

function placeRun(span, run, isNew) {
  const { style } = span;
  const { x, y } = run.origin;
  if (isNew || x !== span.x) style.left = `${x}px`;
  // The baseline lies two ems below the top: see page.css.
  const top = y - 2 * run.size;
  if (isNew || top !== span.top) style.top = `${top}px`;
  span.x = x;
  span.top = top;
  // Text that is read from the right begins at the right end of its place.
  if (run.rightToLeft) style.width = `${run.width / (run.decoration?.stretch ?? 1)}px`;
}

function dress(span, run) {
  const { style } = span;
  style.fontSize = `${run.size}px`;
  style.fontWeight = run.weight === 400 ? "" : String(run.weight);
  style.fontStyle = run.italic ? "italic" : "";
  style.fontFamily = run.monospaced ? monospacedFamilies : "";
  style.color = run.color ?? "transparent";
  style.direction = run.rightToLeft ? "rtl" : "";
  if (!run.rightToLeft) style.width = "";
  if (run.decoration !== null || span.isDecorated) decorate(span, run);
}

function setText(element, string) {
  if (element.textContent === string && element.firstElementChild === null && element.firstChild !== null) return;
  // A text of its own even where there are no letters, which may come to be others.
  element.replaceChildren(document.createTextNode(string));
}

/** The element inside that is struck through: lines of two looks need two elements. */
function struck(span) {
  if (span.firstElementChild === null) span.replaceChildren(document.createElement("span"));
  const inner = span.firstElementChild;
  inner.style.textDecoration = span.strike;
  return inner;
}

function decorate(span, run) {
  const { style } = span;
  const decoration = run.decoration ?? {};
  span.isDecorated = run.decoration !== null;
  const { underline, strikethrough, background, shadow, outline, stretch = 1 } = decoration;
  span.strike = strikethrough ? lineStyle("line-through", strikethrough) : "";
  style.textDecoration = underline ? lineStyle("underline", underline) : span.strike;
  style.textUnderlineOffset = underline ? `${underline.offset}px` : "";
  style.letterSpacing = decoration.letterSpacing ? `${decoration.letterSpacing / stretch}px` : "";
  style.wordSpacing = decoration.wordSpacing ? `${decoration.wordSpacing / stretch}px` : "";
  style.textShadow = shadow ? `${shadow.x}px ${shadow.y}px ${shadow.blur}px ${shadow.color}` : "";
  style.webkitTextStroke = outline ? `${outline.width}px ${outline.color}` : "";
  if (outline && !outline.filled) style.color = "transparent";
  const shape = shapeOf(run);
  style.transform = shape === null ? "" : `matrix(${shape.join(",")},0,0)`;
  style.transformOrigin = shape === null ? "" : "0 2em";
  style.background = background
    ? `linear-gradient(${background.color},${background.color}) 0 calc(2em - ${background.ascent}px) /
      ${run.width / stretch}px ${background.ascent + background.descent}px no-repeat`
    : "";
  // What lies below the baseline is beside the element's own box.
  style.paddingBottom = background ? `${Math.max(background.descent, 0)}px` : "";
}

function lineStyle(place, line) {
  return `${place} ${linePatterns[line.pattern]} ${line.color} ${line.thickness}px`;
}

/**
 * Draws a run into a canvas.
 * @param {(color: string | null, shape: (context: CanvasRenderingContext2D) => void) => void} paint
 */
export function drawRun(context, run, paint) {
  const { decoration, origin, width } = run;
  const { background, underline, strikethrough, outline, stretch = 1 } = decoration ?? {};
  if (background) {
    const height = background.ascent + background.descent;
    paint(background.color, (to) => to.fillRect(origin.x, origin.y - background.ascent, width, height));
  }
  if (underline) drawLine(run, underline, paint);
  const shape = shapeOf(run);
  const draw = (to, method) => {
    to.font = `${run.italic ? "italic " : ""}${run.weight} ${run.size}px ${familiesOf(run)}`;
    to.textBaseline = "alphabetic";
    to.fontKerning = "none";
    // Leaves ligatures out, which the widths do not know.
    to.textRendering = "optimizeSpeed";
    to.letterSpacing = `${(decoration?.letterSpacing ?? 0) / stretch}px`;
    to.wordSpacing = `${(decoration?.wordSpacing ?? 0) / stretch}px`;
    to.direction = run.rightToLeft ? "rtl" : "ltr";
    to.textAlign = run.rightToLeft ? "right" : "left";
    const x = run.rightToLeft ? width / stretch : 0;
    if (shape === null) {
      to[method](run.string, origin.x + x, origin.y);
      return;
    }
    const matrix = to.getTransform();
    to.transform(...shape, origin.x, origin.y);
    to[method](run.string, x, 0);
    to.setTransform(matrix);
  };
  if (!outline || outline.filled) paint(run.color, (to) => draw(to, "fillText"));
  if (outline) {
    paint(outline.color, (to) => {
      to.strokeStyle = to.fillStyle;
      to.lineWidth = outline.width;
      draw(to, "strokeText");
    });
  }
  if (strikethrough) drawLine(run, strikethrough, paint);
}

function drawLine({ origin, width }, line, paint) {
  const { thickness } = line;
  const top = origin.y + line.offset;
  const pattern = linePatterns[line.pattern];
  paint(line.color, (to) => {
    if (pattern === "solid" || pattern === "double") {
      to.fillRect(origin.x, top, width, thickness);
      if (pattern === "double") to.fillRect(origin.x, top + 2 * thickness, width, thickness);
      return;
    }
    const length = pattern === "dotted" ? thickness : 3 * thickness;
    for (let x = 0; x < width; x += length + (pattern === "dotted" ? thickness : 2 * thickness)) {
      to.fillRect(origin.x + x, top, Math.min(length, width - x), thickness);
    }
  });
}
