/** What templates are drawn with: filled outlines in millimetres from the top left of the finished size, y downwards. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype from 'opentype.js';

/** Percent of cyan, magenta, yellow, black. */
export type Ink = readonly [c: number, m: number, y: number, k: number];

export type Segment =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export interface Shape {
  readonly ink: Ink;
  readonly path: readonly Segment[];
}

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')),
  '../fonts',
);
const font = (name: string): opentype.Font => {
  const bytes = readFileSync(join(fonts, `NotoSansHans-${name}.otf`));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
};
const FONTS = { bold: font('Bold'), regular: font('Regular') };

export const rect = (ink: Ink, x: number, y: number, w: number, h: number): Shape => ({
  ink,
  path: [['M', x, y], ['L', x + w, y], ['L', x + w, y + h], ['L', x, y + h], ['Z']],
});

export const polygon = (ink: Ink, ...points: readonly (readonly [number, number])[]): Shape => ({
  ink,
  path: [...points.map(([x, y], at): Segment => [at === 0 ? 'M' : 'L', x, y]), ['Z']],
});

/** Handle of a quarter circle. */
const K = 0.5523;

export const ellipse = (ink: Ink, x: number, y: number, rx: number, ry = rx): Shape => ({
  ink,
  path: [
    ['M', x + rx, y],
    ['C', x + rx, y + ry * K, x + rx * K, y + ry, x, y + ry],
    ['C', x - rx * K, y + ry, x - rx, y + ry * K, x - rx, y],
    ['C', x - rx, y - ry * K, x - rx * K, y - ry, x, y - ry],
    ['C', x + rx * K, y - ry, x + rx, y - ry * K, x + rx, y],
    ['Z'],
  ],
});

/** A frame of four bars inside a rectangle. */
export const frame = (ink: Ink, x: number, y: number, w: number, h: number, t: number): Shape[] => [
  rect(ink, x, y, w, t),
  rect(ink, x, y + h - t, w, t),
  rect(ink, x, y + t, t, h - 2 * t),
  rect(ink, x + w - t, y + t, t, h - 2 * t),
];

/** A ring: one disc over another. */
export const ring = (
  ink: Ink,
  ground: Ink,
  x: number,
  y: number,
  r: number,
  t: number,
): Shape[] => [ellipse(ink, x, y, r), ellipse(ground, x, y, r - t)];

interface TextOptions {
  readonly align?: 'start' | 'middle' | 'end';
  readonly weight?: keyof typeof FONTS;
  /** Between characters, as a share of their size. @default 0 */
  readonly gap?: number;
}

/** Words as outlines: no font is needed to print them. `y` is the base line, `size` the height of the em. */
export function text(
  ink: Ink,
  words: string,
  x: number,
  y: number,
  size: number,
  { align = 'start', weight = 'bold', gap = 0 }: TextOptions = {},
): Shape {
  const face = FONTS[weight];
  const advance = (one: string): number =>
    ((face.charToGlyph(one).advanceWidth ?? 0) / face.unitsPerEm) * size + gap * size;
  const width = [...words].reduce((sum, one) => sum + advance(one), 0) - gap * size;
  let at = x - (align === 'middle' ? width / 2 : align === 'end' ? width : 0);
  const path: Segment[] = [];
  for (const one of words) {
    for (const command of face.charToGlyph(one).getPath(at, y, size).commands) {
      if (command.type === 'Q') throw new RangeError('the font draws with cubic curves');
      if (command.type === 'Z') path.push(['Z']);
      else if (command.type === 'C') {
        const { x1, y1, x2, y2, x: ex, y: ey } = command;
        path.push(['C', x1, y1, x2, y2, ex, ey]);
      } else path.push([command.type, command.x, command.y]);
    }
    at += advance(one);
  }
  return { ink, path };
}

/** Turned a quarter against the clock around a point: what it says reads downwards once the sheet hangs. */
export const turned = ({ ink, path }: Shape, cx: number, cy: number): Shape => ({
  ink,
  path: path.map(([operator, ...numbers]) => {
    const moved: number[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      moved.push(cx + (numbers[at + 1] ?? 0) - cy, cy - (numbers[at] ?? 0) + cx);
    }
    return [operator, ...moved] as unknown as Segment;
  }),
});

/** Bars in place of running text. */
export const lines = (
  ink: Ink,
  x: number,
  y: number,
  w: number,
  step: number,
  count: number,
): Shape[] =>
  Array.from({ length: count }, (_, at) =>
    rect(ink, x, y + at * step, at === count - 1 ? w * 0.6 : w, step * 0.22),
  );
