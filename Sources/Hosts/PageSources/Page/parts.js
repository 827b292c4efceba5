/** Tells whether a layer shows a part of its picture, or stretches only a part of it. */
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

/**
 * Draws a part of an image. Where it is made larger, browsers mix the pixels beside the part into it, so it is cut out
 * first.
 * @param {number[]} from the part: x, y, width and height in the image's pixels
 * @param {number[]} to the place
 * @param {number} across how many pixels a unit of the place is wide
 * @param {number} down and high
 */
export function drawPart(context, image, from, to, across, down) {
  const [width, height] = [Math.round(from[2]), Math.round(from[3])];
  const isLarger = to[2] * across > from[2] * 1.01 || to[3] * down > from[3] * 1.01;
  if (!context.imageSmoothingEnabled || !isLarger || width < 1 || height < 1) {
    context.drawImage(image, ...from, ...to);
    return;
  }
  const cut = document.createElement("canvas");
  cut.width = width;
  cut.height = height;
  const cutContext = cut.getContext("2d");
  cutContext.imageSmoothingEnabled = false;
  cutContext.drawImage(image, ...from, 0, 0, width, height);
  context.drawImage(cut, ...to);
}
