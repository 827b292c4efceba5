import { families } from "./text.js";

/**
 * Reads a drawing's commands.
 * @param {import("./reader.js").Reader} reader
 */
export function readCommands(reader) {
  return Array.from({ length: reader.count() }, () => readCommand(reader));
}

function readCommand(reader) {
  const kind = reader.byte();
  switch (kind) {
  case 1: return { kind: "save" };
  case 2: return { kind: "restore" };
  case 3: return { kind: "concatenate", matrix: reader.floats(6) };
  case 4: return { kind: "opacity", factor: reader.float() };
  case 5: return { kind: "clip", rule: readRule(reader), path: readPath(reader) };
  case 6: return { kind: "fill", rule: readRule(reader), color: reader.color(), path: readPath(reader) };
  case 7: return { kind: "stroke", style: readStyle(reader), color: reader.color(), path: readPath(reader) };
  case 8: return { kind: "gradient", ...readGradient(reader) };
  case 9: return { kind: "picture", picture: reader.count(), rect: reader.floats(4) };
  case 10: return { kind: "text", run: reader.run() };
  default: throw new RangeError(`There is no drawing command ${kind}.`);
  }
}

function readRule(reader) { return reader.bool() ? "evenodd" : "nonzero"; }

function readPath(reader) {
  const path = new Path2D();
  for (let rest = reader.count(); rest > 0; rest -= 1) {
    switch (reader.byte()) {
    case 0: path.moveTo(reader.float(), reader.float()); break;
    case 1: path.lineTo(reader.float(), reader.float()); break;
    case 2: path.quadraticCurveTo(...reader.floats(4)); break;
    case 3: path.bezierCurveTo(...reader.floats(6)); break;
    default: path.closePath();
    }
  }
  return path;
}

function readStyle(reader) {
  return {
    width: reader.float(), cap: ["butt", "round", "square"][reader.byte()],
    join: ["miter", "round", "bevel"][reader.byte()], miterLimit: reader.float(),
    dashes: reader.floats(reader.count()), dashPhase: reader.float(),
  };
}

function readGradient(reader) {
  const radial = reader.byte() === 1;
  const shape = reader.floats(radial ? 6 : 4);
  const flags = reader.byte();
  return { radial, shape, before: (flags & 1) !== 0, after: (flags & 2) !== 0, stops: reader.stops() };
}

/**
 * Replays a drawing.
 * @param {CanvasRenderingContext2D} context one unit of which is a point of the drawing
 * @param {(id: number) => CanvasImageSource | null} image gives a picture that the drawing shows
 */
export function replay(context, commands, image) {
  for (const command of commands) {
    switch (command.kind) {
    case "save": context.save(); break;
    case "restore": context.restore(); break;
    case "concatenate": context.transform(...command.matrix); break;
    case "opacity": context.globalAlpha *= command.factor; break;
    case "clip": context.clip(command.path, command.rule); break;
    case "fill":
      if (command.color === null) break;
      context.fillStyle = command.color;
      context.fill(command.path, command.rule);
      break;
    case "stroke": stroke(context, command); break;
    case "gradient": fillGradient(context, command); break;
    case "picture": {
      const source = image(command.picture);
      if (source !== null) context.drawImage(source, ...command.rect);
      break;
    }
    case "text": fillText(context, command.run); break;
    }
  }
}

function stroke(context, { style, color, path }) {
  if (color === null || style.width <= 0) return;
  context.strokeStyle = color;
  context.lineWidth = style.width;
  context.lineCap = style.cap;
  context.lineJoin = style.join;
  context.miterLimit = style.miterLimit;
  context.setLineDash(style.dashes);
  context.lineDashOffset = style.dashPhase;
  context.stroke(path);
}

function fillText(context, run) {
  if (run.color === null) return;
  context.font = `${run.italic ? "italic " : ""}${run.weight} ${run.size}px ${families}`;
  context.textBaseline = "alphabetic";
  context.fontKerning = "none";
  // Leaves ligatures out, which the widths do not know.
  context.textRendering = "optimizeSpeed";
  context.fillStyle = run.color;
  context.fillText(run.string, run.origin.x, run.origin.y);
}

function fillGradient(context, { radial, shape, before, after, stops }) {
  if (stops.length === 0) return;
  const gradient = radial
    ? context.createRadialGradient(shape[0], shape[1], shape[2], shape[3], shape[4], shape[5])
    : context.createLinearGradient(...shape);
  for (const stop of stops) gradient.addColorStop(Math.min(Math.max(stop.at, 0), 1), stop.color);
  context.save();
  // A canvas gradient goes on for ever at both ends: what must not is clipped away.
  const all = visibleRect(context);
  if (radial) clipCircles(context, shape, before, after, all);
  else clipBand(context, shape, before, after, all);
  context.fillStyle = gradient;
  context.fillRect(all.x, all.y, all.width, all.height);
  context.restore();
}

/** The canvas in the coordinates of the drawing. */
function visibleRect(context) {
  const { width, height } = context.canvas;
  const inverse = context.getTransform().inverse();
  const corners = [[0, 0], [width, 0], [0, height], [width, height]].map(([x, y]) => inverse.transformPoint({ x, y }));
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function clipBand(context, [x1, y1, x2, y2], before, after, all) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if ((before && after) || length === 0) return;
  const far = all.width + all.height + length + Math.abs(x1 - all.x) + Math.abs(y1 - all.y);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const start = before ? -far : 0;
  const end = after ? length + far : length;
  const corner = (along, across) => [x1 + dx * along - dy * across, y1 + dy * along + dx * across];
  const band = new Path2D();
  band.moveTo(...corner(start, -far));
  band.lineTo(...corner(end, -far));
  band.lineTo(...corner(end, far));
  band.lineTo(...corner(start, far));
  context.clip(band);
}

function clipCircles(context, [x1, y1, r1, x2, y2, r2], before, after, all) {
  const ring = new Path2D();
  if (!after) {
    ring.arc(x2, y2, r2, 0, 2 * Math.PI);
    context.clip(ring);
  }
  if (!before && r1 > 0) {
    const hole = new Path2D();
    hole.rect(all.x, all.y, all.width, all.height);
    hole.moveTo(x1 + r1, y1);
    hole.arc(x1, y1, r1, 0, 2 * Math.PI);
    context.clip(hole, "evenodd");
  }
}
