import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A picture on a canvas of another size; what it does not cover is transparent, which no story is. */
const onCanvas = (picture, { width, height }) => {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
};

/** Translucent layers are rounded up in one run and down in the next: a step of one in 255 is nothing. */
const threshold = 0.005;

/**
 * Compares two PNGs of one machine, edges of letters too.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {{ pixels: number, picture: Buffer } | undefined} how many differ, and where; undefined when none does
 */
export const differenceOf = (before, after) => {
  if (before.equals(after)) return undefined;
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)];
  const size = {
    width: Math.max(...pictures.map(({ width }) => width)),
    height: Math.max(...pictures.map(({ height }) => height)),
  };
  const [left, right] = pictures.map((picture) => onCanvas(picture, size));
  const marked = new PNG(size);
  const pixels = pixelmatch(left.data, right.data, marked.data, size.width, size.height, {
    threshold,
    includeAA: true,
  });
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(marked) };
};
