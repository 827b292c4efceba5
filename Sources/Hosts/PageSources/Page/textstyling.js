/**
 * The styles of a text that is edited, by numbers, and that of what is typed next. The host has the same law (`TextStyling`), so
 * that it has to tell only what differs.
 */
export class TextStyling {
  /**
   * @param {{length: number, style: number}[]} runs
   * @param {number | null} typing null for the style of the letter before
   */
  constructor(runs, typing = null) {
    this.runs = [];
    this.typing = typing;
    for (const { length, style } of runs) this.append(length, style);
  }

  append(length, style) {
    if (length <= 0) return;
    const last = this.runs.at(-1);
    if (last?.style === style) last.length += length;
    else this.runs.push({ length, style });
  }

  /** The style that letters get which are typed at a place. */
  styleAt(place) {
    if (this.typing !== null) return this.typing;
    let rest = place - 1;
    for (const { length, style } of this.runs) {
      if (rest < length) return style;
      rest -= length;
    }
    return this.runs.at(-1)?.style ?? 0;
  }

  /** Puts a number of letters in the place of a range. */
  replace({ start, end }, count) {
    if (start === end && count === 0) return;
    const typed = this.styleAt(start);
    const { runs } = this;
    this.runs = [];
    let place = 0;
    let isIn = false;
    for (const { length, style } of runs) {
      const last = place + length;
      this.append(Math.min(last, start) - place, style);
      if (!isIn && last >= start) {
        isIn = true;
        this.append(count, typed);
      }
      this.append(last - Math.max(place, end), style);
      place = last;
    }
    if (!isIn) this.append(count, typed);
  }
}
