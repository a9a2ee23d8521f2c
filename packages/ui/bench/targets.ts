// What the reference screen must keep to.
import type { Step } from './speed.ts';

/** Bytes after gzip, React included. */
export const BYTES = { first: 78_000, all: 120_000 } as const;

/** Times and heap of the reference screen over those of its plain twin. */
export const RATIOS: Readonly<Record<Step | 'heap', number>> = {
  mount1000: 1.05,
  mount200: 1,
  sort: 1.05,
  dialog: 2,
  heap: 1.5,
};

/** Growth of the heap for each opening and closing of a dialog. @unit bytes */
export const HEAP_PER_OPENING = 1500;

/** Openings and closings that are counted. */
export const OPENINGS = 300;
