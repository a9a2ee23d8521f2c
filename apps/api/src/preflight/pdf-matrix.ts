/** Transformation matrices and boxes of PDF (ISO 32000-1 §8.3.3). */

/** `[a b c d e f]`: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function compose(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [
    a * A + b * C,
    a * B + b * D,
    c * A + d * C,
    c * B + d * D,
    e * A + f * C + E,
    e * B + f * D + F,
  ];
}

/** The box around a box after the matrix. */
export function boxAfter(matrix: Matrix, [left, bottom, right, top]: Box): Box {
  const [a, b, c, d, e, f] = matrix;
  const xs = [left, right].flatMap((x) => [bottom, top].map((y) => a * x + c * y + e));
  const ys = [left, right].flatMap((x) => [bottom, top].map((y) => b * x + d * y + f));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Where a picture lies: the unit square after the matrix. */
export function unitBox(matrix: Matrix): Box {
  return boxAfter(matrix, [0, 0, 1, 1]);
}

/** What two boxes share; left of itself when they share nothing. */
export function shared(a: Box, b: Box): Box {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

/** True when a box has a place: a line has one too, what two far boxes share has none. */
export function hasPlace([left, bottom, right, top]: Box): boolean {
  return left <= right && bottom <= top;
}

/** The box around both. */
export function around(a: Box | null, b: Box): Box {
  if (!a) return b;
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/** Wider by this on every side. */
export function grown([left, bottom, right, top]: Box, by: number): Box {
  return [left - by, bottom - by, right + by, top + by];
}
