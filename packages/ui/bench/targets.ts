// What the reference screen must keep to.
import type { Step } from './speed.ts';

/** Bytes after gzip, React included. The rows hold a link, an amount, a status and a button. */
export const BYTES = { first: 81_000, all: 116_800 } as const;

/** Times and heap of the reference screen over those of its plain twin. */
export const RATIOS: Readonly<Record<Step | 'heap', number>> = {
  mount1000: 1.05,
  mount200: 1,
  sort: 1.05,
  first: 2,
  second: 1.5,
  heap: 1.3,
};

/** Growth of the heap for each opening and closing of a dialog. @unit bytes */
export const HEAP_PER_OPENING = 1500;

/** Openings and closings that are counted. */
export const OPENINGS = 300;
