import { readSteps } from "./path.js";

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
  case 4: return { kind: "opacity", opacity: reader.float() };
  case 5: return { kind: "clip", rule: readRule(reader), path: readPath(reader) };
  case 6: return { kind: "fill", rule: readRule(reader), color: reader.color(), path: readPath(reader) };
  case 7: return { kind: "stroke", style: readStyle(reader), color: reader.color(), path: readPath(reader) };
  case 8: return { kind: "gradient", gradient: readGradient(reader) };
  case 9: return { kind: "picture", picture: reader.count(), part: null, rect: reader.floats(4) };
  case 10: return { kind: "text", run: reader.run() };
  case 11: return { kind: "blend", mode: reader.byte() };
  case 12: return { kind: "shadow", shadow: reader.bool() ? readShadow(reader) : null };
  case 13: return { kind: "interpolation", quality: reader.byte() };
  case 14: return { kind: "resetClip" };
  case 15: return { kind: "beginGroup" };
  case 16: return { kind: "endGroup" };
  case 17: return { kind: "fillRect", rect: reader.floats(4), color: reader.color() };
  case 18: return { kind: "clear", rect: reader.floats(4) };
  case 19: return { kind: "picture", picture: reader.count(), part: reader.floats(4), rect: reader.floats(4) };
  default: throw new RangeError(`There is no drawing command ${kind}.`);
  }
}

function readRule(reader) { return reader.bool() ? "evenodd" : "nonzero"; }

function readPath(reader) {
  const path = new Path2D();
  for (const { letter, numbers } of readSteps(reader)) {
    switch (letter) {
    case "M": path.moveTo(...numbers); break;
    case "L": path.lineTo(...numbers); break;
    case "Q": path.quadraticCurveTo(...numbers); break;
    case "C": path.bezierCurveTo(...numbers); break;
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
  const kind = reader.byte();
  const shape = reader.floats([4, 6, 3][kind]);
  const flags = reader.byte();
  return { kind, shape, before: (flags & 1) !== 0, after: (flags & 2) !== 0, stops: reader.stops() };
}

function readShadow(reader) {
  return { x: reader.float(), y: reader.float(), blur: reader.float(), color: reader.color() };
}
