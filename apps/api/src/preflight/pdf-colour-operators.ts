/** Operators that choose what fills and strokes (ISO 32000-1 §8.6.8). */
import { CMYK, type ColourSpace, colourSpace, GRAY, RGB } from './pdf-colour.ts';
import type { PageScan } from './pdf-content.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { Run } from './pdf-frame.ts';
import type { Resources } from './pdf-resources.ts';
import { noteUnread } from './pdf-scan-notes.ts';
import type { State } from './pdf-state.ts';
import { Name, type Value } from './pdf-values.ts';

/** Follows the choice of colours on one page. */
export class ColourOperators {
  readonly #document: PdfDocument;
  readonly #scan: PageScan;
  readonly #resources: Resources;

  constructor(document: PdfDocument, scan: PageScan, resources: Resources) {
    this.#document = document;
    this.#scan = scan;
    this.#resources = resources;
  }

  /** False for an operator that chooses no colour. */
  follow(operator: string, operands: Value[], state: State, run: Run): boolean {
    const device = { g: GRAY, rg: RGB, k: CMYK }[operator.toLowerCase()];
    const side = operator === operator.toLowerCase() ? 'fill' : 'stroke';
    if (device && ['g', 'rg', 'k', 'G', 'RG', 'K'].includes(operator)) {
      state[side] = {
        space: this.#deviceSpace(device, run),
        white: isWhite(device, operands),
        values: numbersIn(operands),
        pattern: null,
      };
      return true;
    }
    if (operator === 'cs' || operator === 'CS') {
      const space = this.#resources.colourSpace(run, operands[0]);
      if (space.family === 'unknown') noteUnread(this.#scan, 'missing');
      state[side] = { space, white: false, values: initialValues(space), pattern: null };
      return true;
    }
    if (operator === 'sc' || operator === 'scn' || operator === 'SC' || operator === 'SCN') {
      const kept = state[side];
      const last = operands.at(-1);
      state[side] = {
        space: kept.space,
        white: isWhite(kept.space, operands),
        values: numbersIn(operands),
        pattern: last instanceof Name ? last.value : null,
      };
      return true;
    }
    return false;
  }

  #deviceSpace(device: ColourSpace, run: Run): ColourSpace {
    if (!run.resources?.has('ColorSpace')) return device;
    const name = { gray: 'DeviceGray', rgb: 'DeviceRGB', cmyk: 'DeviceCMYK' }[
      device.family as string
    ];
    return colourSpace(this.#document, new Name(name ?? 'DeviceGray'), run.resources);
  }
}

const numbersIn = (operands: readonly Value[]): number[] =>
  operands.filter((item) => typeof item === 'number');

/** The colour of a space before any is set (§8.6.5, §8.6.6): black, or full inks. */
function initialValues(space: ColourSpace): number[] {
  if (space.inks.length > 0 && space.family !== 'index') return space.inks.map(() => 1);
  if (space.process === 'cmyk' && space.components === 4) return [0, 0, 0, 1];
  return Array.from({ length: space.components }, () => 0);
}

function isWhite(space: ColourSpace, operands: Value[]): boolean {
  if (space.family === 'gray' || space.family === 'rgb' || space.family === 'icc') {
    const light = space.process === 'cmyk' ? 0 : 1;
    return operands.length > 0 && operands.every((item) => item === light);
  }
  if (space.family === 'lab') return operands[0] === 100;
  return operands.length > 0 && operands.every((item) => item === 0);
}
