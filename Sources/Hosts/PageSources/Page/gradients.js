/**
 * Fills the clip with a gradient.
 * @param {CanvasRenderingContext2D} context
 * @param {string | null} color one color in place of those of the gradient
 */
export function fillGradient(context, { kind, shape, before, after, stops }, color = null) {
  if (stops.length === 0 || !shape.every(Number.isFinite)) return;
  const all = visibleRect(context);
  if (!Object.values(all).every(Number.isFinite)) return;
  const gradient = makeGradient(context, kind, shape);
  for (const stop of stops) gradient.addColorStop(Math.min(Math.max(stop.at, 0), 1), stop.color);
  context.save();
  context.shadowColor = "transparent";
  // A canvas gradient goes on for ever at both ends: what must not is clipped away.
  if (kind === 0) clipBand(context, shape, before, after, all);
  if (kind === 1) clipCircles(context, shape, before, after, all);
  context.fillStyle = color ?? gradient;
  context.fillRect(all.x, all.y, all.width, all.height);
  context.restore();
}

function makeGradient(context, kind, shape) {
  switch (kind) {
  case 0: return context.createLinearGradient(...shape);
  case 1: {
    const [x1, y1, r1, x2, y2, r2] = shape;
    return context.createRadialGradient(x1, y1, Math.max(r1, 0), x2, y2, Math.max(r2, 0));
  }
  default: return context.createConicGradient(shape[2], shape[0], shape[1]);
  }
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
    ring.arc(x2, y2, Math.max(r2, 0), 0, 2 * Math.PI);
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
