/** Where a drawing is followed: its resources, how deep it lies, and whether what it paints is printed. */
import { type Box, hasPlace, type Matrix, shared } from './pdf-matrix.ts';
import type { Outline } from './pdf-outline.ts';
import type { State } from './pdf-state.ts';
import type { Dict } from './pdf-values.ts';

/** Where a drawing is followed. */
export interface Frame {
  readonly resources: Dict | null;
  readonly depth: number;
  readonly base: Matrix;
  /** Its colours are printed: not in a mask, nor in a glyph that takes the colour of the text. */
  readonly colours: boolean;
  /** Inside a cell that repeats: where the cells are seen. Null for what is drawn by itself. */
  readonly cells: Box | null;
  /** On a layer that prints. */
  readonly visible: boolean;
}

/** A frame while its operators are read. */
export interface Run extends Frame {
  path: Outline | null;
  /** The path that is being built will cut off what is painted after it. */
  clips: boolean;
  colours: boolean;
  /** Marked content that is open: true for a hidden layer. */
  readonly marks: boolean[];
  hidden: number;
  compatible: number;
}

export function startIn(frame: Frame): Run {
  return { ...frame, path: null, clips: false, marks: [], hidden: 0, compatible: 0 };
}

/** The frame of a drawing that this one draws. */
export function inside(run: Run): Frame {
  const { resources, depth, base, colours, cells } = run;
  return { resources, depth, base, colours, cells, visible: prints(run) };
}

/** On a layer that prints, marked content included. */
export function prints(run: Run): boolean {
  return run.visible && run.hidden === 0;
}

/** What is seen of it; what lies in cells that repeat is seen where they are. */
export function seenOf(box: Box, state: State, run: Run): Box {
  return run.cells ?? shared(box, state.clip);
}

/** Something of it is on a printing layer and inside page and clipping path. */
export function isSeen(box: Box, state: State, run: Run): boolean {
  return prints(run) && hasPlace(shared(box, state.clip));
}
