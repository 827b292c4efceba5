/** Points that nobody sees. */
const negligible = 0.25;
/** Points by which a program moves content at least that it puts elsewhere; less is made good. Our choice: a row of a list. */
export const leastMove = 40;
/** How often content that is held back may be predicted wrongly before its drag is no longer predicted. */
const mostMisses = 3;

/** The lead of one axis of a content. */
export class AxisLead {
  /** @param {number} lead what is shown ahead of the host before this */
  constructor(course, lead, finger, now) {
    this.misses = 0;
    this.course = course;
    this.error = lead - this.ahead(finger, now);
  }

  get base() { return this.course.base; }

  /** How far the course is ahead of the host, no farther than content is ready. */
  ahead(finger, now) {
    if (!this.isTrusted) return 0;
    const { reach } = this.course;
    return Math.min(Math.max(this.course.place(finger, now) - this.base, -reach), reach);
  }

  lead(finger, now) { return this.ahead(finger, now) + this.error; }

  /** Tells whether the law has been the host's up to now. */
  get isTrusted() { return this.misses < mostMisses; }

  /** Follows no course any longer: what is shown ahead is all an error. */
  distrust(lead) {
    this.error = lead;
    this.misses = mostMisses;
  }

  /** Goes on by another course. What is shown stays where it is. */
  change(course, finger, now) {
    if (!this.isTrusted) {
      this.course = course;
      return;
    }
    const shown = this.base + this.lead(finger, now);
    this.course = course;
    this.show(shown, finger, now);
  }

  /** Has the content shown at a place, whatever the course says. */
  show(place, finger, now) { this.error = place - this.base - this.ahead(finger, now); }

  /** Takes in what the host knows by now of a drag. What is shown stays where it is, unless the program has moved the content. */
  follow(course, finger, now) {
    if (!this.isTrusted) {
      this.course = course;
      return;
    }
    const shown = this.base + this.lead(finger, now);
    const expected = this.course.place(finger, now);
    const predicted = expected - this.base;
    const surprise = course.place(finger, now) - expected;
    this.course = course;
    // What is farther off than was predicted at all was no mistake: the program has put the content elsewhere.
    const isMoved = Math.abs(surprise) > Math.abs(predicted) + leastMove;
    if (!isMoved && Math.abs(surprise) > negligible && surprise * predicted < 0) this.misses += 1;
    this.show(shown + (isMoved ? surprise : 0), finger, now);
  }

  /** Makes good what is wrong, as much as a frame may; what is only ahead on its way is not taken back for it. */
  mend(finger, last, now, share) {
    const wanted = shrink(this.error, share) - this.error;
    const place = this.course.place(finger, now);
    const step = place - this.course.place(finger, last);
    const isAhead = Math.abs(step) > negligible && this.error * step > 0
      && Math.abs(this.error) < Math.abs(this.course.end - place) && (this.course.end - place) * step > 0;
    this.error += isAhead ? Math.sign(wanted) * Math.min(Math.abs(wanted), Math.abs(step) / 2) : wanted;
  }
}

/** The rest of an error after a frame; nothing of one that nobody sees. */
export function shrink(value, share) { return Math.abs(value) <= negligible ? 0 : value * share; }
