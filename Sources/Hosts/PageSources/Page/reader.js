const utf8 = new TextDecoder();

/** Bytes of the longest text that is read letter by letter, which for most is sooner than to have it decoded. */
const short = 40;

/** The colours that were read, by their bytes: most are read again and again. */
const colors = new Map();
/** The most colours that are kept. */
const most = 512;

/** Reads the fields of a message from the host, little-endian. Reading past the end throws a RangeError. */
export class Reader {
  /** @param {ArrayBuffer} buffer */
  constructor(buffer) {
    this.view = new DataView(buffer);
    this.offset = 0;
  }

  get isAtEnd() { return this.offset >= this.view.byteLength; }

  byte() { return this.view.getUint8(this.offset++); }

  bool() { return this.byte() !== 0; }

  uint16() {
    this.offset += 2;
    return this.view.getUint16(this.offset - 2, true);
  }

  uint32() {
    this.offset += 4;
    return this.view.getUint32(this.offset - 4, true);
  }

  int32() {
    this.offset += 4;
    return this.view.getInt32(this.offset - 4, true);
  }

  /** Seven bits a byte, the lowest first. Multiplied, since shifting would cut at 32 bits. */
  count() {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
  }

  float() {
    this.offset += 4;
    return this.view.getFloat32(this.offset - 4, true);
  }

  double() {
    this.offset += 8;
    return this.view.getFloat64(this.offset - 8, true);
  }

  /** A coordinate: a count of eighths of a point, four times each, with 2 for the sign; after a 1 or a 3 any other number. */
  coordinate() {
    const number = this.count();
    if (number & 1) return number === 1 ? this.double() : this.float();
    const points = Math.floor(number / 4) / 8;
    return number & 2 ? -points : points;
  }

  bytes(count) {
    // A bound of our own: a typed array would throw, but only after the length had been believed.
    if (count > this.view.byteLength - this.offset) throw new RangeError(`${count} bytes are not there`);
    this.offset += count;
    return new Uint8Array(this.view.buffer, this.view.byteOffset + this.offset - count, count);
  }

  text() {
    const count = this.count();
    return (count <= short ? this.letters(count) : null) ?? utf8.decode(this.bytes(count));
  }

  /** A text of letters of one byte each; null, and nothing read, where it has others. */
  letters(count) {
    let text = "";
    for (let place = this.offset; place < this.offset + count; place += 1) {
      const byte = this.view.getUint8(place);
      if (byte > 127) return null;
      text += String.fromCharCode(byte);
    }
    this.offset += count;
    return text;
  }

  /** A colour as CSS has it; null for one that cannot be seen. */
  color() {
    const key = this.view.getUint32(this.offset);
    let color = colors.get(key);
    if (color === undefined) {
      if (colors.size >= most) colors.clear();
      color = this.newColor();
      colors.set(key, color);
    } else {
      this.offset += 4;
    }
    return color;
  }

  newColor() {
    const red = this.byte();
    const green = this.byte();
    const blue = this.byte();
    const alpha = this.byte();
    return alpha === 0 ? null : `rgb(${red} ${green} ${blue} / ${Math.round(alpha / 0.255) / 1000})`;
  }

  point() { return { x: this.float(), y: this.float() }; }

  floats(count) { return Array.from({ length: count }, () => this.float()); }

  stops() {
    // A clear stop keeps its colour: to the page "transparent" is black, and mist would turn into soot on its way there.
    return Array.from({ length: this.count() }, () => {
      const [red, green, blue, alpha] = [this.byte(), this.byte(), this.byte(), this.byte()];
      return { color: `rgb(${red} ${green} ${blue} / ${Math.round(alpha / 0.255) / 1000})`, at: this.float() };
    });
  }

  run() {
    const string = this.text();
    const origin = this.point();
    const width = this.float();
    const face = this.byte();
    const size = this.float();
    const color = this.color();
    return {
      string, origin, width, weight: (face & 15) * 100, monospaced: (face & 16) !== 0, rightToLeft: (face & 32) !== 0,
      italic: (face & 128) !== 0, size, color, decoration: face & 64 ? this.decoration(color) : null,
    };
  }

  /** The lines and shadows of a run besides its letters; lines without a colour have that of the letters. */
  decoration(color) {
    const has = this.uint16();
    const line = () => ({
      pattern: this.byte(), thickness: this.float(), offset: this.float(),
      color: (this.bool() ? this.color() : color) ?? "transparent",
    });
    const found = {};
    if (has & 1) found.underline = line();
    if (has & 2) found.strikethrough = line();
    if (has & 4) {
      found.background = { color: this.color() ?? "transparent", ascent: this.float(), descent: this.float() };
    }
    if (has & 8) {
      found.shadow = { color: this.color() ?? "transparent", x: this.float(), y: this.float(), blur: this.float() };
    }
    if (has & 16) {
      found.outline = {
        width: this.float(), filled: this.bool(), color: (this.bool() ? this.color() : color) ?? "transparent",
      };
    }
    if (has & 32) found.letterSpacing = this.float();
    if (has & 64) found.wordSpacing = this.float();
    if (has & 128) found.slant = this.float();
    if (has & 256) found.stretch = this.float();
    return found;
  }
}
