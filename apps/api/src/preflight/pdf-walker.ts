/** Follows drawing operators through forms, patterns and masks (ISO 32000-1 §8, annex A). */

import {
  CMYK,
  type ColourSpace,
  colourSpace,
  GRAY,
  jpxSpace,
  RGB,
  referenceKey,
} from './pdf-colour.ts';
import type { Budget, PageScan } from './pdf-content.ts';
import type { PdfDocument } from './pdf-document.ts';
import { skipInlineData } from './pdf-inline-image.ts';
import { compose, IDENTITY, type Matrix, unitBox } from './pdf-matrix.ts';
import { END, PdfSyntaxError, Reader } from './pdf-syntax.ts';
import { type Dict, Name, type Stream, type Value, Word } from './pdf-values.ts';

const MAX_FORM_DEPTH = 16;

interface Paint {
  space: ColourSpace;
  white: boolean;
  pattern: string | null;
}

interface State {
  ctm: Matrix;
  fill: Paint;
  stroke: Paint;
  textMode: number;
  font: unknown;
}

const BLACK: Paint = { space: GRAY, white: false, pattern: null };

interface Frame {
  readonly resources: Dict | null;
  readonly depth: number;
  readonly base: Matrix;
  readonly colours: boolean;
  readonly inPattern: boolean;
}

export function freshState(ctm: Matrix): State {
  return { ctm, fill: BLACK, stroke: BLACK, textMode: 0, font: null };
}

/** Runs content streams and writes what they paint into a PageScan. */
export class ContentWalker {
  readonly #document: PdfDocument;
  readonly #scan: PageScan;
  readonly #budget: Budget;
  readonly #active = new Set<string>();
  readonly #patterns = new Set<string>();

  constructor(document: PdfDocument, scan: PageScan, budget: Budget) {
    this.#document = document;
    this.#scan = scan;
    this.#budget = budget;
  }

  run(bytes: Uint8Array, initial: State, frame: Frame): void {
    const reader = new Reader(bytes);
    const saved: State[] = [];
    let state = { ...initial };
    let operands: Value[] = [];
    for (;;) {
      let token: Value | typeof END;
      try {
        token = reader.next();
      } catch (error) {
        if (error instanceof PdfSyntaxError) return;
        throw error;
      }
      if (token === END) return;
      if (!(token instanceof Word)) {
        if (operands.length < 64) operands.push(token);
        continue;
      }
      this.#budget.operators -= 1;
      if (this.#budget.operators <= 0 || this.#budget.images <= 0) {
        this.#scan.cut = true;
        return;
      }
      switch (token.value) {
        case 'q':
          if (saved.length < 4096) saved.push({ ...state });
          break;
        case 'Q':
          state = saved.pop() ?? state;
          break;
        case 'BI':
          this.#inlineImage(reader, state, frame);
          break;
        default:
          this.#operator(token.value, operands, state, frame);
      }
      operands = [];
    }
  }

  #operator(operator: string, operands: Value[], state: State, frame: Frame): void {
    switch (operator) {
      case 'cm': {
        const [a, b, c, d, e, f] = operands;
        if ([a, b, c, d, e, f].every((item) => typeof item === 'number')) {
          state.ctm = compose([a, b, c, d, e, f] as unknown as Matrix, state.ctm);
        }
        return;
      }
      case 'Do':
        this.#xobject(operands[0], state, frame);
        return;
      case 'gs':
        this.#graphicsState(operands[0], state, frame);
        return;
      case 'sh':
        this.#shading(this.#lookup(frame, 'Shading', operands[0]), frame);
        return;
      case 'Tf': {
        const font = this.#lookup(frame, 'Font', operands[0]);
        state.font = referenceKey(font) ?? this.#document.dict(font);
        return;
      }
      case 'Tr':
        state.textMode = typeof operands[0] === 'number' ? operands[0] : 0;
        return;
      case 'f':
      case 'F':
      case 'f*':
        this.#paint(state.fill, frame);
        return;
      case 'S':
      case 's':
        this.#paint(state.stroke, frame);
        return;
      case 'B':
      case 'B*':
      case 'b':
      case 'b*':
        this.#paint(state.fill, frame);
        this.#paint(state.stroke, frame);
        return;
      case 'Tj':
      case 'TJ':
      case "'":
      case '"':
        this.#paintText(state, frame);
        return;
      default:
        this.#colour(operator, operands, state, frame);
    }
  }

  #colour(operator: string, operands: Value[], state: State, frame: Frame): void {
    const device = { g: GRAY, rg: RGB, k: CMYK }[operator.toLowerCase()];
    const side = operator === operator.toLowerCase() ? 'fill' : 'stroke';
    if (device && ['g', 'rg', 'k', 'G', 'RG', 'K'].includes(operator)) {
      state[side] = {
        space: this.#deviceSpace(device, frame),
        white: isWhite(device, operands),
        pattern: null,
      };
    } else if (operator === 'cs' || operator === 'CS') {
      const space = colourSpace(this.#document, operands[0], frame.resources);
      state[operator === 'cs' ? 'fill' : 'stroke'] = { space, white: false, pattern: null };
    } else if (operator === 'sc' || operator === 'scn' || operator === 'SC' || operator === 'SCN') {
      const kept = state[side];
      const last = operands.at(-1);
      state[side] = {
        space: kept.space,
        white: isWhite(kept.space, operands),
        pattern: last instanceof Name ? last.value : null,
      };
    }
  }

  #deviceSpace(device: ColourSpace, frame: Frame): ColourSpace {
    if (!frame.resources?.has('ColorSpace')) return device;
    const name = { gray: 'DeviceGray', rgb: 'DeviceRGB', cmyk: 'DeviceCMYK' }[
      device.family as string
    ];
    return colourSpace(this.#document, new Name(name ?? 'DeviceGray'), frame.resources);
  }

  #paintText(state: State, frame: Frame): void {
    const mode = state.textMode & 3;
    if (state.textMode !== 3 && state.textMode !== 7) this.#scan.fonts.add(state.font);
    if (mode === 0 || mode === 2) this.#paint(state.fill, frame);
    if (mode === 1 || mode === 2) this.#paint(state.stroke, frame);
  }

  #paint(paint: Paint, frame: Frame): void {
    if (paint.pattern !== null) this.#pattern(paint.pattern, paint, frame);
    else if (!paint.white) this.#note(paint.space, frame);
  }

  #note(space: ColourSpace, frame: Frame): void {
    if (!frame.colours || space.process === 'none') return;
    this.#scan.painted.add(space.process);
    for (const spot of space.spots) if (this.#scan.spots.size < 64) this.#scan.spots.add(spot);
  }

  #lookup(frame: Frame, kind: string, name: Value | undefined): Value {
    if (!(name instanceof Name)) return null;
    return this.#document.dict(frame.resources?.get(kind))?.get(name.value) ?? null;
  }

  #shading(value: Value, frame: Frame): void {
    const shading = this.#document.dict(value);
    if (shading)
      this.#note(colourSpace(this.#document, shading.get('ColorSpace'), frame.resources), frame);
  }

  #pattern(name: string, paint: Paint, frame: Frame): void {
    const value = this.#lookup(frame, 'Pattern', new Name(name));
    const key = `${referenceKey(value) ?? name}@${frame.depth}`;
    if (this.#patterns.has(key)) return;
    this.#patterns.add(key);
    const dict = this.#document.dict(value);
    if (!dict) return;
    if (this.#document.number(dict.get('PatternType')) === 2) {
      this.#shading(dict.get('Shading') ?? null, frame);
      return;
    }
    const stream = this.#document.stream(value);
    if (!stream) return;
    if (this.#document.number(dict.get('PaintType')) === 2) this.#note(paint.space, frame);
    const matrix = this.#matrix(dict);
    this.#nested(value, stream, freshState(compose(matrix, frame.base)), {
      ...frame,
      inPattern: true,
    });
  }

  #matrix(dict: Dict): Matrix {
    return (this.#document.numbers(dict.get('Matrix'), 6) as Matrix | null) ?? IDENTITY;
  }

  #graphicsState(name: Value | undefined, state: State, frame: Frame): void {
    const dict = this.#document.dict(this.#lookup(frame, 'ExtGState', name));
    const mask = this.#document.dict(dict?.get('SMask'));
    const group = mask?.get('G');
    const stream = this.#document.stream(group);
    if (!stream || group === undefined) return;
    const ctm = compose(this.#matrix(stream.dict), state.ctm);
    this.#nested(group, stream, freshState(ctm), { ...frame, colours: false });
  }

  #xobject(name: Value | undefined, state: State, frame: Frame): void {
    const value = this.#lookup(frame, 'XObject', name);
    const stream = this.#document.stream(value);
    if (!stream) return;
    const kind = this.#document.name(stream.dict.get('Subtype'));
    if (kind === 'Image') this.#image(stream.dict, stream, state, frame);
    if (kind !== 'Form') return;
    const ctm = compose(this.#matrix(stream.dict), state.ctm);
    this.#nested(value, stream, { ...state, ctm }, frame);
  }

  #nested(value: Value, stream: Stream, state: State, frame: Frame): void {
    const key = referenceKey(value) ?? `at ${stream.start}`;
    if (frame.depth >= MAX_FORM_DEPTH || this.#active.has(key)) return;
    const bytes = this.#document.decode(stream);
    if (!bytes) return;
    this.#active.add(key);
    const resources = this.#document.dict(stream.dict.get('Resources')) ?? frame.resources;
    this.run(bytes, state, { ...frame, resources, depth: frame.depth + 1, base: state.ctm });
    this.#active.delete(key);
  }

  #image(dict: Dict, stream: Stream | null, state: State, frame: Frame): void {
    const read = (long: string, short: string) => dict.get(long) ?? dict.get(short);
    const width = this.#document.number(read('Width', 'W')) ?? 0;
    const height = this.#document.number(read('Height', 'H')) ?? 0;
    if (this.#document.resolve(read('ImageMask', 'IM')) === true) {
      this.#paint(state.fill, frame);
      return;
    }
    const declared = read('ColorSpace', 'CS');
    const space =
      declared === undefined && stream
        ? jpxSpace(this.#document, stream)
        : colourSpace(this.#document, declared, frame.resources);
    const [a, b, c, d] = state.ctm;
    const xDpi = (width * 72) / Math.hypot(a, b);
    const yDpi = (height * 72) / Math.hypot(c, d);
    if (!Number.isFinite(xDpi) || !Number.isFinite(yDpi)) return;
    this.#budget.images -= 1;
    this.#scan.images.push({
      width,
      height,
      xDpi,
      yDpi,
      family: space.family,
      process: space.process,
      spots: space.spots,
      inPattern: frame.inPattern,
      box: unitBox(state.ctm),
    });
  }

  #inlineImage(reader: Reader, state: State, frame: Frame): void {
    const dict: Dict = new Map();
    for (;;) {
      const key = reader.next();
      if (key === END || (key instanceof Word && key.value === 'ID')) break;
      if (!(key instanceof Name)) continue;
      const value = reader.next();
      if (value === END) return;
      dict.set(key.value, value);
    }
    const space = colourSpace(
      this.#document,
      dict.get('CS') ?? dict.get('ColorSpace'),
      frame.resources,
    );
    skipInlineData(reader, dict, space.components);
    this.#image(dict, null, state, frame);
  }
}

function isWhite(space: ColourSpace, operands: Value[]): boolean {
  if (space.family === 'gray' || space.family === 'rgb' || space.family === 'icc') {
    const light = space.process === 'cmyk' ? 0 : 1;
    return operands.length > 0 && operands.every((item) => item === light);
  }
  if (space.family === 'lab') return operands[0] === 100;
  return operands.length > 0 && operands.every((item) => item === 0);
}
