import { readField } from "./fieldvalues.js";
import { Bit } from "./numbers.js";
import { roles } from "./roles.js";
import { readSteps } from "./path.js";
import { readShape } from "./shape.js";

/** The whole of something, in units of its size. */
const unitRect = Object.freeze({ x: 0, y: 0, width: 1, height: 1 });

/**
 * The properties of a layer as the host knows them. `LayerProperties` of LayerEngine has the same defaults.
 */
export function newValues() {
  return {
    x: 0, y: 0, z: 0, anchorX: 0.5, anchorY: 0.5, originX: 0, originY: 0, width: 0, height: 0,
    transform: null, sublayerTransform: null, opacity: 1, hidden: false, doubleSided: true, clips: false,
    background: null, radius: 0, corners: 15, borderWidth: 0, borderColor: "rgb(0 0 0 / 1)", shadow: null,
    gradient: null, contents: null, gravity: 0, accessibility: null, shape: null, mask: 0,
    contentsRect: unitRect, contentsScale: 0, contentsCenter: unitRect, isPixelated: false, backdrop: "", field: null,
  };
}

/**
 * Reads a layer's changed values over its old ones.
 * @param {import("./reader.js").Reader} reader
 * @param {number} mask
 * @param {ReturnType<typeof newValues>} values
 */
export function readValues(reader, mask, values) {
  if (mask & Bit.position) { values.x = reader.coordinate(); values.y = reader.coordinate(); }
  if (mask & Bit.zPosition) values.z = reader.float();
  if (mask & Bit.anchorPoint) { values.anchorX = reader.float(); values.anchorY = reader.float(); }
  if (mask & Bit.boundsOrigin) { values.originX = reader.coordinate(); values.originY = reader.coordinate(); }
  if (mask & Bit.boundsSize) { values.width = reader.coordinate(); values.height = reader.coordinate(); }
  if (mask & Bit.transform) values.transform = readTransform(reader);
  if (mask & Bit.sublayerTransform) values.sublayerTransform = readTransform(reader);
  if (mask & Bit.opacity) values.opacity = reader.float();
  if (mask & Bit.isHidden) values.hidden = reader.bool();
  if (mask & Bit.isDoubleSided) values.doubleSided = reader.bool();
  if (mask & Bit.masksToBounds) values.clips = reader.bool();
  if (mask & Bit.backgroundColor) values.background = reader.color();
  if (mask & Bit.cornerRadius) values.radius = reader.float();
  if (mask & Bit.maskedCorners) values.corners = reader.byte();
  if (mask & Bit.borderWidth) values.borderWidth = reader.float();
  if (mask & Bit.borderColor) values.borderColor = reader.color() ?? "transparent";
  if (mask & Bit.shadow) values.shadow = readShadow(reader);
  if (mask & Bit.gradient) values.gradient = reader.bool() ? readGradient(reader) : null;
  if (mask & Bit.contents) values.contents = readContents(reader, values.contents);
  if (mask & Bit.contentsGravity) values.gravity = reader.byte();
  if (mask & Bit.accessibility) readDescription(reader, values);
  if (mask & Bit.shape) values.shape = readShape(reader);
  if (mask & Bit.mask) values.mask = reader.count();
  if (mask & Bit.contentsRect) values.contentsRect = readRect(reader);
  if (mask & Bit.contentsScale) values.contentsScale = reader.float();
  if (mask & Bit.contentsCenter) values.contentsCenter = readRect(reader);
  if (mask & Bit.magnificationFilter) values.isPixelated = reader.byte() === 1;
  if (mask & Bit.backdrop) values.backdrop = readBackdrop(reader);
  if (mask & Bit.field) values.field = reader.bool() ? readField(reader) : null;
}

function readRect(reader) {
  return { x: reader.float(), y: reader.float(), width: reader.float(), height: reader.float() };
}

/** A filter of CSS; empty for none. */
function readBackdrop(reader) {
  const blur = reader.float();
  const saturation = reader.float();
  const filters = [];
  if (blur > 0) filters.push(`blur(${blur}px)`);
  if (saturation !== 1) filters.push(`saturate(${saturation})`);
  return filters.join(" ");
}

/** Null for none; one of an outline has the steps of its path. */
function readShadow(reader) {
  const form = reader.byte();
  if (form === 0) return null;
  const shadow = { color: reader.color(), x: reader.float(), y: reader.float(), blur: reader.float() };
  // A colour that rounds to nothing.
  shadow.color ??= "transparent";
  return form === 2 ? { ...shadow, steps: readSteps(reader) } : shadow;
}

const gradientKinds = ["axial", "radial", "conic"];

function readGradient(reader) {
  const kind = gradientKinds[reader.byte()] ?? "axial";
  return { kind, start: reader.point(), end: reader.point(), stops: reader.stops() };
}

/** Null for the identity, six numbers for a map of the plane, sixteen for one of space. */
function readTransform(reader) {
  const form = reader.byte();
  return form === 0 ? null : reader.floats(form === 1 ? 6 : 16);
}

/** A description, none, that of before with another place among others, or that of a text which says all there is. */
function readDescription(reader, values) {
  const form = reader.byte();
  if (form === 2) values.accessibility.place = readPlace(reader);
  else if (form === 3) readSaying(values);
  else values.accessibility = form === 0 ? null : readAccessibility(reader);
}

/** The description of a layer that is nothing to tools but the words in it: of one that was it before only they change. */
function readSaying(values) {
  const { string } = values.contents.runs[0];
  if (values.accessibility?.saysWords) values.accessibility.label = string;
  else {
    values.accessibility = Object.assign(Object.create(plain), { role: "text", label: string, saysWords: true });
  }
}

function readPlace(reader) { return { number: reader.count(), count: reader.count() }; }

function readContents(reader, before) {
  switch (reader.byte()) {
  case 1: return { picture: reader.count() };
  case 2: return { runs: Array.from({ length: reader.count() }, () => reader.run()) };
  case 3: {
    // Other words in the look of those before.
    const [run] = before.runs;
    run.string = reader.text();
    run.origin.x = reader.coordinate();
    return before;
  }
  default: return null;
  }
}

/** The bits of a description's details. */
const Detail = {
  hint: 1 << 0, language: 1 << 1, level: 1 << 2, state: 1 << 3, isExpanded: 1 << 4, opensMenu: 1 << 5, isModal: 1 << 6,
  isHidden: 1 << 7, isGroup: 1 << 8, isElement: 1 << 9, listsElements: 1 << 10, rank: 1 << 11, isLive: 1 << 12,
  range: 1 << 13, actions: 1 << 14, elements: 1 << 15, place: 1 << 16, allowsMultiple: 1 << 17, takesText: 1 << 18,
  isTypedInto: 1 << 19, scrollsSideways: 1 << 20,
};

/** The details of elements that have none of their own. */
const plain = {
  hint: null, language: null, level: 0, state: null, expanded: null, opensMenu: false, isModal: false, isHidden: false,
  isGroup: false, isElement: false, listsElements: false, rank: 0, isLive: false, place: null, allowsMultiple: false,
  takesText: false, isTypedInto: false, scrollsSideways: false, range: null, actions: [], elements: [], saysWords: false,
  enabled: true, selected: null, value: null, interactive: false, takesKeys: false,
};

export function readAccessibility(reader) {
  const role = roles[reader.byte()] ?? "group";
  const flags = reader.byte();
  const label = reader.text();
  const told = Object.create(plain);
  told.role = role;
  told.label = label;
  told.enabled = (flags & 1) !== 0;
  told.selected = flags & 2 ? (flags & 4) !== 0 : null;
  told.value = flags & 8 ? reader.text() : null;
  told.interactive = (flags & 16) !== 0;
  told.takesKeys = (flags & 64) !== 0;
  if (flags & 32) readDetails(reader, told);
  return told;
}

/** The details that are all said by their bits. */
const flags = [
  "opensMenu", "isModal", "isHidden", "isGroup", "isElement", "listsElements", "isLive", "allowsMultiple", "takesText",
  "isTypedInto", "scrollsSideways",
];

function readDetails(reader, details) {
  const mask = reader.uint32();
  const has = (bit) => (mask & bit) !== 0;
  if (has(Detail.hint)) details.hint = reader.text();
  if (has(Detail.language)) details.language = reader.text();
  if (has(Detail.level)) details.level = reader.byte();
  if (has(Detail.state)) details.state = reader.byte();
  if (has(Detail.isExpanded)) details.expanded = reader.bool();
  for (const name of flags) if (has(Detail[name])) details[name] = true;
  if (has(Detail.rank)) details.rank = reader.count();
  if (has(Detail.range)) details.range = { least: reader.double(), most: reader.double(), now: reader.double() };
  if (has(Detail.actions)) details.actions = Array.from({ length: reader.count() }, () => reader.text());
  if (has(Detail.elements)) {
    details.elements = Array.from({ length: reader.count() }, () => ({
      number: reader.count(), frame: readRect(reader), accessibility: readAccessibility(reader),
    }));
  }
  if (has(Detail.place)) details.place = readPlace(reader);
}
