/**
 * Puts things into the order in which they are read: rows from top to bottom, each from the side where reading begins.
 * Those with a rank come in the order of their ranks, before those without.
 * @template {{left: number, top: number, right: number, bottom: number, rank?: number}} T
 * @param {T[]} things
 * @param {boolean} fromRight
 * @returns {T[]}
 */
export function readingOrder(things, fromRight = false) {
  const ranked = things.filter((thing) => thing.rank).sort((one, other) => one.rank - other.rank);
  const rest = things.filter((thing) => !thing.rank).sort((one, other) => one.top - other.top);
  const rows = [];
  for (const thing of rest) {
    const row = rows.at(-1);
    if (row !== undefined && isBeside(row, thing)) {
      row.things.push(thing);
    } else {
      rows.push({ top: thing.top, bottom: thing.bottom, things: [thing] });
    }
  }
  const bySide = fromRight ? (one, other) => other.right - one.right : (one, other) => one.left - other.left;
  return [...ranked, ...rows.flatMap((row) => row.things.sort(bySide))];
}

/**
 * Puts things into the order in which they are read, where some stand together: those of a card are read one after the other
 * before those of the card beside it. A group that reaches into what lies beside it is none to a person who looks at it,
 * and what is told a rank by a thing around the group leaves it.
 * @template T
 * @param {(T | {members: T[], left: number, top: number, right: number, bottom: number})[]} things
 * @param {boolean} fromRight
 * @returns {T[]}
 */
export function arranged(things, fromRight = false) {
  let open = things;
  for (;;) {
    const torn = new Set(open.filter((thing) => thing.members !== undefined
      && (hasRank(thing) || open.some((other) => other !== thing && overlap(thing, other)))));
    if (torn.size === 0) break;
    open = open.flatMap((thing) => torn.has(thing) ? thing.members : [thing]);
  }
  return readingOrder(open.map((thing) => uncovered(thing, open)), fromRight).map((thing) => thing.whole ?? thing)
    .flatMap((thing) => thing.members === undefined ? [thing] : arranged(thing.members, fromRight));
}

/** Points by which boxes may reach into each other: half of one is rounding. */
const leastOverlap = 0.5;

function overlap(one, other) {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left) > leastOverlap
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > leastOverlap;
}

/**
 * A container as far as nothing lies over its ends: a list that goes on below a bar begins where the bar ends, for a person
 * who looks at it.
 */
function uncovered(thing, others) {
  if (!thing.children?.length) return thing;
  const { left, right } = thing;
  let { top, bottom } = thing;
  const middle = (top + bottom) / 2;
  for (const other of others) {
    if (other === thing || !overlap(other, { left, top, right, bottom })) continue;
    if (other.bottom < middle) top = Math.max(top, other.bottom);
    else if (other.top > middle) bottom = Math.min(bottom, other.top);
  }
  return top === thing.top && bottom === thing.bottom ? thing : { ...thing, top, bottom, whole: thing };
}

function hasRank(thing) { return thing.members?.some(hasRank) ?? Boolean(thing.rank); }

/** Tells whether a thing stands in a row rather than below it: its middle does, or the row's middle lies in it. */
function isBeside(row, thing) {
  const middle = (thing.top + thing.bottom) / 2;
  const rowMiddle = (row.top + row.bottom) / 2;
  return middle < row.bottom && rowMiddle > thing.top;
}

/**
 * The next of some boxes in a direction, by the rule of the host's own focus (`FocusSearch`): a box counts when its middle lies
 * further that way. Those beside the old box, and not only askew, go first; then the nearest one along the way; then the one
 * that is least askew. Across the way of scrolling only what is beside counts: a row goes on in the next, and not in one that
 * is longer.
 * @param {boolean} isSideways whether the content scrolls to the sides, and not up and down
 * @returns {number} an index, or -1
 */
export function nearest(boxes, from, direction, isSideways = false) {
  const start = spans(from, direction);
  const isAcross = (direction === "left" || direction === "right") !== isSideways;
  let best = -1;
  let least = null;
  boxes.forEach((box, index) => {
    if (box === from) return;
    const place = spans(box, direction);
    // Half a point: what stands in the same row or column is not ahead.
    if ((place.near + place.far - start.near - start.far) / 2 <= 0.5) return;
    // What only touches at a corner lies askew.
    const isAskew = Math.max(start.low - place.high, place.low - start.high) >= 0;
    if (isAskew && isAcross) return;
    const rank = [
      isAskew ? 1 : 0,
      Math.max(0, place.near - start.far),
      Math.abs(place.low + place.high - start.low - start.high) / 2,
    ];
    if (least === null || isLess(rank, least)) {
      least = rank;
      best = index;
    }
  });
  return best;
}

/** The span of a box along a direction, growing ahead, and its span across it. */
function spans({ left, top, right, bottom }, direction) {
  switch (direction) {
  case "down": return { near: top, far: bottom, low: left, high: right };
  case "up": return { near: -bottom, far: -top, low: left, high: right };
  case "right": return { near: left, far: right, low: top, high: bottom };
  default: return { near: -right, far: -left, low: top, high: bottom };
  }
}

function isLess(one, other) {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index !== -1 && one[index] < other[index];
}
