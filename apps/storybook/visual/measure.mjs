// How two pictures of a story differ: by how many pixels, where, and what a change of size added or took away.
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { pixels } from './keptPictures.ts';

// Without its cache sharp reads a file anew that an update has just rewritten.
sharp.cache(false);

/** Distance of two colours below which they count as the same, 0–1: a changed brand colour is 0.02. */
export const threshold = 0.01;
/**
 * Pixels that may differ: 24, in large pictures one of 5,000. Two runs of one build differ in up to 8 pixels of
 * curves, and once in 3,250 pictures a line of text is drawn half a pixel higher (184 pixels of 1366 × 768).
 */
export const allowance = (width, height) => Math.max(24, Math.floor((width * height) / 5000));

/** Marks in a mask: pixels that differ, and room that only one of the pictures has. */
const DIFFERS = [228, 0, 127];
const ONLY_ONE = [0, 159, 224];

/** Rows that two pictures of one width share at the top, and below that at the bottom. */
function sharedRows(is, was) {
  const bytes = is.info.width * 4;
  const rows = Math.min(is.info.height, was.info.height);
  const same = (isRow, wasRow) =>
    is.data.compare(
      was.data,
      wasRow * bytes,
      (wasRow + 1) * bytes,
      isRow * bytes,
      (isRow + 1) * bytes,
    ) === 0;
  let top = 0;
  while (top < rows && same(top, top)) top += 1;
  let bottom = 0;
  while (bottom < rows - top && same(is.info.height - 1 - bottom, was.info.height - 1 - bottom))
    bottom += 1;
  return { top, bottom };
}

/** Rows of a picture on a ground of another size; what lies outside it is transparent. */
function laidOut({ data, info }, from, to, width, height) {
  const ground = Buffer.alloc(width * height * 4);
  for (let row = from; row < to; row += 1) {
    const start = row * info.width * 4;
    data.copy(ground, (row - from) * width * 4, start, start + info.width * 4);
  }
  return ground;
}

/** The smallest box around what a mask marks. @unit px */
function boxOf(mask, width, height) {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (mask[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Two pictures of one size. */
function bySight(is, was) {
  const { width, height } = is.info;
  if (is.data.equals(was.data)) return { kind: 'same' };
  const mask = Buffer.alloc(is.data.length);
  const options = { threshold, diffMask: true, diffColor: DIFFERS };
  const count = pixelmatch(is.data, was.data, mask, width, height, options);
  if (count <= allowance(width, height)) return { kind: 'near', count };
  return {
    kind: 'changed',
    count,
    mask: { data: mask, width, height },
    box: boxOf(mask, width, height),
  };
}

/**
 * Two pictures of different sizes. Rows that they share at the top and at the bottom are the same wherever they stand:
 * a line more in the middle of a page is no change of all below it. The mask lies on the one that is taller.
 */
function bySize(is, was) {
  const isWide = is.info.width === was.info.width;
  const { top, bottom } = isWide ? sharedRows(is, was) : { top: 0, bottom: 0 };
  const width = Math.max(is.info.width, was.info.width);
  const middles = [is.info.height - top - bottom, was.info.height - top - bottom];
  const height = Math.max(...middles);
  const [mine, other] = [is, was].map((one, index) =>
    laidOut(one, top, top + middles[index], width, height),
  );
  const mask = Buffer.alloc(width * height * 4);
  const options = { threshold, diffMask: true, diffColor: DIFFERS };
  let count = height === 0 ? 0 : pixelmatch(mine, other, mask, width, height, options);
  for (let at = 3; at < mask.length; at += 4) {
    if ((mine[at] === 0) === (other[at] === 0)) continue;
    if (mask[at] === 0) count += 1;
    mask.set([...ONLY_ONE, 255], at - 3);
  }
  const whole = Buffer.alloc(width * (top + height + bottom) * 4);
  mask.copy(whole, top * width * 4);
  return {
    kind: 'resized',
    count,
    mask: { data: whole, width, height: top + height + bottom },
    base: is.info.height >= was.info.height ? 'after' : 'before',
    box: boxOf(whole, width, top + height + bottom),
  };
}

const read = async (which, picture) => {
  try {
    return await pixels(picture);
  } catch (error) {
    return { which, reason: error.message };
  }
};

/**
 * How a picture differs from the one before it: `same`, `near` (fewer pixels than may differ), `changed`, `resized`, or
 * `unreadable` with `which` of the two and the reason. Pictures are files or their bytes.
 */
export async function measure(after, before) {
  const [is, was] = await Promise.all([read('after', after), read('before', before)]);
  const unreadable = [is, was].find(({ reason }) => reason !== undefined);
  if (unreadable) return { kind: 'unreadable', ...unreadable };
  const sizes = { is: sizeOf(is), was: sizeOf(was) };
  const isSame = is.info.width === was.info.width && is.info.height === was.info.height;
  return { ...(isSame ? bySight(is, was) : bySize(is, was)), ...sizes };
}

const sizeOf = ({ info }) => ({ width: info.width, height: info.height });
