/**
 * Shows a scroll under a finger where the host is going to show it, as long as its answer is under way.
 *
 * With each commit in which a finger drags content the host says by which law the content follows, and which place of the
 * finger it knew. The law is a closed form, so that the page knows where the content is going to be for the place where the
 * finger is now: the difference is the lead. What turns out otherwise is made good little by little.
 *
 * Nothing here knows of the document; places are points, times milliseconds.
 */

/** How long it takes until of an error a third is left (1/e). Our choice: three frames of an ordinary screen. */
const mending = 50;
/** A frame counts as no longer than this, so that after a pause nothing is made good at a stroke. */
const longestFrame = 34;
/** What a finger has been given up with ends over this many times the way there and back, but no sooner than `mending`. */
const settlingWays = 3;
/** Points that nobody sees. */
const negligible = 0.25;
/** Points by which a program moves content at least that it puts elsewhere; less is made good. Our choice: a row of a list. */
const leastMove = 40;
/** How often content that is held back may be predicted wrongly before its drag is no longer predicted. */
const mostMisses = 3;

/** Where content is that a finger has pulled to `pulled`, a place without a rubber band: what `ScrollAxis.drag` does. */
export function placeOf(axis, pulled) {
  const edge = Math.min(Math.max(pulled, axis.minimum), axis.maximum);
  const pull = axis.gives ? pulled - edge : 0;
  if (pull === 0 || axis.length <= 0) return edge;
  const stretched = axis.coefficient * Math.abs(pull);
  return edge + Math.sign(pull) * axis.length * (stretched / (stretched + axis.length));
}

/** The lead of one axis of a content. */
class AxisLead {
  /** @param {number} lead what is shown ahead of the host before this */
  constructor(axis, seen, finger, lead) {
    this.misses = 0;
    this.take(axis, seen);
    this.error = lead - this.ahead(finger);
  }

  take(axis, seen) {
    this.axis = axis;
    this.seen = seen;
    this.base = placeOf(axis, axis.pulled);
  }

  /** Where the host is going to have the content for a place of the finger. */
  place(finger) { return placeOf(this.axis, this.axis.pulled - (finger - this.seen)); }

  /** How far the law is ahead of the host, no farther than content is ready. */
  ahead(finger) {
    if (!this.isTrusted) return 0;
    const { reach } = this.axis;
    return Math.min(Math.max(this.place(finger) - this.base, -reach), reach);
  }

  lead(finger) { return this.ahead(finger) + this.error; }

  /** Whether the law has been the host's up to now. */
  get isTrusted() { return this.misses < mostMisses; }

  /** Takes in what the host knows by now. What is shown stays where it is, unless the program has moved the content. */
  follow(axis, seen, finger) {
    if (!this.isTrusted) {
      this.take(axis, seen);
      return;
    }
    const shown = this.base + this.lead(finger);
    const expected = this.place(finger);
    const predicted = expected - this.base;
    this.take(axis, seen);
    const surprise = this.place(finger) - expected;
    // What is farther off than was predicted at all was no mistake: the program has put the content elsewhere.
    const isMoved = Math.abs(surprise) > Math.abs(predicted) + leastMove;
    if (!isMoved && Math.abs(surprise) > negligible && surprise * predicted < 0) this.misses += 1;
    this.error = shown + (isMoved ? surprise : 0) - this.base - this.ahead(finger);
  }
}

/** What is shown of one content ahead of the host. */
class ScrollLead {
  constructor(record) {
    this.layer = record.layer;
    this.touch = record.touch;
    this.held = record.held;
    this.x = null;
    this.y = null;
    /** What is left when no finger drags any longer; null while one does. */
    this.rest = null;
  }

  lead(finger) {
    if (this.rest !== null) return this.rest;
    return { x: this.x?.lead(finger.x) ?? 0, y: this.y?.lead(finger.y) ?? 0 };
  }
}

const nothing = { x: 0, y: 0 };

export class Prediction {
  constructor() {
    /** How long a message and its answer are under way. */
    this.roundTrip = 0;
    this.reset();
  }

  /** Forgets all that is shown ahead; fingers stay down. */
  reset() {
    this.scrolls = new Map();
    this.fingers ??= new Map();
    this.last = null;
  }

  /** A finger has come down. What answers a tick up to `tick` knows nothing of it. */
  down(touch, x, y, tick) { this.fingers.set(touch, { x: Math.fround(x), y: Math.fround(y), tick }); }

  /** A finger has moved. Places are those that the host gets: in single precision. */
  move(touch, x, y) {
    const finger = this.fingers.get(touch);
    if (finger === undefined) return;
    finger.x = Math.fround(x);
    finger.y = Math.fround(y);
  }

  /** A finger is gone: what it led ends by and by, whatever the host still says of it. */
  lift(touch) {
    const finger = this.fingers.get(touch);
    for (const scroll of this.scrolls.values()) {
      if (scroll.touch === touch && scroll.rest === null) scroll.rest = scroll.lead(finger);
    }
    this.fingers.delete(touch);
  }

  /** Whether anything is shown ahead, or may be when a finger moves. */
  get isIdle() { return this.scrolls.size === 0; }

  /** Whether what is shown changes with time alone. */
  get isMoving() {
    for (const { rest, x, y } of this.scrolls.values()) {
      if (rest !== null || (x !== null && x.error !== 0) || (y !== null && y.error !== 0)) return true;
    }
    return false;
  }

  /** What is shown ahead of a layer's committed place. */
  lead(layer) {
    const scroll = this.scrolls.get(layer);
    return scroll === undefined ? nothing : scroll.lead(this.fingers.get(scroll.touch));
  }

  /**
   * Takes in what a commit says of the scrolls under fingers.
   * @param {object[]} records
   * @param {number} tick up to which tick the host knew what the page had sent
   */
  commit(records, tick) {
    const followed = new Set();
    for (const record of records) {
      const finger = this.fingers.get(record.touch);
      if (finger === undefined || tick <= finger.tick) continue;
      followed.add(record.layer);
      const known = this.scrolls.get(record.layer);
      let scroll = known;
      if (known === undefined || known.touch !== record.touch || known.rest !== null) {
        scroll = new ScrollLead(record);
        this.scrolls.set(record.layer, scroll);
      }
      scroll.held = record.held;
      for (const name of ["x", "y"]) {
        const axis = record[name];
        if (axis === null) {
          scroll[name] = null;
        } else if (scroll[name] === null) {
          const lead = known === undefined ? 0 : this.leadOf(known)[name];
          scroll[name] = new AxisLead(axis, record.seen[name], finger[name], lead);
        } else {
          scroll[name].follow(axis, record.seen[name], finger[name]);
        }
      }
    }
    for (const scroll of this.scrolls.values()) {
      if (!followed.has(scroll.layer) && scroll.rest === null) scroll.rest = this.leadOf(scroll);
    }
  }

  leadOf(scroll) { return scroll.lead(this.fingers.get(scroll.touch)); }

  /** Content in which things do not go along: it is predicted no more until another finger drags it. */
  distrust(layer) {
    const scroll = this.scrolls.get(layer);
    if (scroll === undefined) return;
    const finger = this.fingers.get(scroll.touch);
    for (const name of ["x", "y"]) {
      const axis = scroll[name];
      if (axis === null || !axis.isTrusted || finger === undefined) continue;
      axis.error = axis.lead(finger[name]);
      axis.misses = mostMisses;
    }
  }

  /** Makes good what is wrong, as much as a frame may. */
  advance(now) {
    const passed = Math.min(Math.max(now - (this.last ?? now), 0), longestFrame);
    this.last = now;
    const mended = Math.exp(-passed / mending);
    const settled = Math.exp(-passed / Math.max(settlingWays * this.roundTrip, mending));
    const shrink = (value, share) => (Math.abs(value) <= negligible ? 0 : value * share);
    for (const [layer, scroll] of this.scrolls) {
      if (scroll.rest !== null) {
        scroll.rest = { x: shrink(scroll.rest.x, settled), y: shrink(scroll.rest.y, settled) };
        if (scroll.rest.x === 0 && scroll.rest.y === 0) this.scrolls.delete(layer);
        continue;
      }
      for (const axis of [scroll.x, scroll.y]) {
        if (axis !== null) axis.error = shrink(axis.error, mended);
      }
    }
    if (!this.isMoving) this.last = null;
  }

  /** What is to be shown ahead: layers, leads on whole pixels, and the layers that stay where they are. */
  leads(pixelsPerPoint) {
    const whole = (value) => Math.round(value * pixelsPerPoint) / pixelsPerPoint;
    const found = [];
    for (const scroll of this.scrolls.values()) {
      const lead = this.leadOf(scroll);
      const one = (name) => {
        const base = scroll.rest === null && scroll[name] !== null ? scroll[name].base : 0;
        return whole(base + lead[name]) - whole(base);
      };
      found.push({ layer: scroll.layer, x: one("x"), y: one("y"), held: scroll.held });
    }
    return found;
  }
}

/** Reads what a commit says of a scroll under a finger. Throws a RangeError where it makes no sense. */
export function readScroll(reader) {
  const number = (value, least = -Infinity) => {
    if (!Number.isFinite(value) || value < least) throw new RangeError(`A scroll cannot have ${value}.`);
    return value;
  };
  const layer = reader.count();
  const touch = reader.int32();
  const seen = { x: number(reader.float()), y: number(reader.float()) };
  const flags = reader.byte();
  const axis = (follows, gives) => {
    if (!(flags & follows)) return null;
    const pulled = number(reader.double());
    const minimum = number(reader.double());
    const maximum = number(reader.double(), minimum);
    return {
      pulled, minimum, maximum, gives: (flags & gives) !== 0, length: number(reader.float(), 0),
      coefficient: number(reader.float(), 0), reach: number(reader.float(), 0),
    };
  };
  const x = axis(1, 4);
  const y = axis(2, 8);
  const held = [];
  for (let rest = reader.count(); rest > 0; rest -= 1) held.push(reader.count());
  return { layer, touch, seen, x, y, held };
}
