/** Whether a layer shows a part of its picture, or stretches only a part of it. */
export function isPart({ contentsRect, contentsCenter }) { return !isWhole(contentsRect) || !isWhole(contentsCenter); }

function isWhole({ x, y, width, height }) { return x === 0 && y === 0 && width === 1 && height === 1; }

/**
 * The size in points that a picture has where nothing stretches it.
 * @param picture its width and height in points and its pixels per point
 */
export function naturalSize(picture, { contentsScale, contentsRect }) {
  const factor = contentsScale > 0 ? picture.scale / contentsScale : 1;
  return { width: picture.width * factor * contentsRect.width, height: picture.height * factor * contentsRect.height };
}

/**
 * What to draw of a picture into a box: rectangles of the picture, in units of its size, and where in the box each of
 * them comes to lie.
 * @param {{width: number, height: number}} natural the size that `naturalSize` gives
 * @param {{width: number, height: number}} box
 */
export function parts({ contentsRect, contentsCenter }, natural, box) {
  const columns = cuts(contentsCenter.x, contentsCenter.width, natural.width, box.width);
  const rows = cuts(contentsCenter.y, contentsCenter.height, natural.height, box.height);
  return rows.flatMap((row) => columns.map((column) => ({
    source: {
      x: contentsRect.x + column.from * contentsRect.width, y: contentsRect.y + row.from * contentsRect.height,
      width: column.length * contentsRect.width, height: row.length * contentsRect.height,
    },
    target: { x: column.start, y: row.start, width: column.size, height: row.size },
  })));
}

/** Along one side: the two ends keep their size while there is room for them, and the middle takes the rest. */
function cuts(center, length, natural, box) {
  const first = Math.min(Math.max(center, 0), 1);
  const last = Math.min(Math.max(1 - center - length, 0), 1 - first);
  const room = (first + last) * natural;
  const factor = room > box ? box / room : 1;
  const start = first * natural * factor;
  const end = last * natural * factor;
  return [
    { from: 0, length: first, start: 0, size: start },
    { from: first, length: 1 - first - last, start, size: box - start - end },
    { from: 1 - last, length: last, start: box - end, size: end },
  ].filter((cut) => cut.length > 0 && cut.size > 0);
}
