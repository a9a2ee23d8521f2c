/** Follows drawing operators through forms, patterns, masks and glyphs (ISO 32000-1 §8, annex A). */

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
import { inlineFault, takeInlineData } from './pdf-inline-image.ts';
import type { Layers } from './pdf-layers.ts';
import {
  around,
  type Box,
  boxAfter,
  compose,
  hasPlace,
  IDENTITY,
  type Matrix,
  shared,
  unitBox,
} from './pdf-matrix.ts';
import {
  copyOf,
  freshState,
  nextLine,
  OPERATORS,
  type Paint,
  reachOf,
  type State,
  setText,
} from './pdf-state.ts';
import { END, NestedTooDeeply, Reader } from './pdf-syntax.ts';
import { readType3, type Type3Font } from './pdf-type3.ts';
import type { Unread } from './pdf-unread.ts';
import { type Dict, Name, PdfString, type Stream, type Value, Word } from './pdf-values.ts';

/** The PDF engine follows forms this deep too. */
const MAX_FORM_DEPTH = 28;
/** More tiles of a pattern than can be told apart on a sheet. */
const MAX_TILES = 4_000_000;
const EVERYWHERE: Box = [-1e9, -1e9, 1e9, 1e9];

/** Where a drawing is followed. */
export interface Frame {
  readonly resources: Dict | null;
  readonly depth: number;
  readonly base: Matrix;
  readonly colours: boolean;
  readonly inPattern: boolean;
  /** On a layer that prints. */
  readonly visible: boolean;
}

/** A frame while its operators are read. */
interface Run extends Frame {
  path: Box | null;
  clips: boolean;
  colours: boolean;
  /** Marked content that is open: true for a hidden layer. */
  readonly marks: boolean[];
  hidden: number;
  compatible: number;
}

/** Runs content streams and writes what they paint into a PageScan. */
export class ContentWalker {
  readonly #document: PdfDocument;
  readonly #scan: PageScan;
  readonly #budget: Budget;
  readonly #layers: Layers;
  readonly #page: Dict | null;
  readonly #active = new Set<string>();
  readonly #patterns = new Set<string>();
  readonly #glyphs = new Set<string>();
  readonly #type3 = new Map<Dict, Type3Font | null>();

  /** `page` are the page's own resources: a form that lacks one takes it from there. */
  constructor(
    document: PdfDocument,
    scan: PageScan,
    budget: Budget,
    layers: Layers,
    page: Dict | null,
  ) {
    this.#document = document;
    this.#scan = scan;
    this.#budget = budget;
    this.#layers = layers;
    this.#page = page;
  }

  run(bytes: Uint8Array, initial: State, frame: Frame): void {
    const reader = new Reader(bytes);
    const run: Run = {
      ...frame,
      path: null,
      clips: false,
      marks: [],
      hidden: 0,
      compatible: 0,
    };
    const saved: State[] = [];
    let state = copyOf(initial);
    let operands: Value[] = [];
    for (;;) {
      let token: Value | typeof END;
      try {
        token = reader.next();
      } catch (error) {
        if (!(error instanceof NestedTooDeeply)) throw error;
        this.#unread('depth');
        return;
      }
      if (token === END) break;
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
          if (saved.length < 4096) saved.push(copyOf(state));
          break;
        case 'Q':
          state = saved.pop() ?? state;
          break;
        case 'BI':
          this.#inlineImage(reader, state, run);
          break;
        default:
          this.#operator(token.value, operands, state, run);
      }
      operands = [];
    }
    if (reader.broken) this.#unread('syntax');
  }

  /** Follows a form by itself, as an annotation's appearance. `value` is what refers to it. */
  follow(value: Value, stream: Stream, state: State, frame: Frame): void {
    const ctm = compose(this.#matrix(stream.dict), state.ctm);
    this.#nested(value, stream, { ...state, ctm, clip: this.#formClip(stream, ctm, state) }, frame);
  }

  #operator(operator: string, operands: Value[], state: State, run: Run): void {
    switch (operator) {
      case 'cm':
        state.ctm = compose(this.#matrixOf(operands), state.ctm);
        return;
      case 'Do':
        this.#xobject(operands[0], state, run);
        return;
      case 'gs':
        this.#graphicsState(operands[0], state, run);
        return;
      case 'sh':
        this.#shading(this.#resource(run, 'Shading', operands[0]), state, run);
        return;
      case 'BMC':
      case 'BDC':
        this.#beginMarked(operands, run);
        return;
      case 'EMC':
        if (run.marks.pop()) run.hidden -= 1;
        return;
      case 'BX':
        run.compatible += 1;
        return;
      case 'EX':
        run.compatible -= 1;
        return;
      case 'd1':
        // A glyph that takes the colour of the text: its own colours do not count.
        run.colours = false;
        return;
      default:
        if (this.#path(operator, operands, state, run)) return;
        if (this.#text(operator, operands, state, run)) return;
        if (this.#colour(operator, operands, state, run)) return;
        if (!OPERATORS.has(operator) && run.compatible <= 0) this.#unread('syntax');
    }
  }

  #path(operator: string, operands: Value[], state: State, run: Run): boolean {
    switch (operator) {
      case 'W':
      case 'W*':
        run.clips = true;
        return true;
      case 'f':
      case 'F':
      case 'f*':
        this.#paintPath(true, false, state, run);
        return true;
      case 'S':
      case 's':
        this.#paintPath(false, true, state, run);
        return true;
      case 'B':
      case 'B*':
      case 'b':
      case 'b*':
        this.#paintPath(true, true, state, run);
        return true;
      case 'n':
        this.#paintPath(false, false, state, run);
        return true;
      default: {
        const reached = reachOf(operator, operands);
        if (reached) run.path = around(run.path, boxAfter(state.ctm, reached));
        return reached !== null;
      }
    }
  }

  #paintPath(fills: boolean, strokes: boolean, state: State, run: Run): void {
    const { path } = run;
    if (path) {
      if (fills) this.#paint(state.fill, state.fillAlpha, path, state, run);
      if (strokes) this.#paint(state.stroke, state.strokeAlpha, path, state, run);
    }
    if (run.clips && path) state.clip = shared(state.clip, path);
    run.path = null;
    run.clips = false;
  }

  #text(operator: string, operands: Value[], state: State, run: Run): boolean {
    const { text } = state;
    const [first, second] = operands;
    const number = typeof first === 'number' ? first : 0;
    const other = typeof second === 'number' ? second : 0;
    switch (operator) {
      case 'Tf':
        this.#setFont(this.#lookup(run, 'Font', first), other, state);
        return true;
      case 'Tj':
        this.#show([first ?? null], state, run);
        return true;
      case 'TJ':
        this.#show(Array.isArray(first) ? first : [], state, run);
        return true;
      case "'":
      case '"':
        if (operator === '"') {
          text.wordSpace = number;
          text.charSpace = other;
        }
        nextLine(text, 0, -text.leading);
        this.#show([operands.at(-1) ?? null], state, run);
        return true;
      case 'Tm':
        text.line = this.#matrixOf(operands);
        text.matrix = text.line;
        return true;
      default:
        return setText(operator, number, other, text);
    }
  }

  #setFont(font: Value, size: number, state: State): void {
    const dict = this.#document.dict(font);
    state.text.font = dict ? (referenceKey(font) ?? dict) : undefined;
    state.text.size = size;
    if (!dict) {
      state.text.type3 = null;
      return;
    }
    let type3 = this.#type3.get(dict);
    if (type3 === undefined) {
      type3 = readType3(this.#document, dict);
      this.#type3.set(dict, type3);
    }
    state.text.type3 = type3;
  }

  /** Strings and the gaps between them. Empty strings show nothing. */
  #show(parts: Value[], state: State, run: Run): void {
    const { text } = state;
    if (!parts.some((part) => part instanceof PdfString && part.bytes.length > 0)) return;
    const mode = text.mode & 3;
    if (text.mode !== 3 && text.mode !== 7 && this.#isSeen(state.clip, state, run)) {
      if (text.font === undefined) this.#unread('missing');
      this.#scan.fonts.add(text.font);
    }
    if (text.type3) {
      if (mode !== 3) this.#showGlyphs(text.type3, parts, state, run);
      return;
    }
    if (mode === 0 || mode === 2) this.#paint(state.fill, state.fillAlpha, null, state, run);
    if (mode === 1 || mode === 2) this.#paint(state.stroke, state.strokeAlpha, null, state, run);
  }

  #showGlyphs(font: Type3Font, parts: Value[], state: State, run: Run): void {
    const { text } = state;
    for (const part of parts) {
      if (typeof part === 'number') this.#advance((-part / 1000) * text.size, state);
      if (!(part instanceof PdfString)) continue;
      for (const code of part.bytes) {
        this.#showGlyph(font, code, state, run);
        const gap = text.charSpace + (code === 32 ? text.wordSpace : 0);
        this.#advance(font.width(code) * font.matrix[0] * text.size + gap, state);
      }
    }
  }

  #advance(distance: number, { text }: State): void {
    text.matrix = compose([1, 0, 0, 1, distance * text.scale, 0], text.matrix);
  }

  /** A glyph is followed once for each size it has. */
  #showGlyph(font: Type3Font, code: number, state: State, run: Run): void {
    const glyph = font.glyph(code);
    if (!glyph) return;
    const { text } = state;
    const placed = compose(
      compose(font.matrix, [text.size * text.scale, 0, 0, text.size, 0, text.rise]),
      compose(text.matrix, state.ctm),
    );
    const size = placed.slice(0, 4).map((side) => side.toPrecision(3));
    const key = `${glyph.stream.start} ${size.join(' ')} ${run.visible && run.hidden === 0}`;
    if (this.#glyphs.has(key)) return;
    this.#glyphs.add(key);
    const isColoured = this.#isColoured(glyph.stream);
    if (!isColoured) this.#paint(state.fill, state.fillAlpha, null, state, run);
    const inner = { ...freshState(placed, state.clip), fill: state.fill, stroke: state.stroke };
    this.#nested(glyph.value, glyph.stream, inner, {
      ...this.#inside(run),
      resources: font.resources ?? run.resources,
      colours: run.colours && isColoured,
    });
  }

  /** `d0` leaves colours to the glyph, `d1` takes that of the text. */
  #isColoured(glyph: Stream): boolean {
    const start = this.#document.decode(glyph).bytes.subarray(0, 200);
    return !/\bd1\b/.test(Buffer.from(start).toString('latin1'));
  }

  #matrixOf(operands: Value[]): Matrix {
    const numbers = operands.slice(0, 6);
    if (numbers.length === 6 && numbers.every((item) => typeof item === 'number')) {
      return numbers as unknown as Matrix;
    }
    this.#unread('syntax');
    return IDENTITY;
  }

  #colour(operator: string, operands: Value[], state: State, run: Run): boolean {
    const device = { g: GRAY, rg: RGB, k: CMYK }[operator.toLowerCase()];
    const side = operator === operator.toLowerCase() ? 'fill' : 'stroke';
    if (device && ['g', 'rg', 'k', 'G', 'RG', 'K'].includes(operator)) {
      state[side] = {
        space: this.#deviceSpace(device, run),
        white: isWhite(device, operands),
        pattern: null,
      };
      return true;
    }
    if (operator === 'cs' || operator === 'CS') {
      const space = colourSpace(this.#document, operands[0], this.#spacesOf(run, operands[0]));
      if (space.family === 'unknown') this.#unread('missing');
      state[side] = { space, white: false, pattern: null };
      return true;
    }
    if (operator === 'sc' || operator === 'scn' || operator === 'SC' || operator === 'SCN') {
      const kept = state[side];
      const last = operands.at(-1);
      state[side] = {
        space: kept.space,
        white: isWhite(kept.space, operands),
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

  /** The resources that know a colour space: the form's own, else the page's. */
  #spacesOf(frame: Frame, name: Value | undefined): Dict | null {
    if (!(name instanceof Name)) return frame.resources;
    const own = this.#document.dict(frame.resources?.get('ColorSpace'));
    const isOurs = own?.has(name.value) ?? false;
    return isOurs || !this.#lookup(frame, 'ColorSpace', name) ? frame.resources : this.#page;
  }

  /** Something of it is on a printing layer and inside page and clipping path. */
  #isSeen(box: Box, state: State, run: Run): boolean {
    return run.visible && run.hidden === 0 && hasPlace(shared(box, state.clip));
  }

  /** `box` is null for text, whose extent is not measured. */
  #paint(paint: Paint, alpha: number, box: Box | null, state: State, run: Run): void {
    const reached = box ?? state.clip;
    if (alpha === 0 || !this.#isSeen(reached, state, run)) return;
    if (paint.pattern !== null) this.#pattern(paint.pattern, paint, reached, state, run);
    else if (!paint.white) this.#note(paint.space, run);
  }

  #note(space: ColourSpace, run: Run): void {
    if (!run.colours || space.process === 'none') return;
    this.#scan.painted.add(space.process);
    for (const spot of space.spots) if (this.#scan.spots.size < 64) this.#scan.spots.add(spot);
  }

  #unread(cause: Unread, box: Box | null = null): void {
    if (!this.#scan.unread.has(cause)) this.#scan.unread.set(cause, box);
  }

  #lookup(frame: Frame, kind: string, name: Value | undefined): Value {
    if (!(name instanceof Name)) return null;
    for (const resources of [frame.resources, this.#page]) {
      const found = this.#document.dict(resources?.get(kind))?.get(name.value);
      if (found !== undefined) return found;
    }
    return null;
  }

  /** A resource that must be there. */
  #resource(run: Run, kind: string, name: Value | undefined): Value {
    const found = this.#lookup(run, kind, name);
    if (this.#document.resolve(found) === null && run.visible && run.hidden === 0) {
      this.#unread('missing');
    }
    return found;
  }

  #beginMarked([tag, properties]: Value[], run: Run): void {
    const isLayer = tag instanceof Name && tag.value === 'OC';
    const group =
      isLayer && properties instanceof Name ? this.#lookup(run, 'Properties', properties) : null;
    const isHidden = this.#hides(group);
    run.marks.push(isHidden);
    if (isHidden) run.hidden += 1;
  }

  #hides(group: Value | undefined): boolean {
    if (!this.#layers.hides(group)) return false;
    this.#scan.hiddenLayers.add(this.#layers.nameOf(group));
    return true;
  }

  #shading(value: Value, state: State, run: Run): void {
    const shading = this.#document.dict(value);
    if (!shading || state.fillAlpha === 0 || !this.#isSeen(state.clip, state, run)) return;
    this.#note(colourSpace(this.#document, shading.get('ColorSpace'), run.resources), run);
  }

  #pattern(name: string, paint: Paint, box: Box, state: State, run: Run): void {
    const value = this.#resource(run, 'Pattern', new Name(name));
    const dict = this.#document.dict(value);
    if (!dict) return;
    if (this.#document.number(dict.get('PatternType')) === 2) {
      this.#shading(this.#document.dict(dict.get('Shading')), state, run);
      return;
    }
    const stream = this.#document.stream(value);
    if (!stream) return;
    const matrix = compose(this.#matrix(dict), run.base);
    this.#measureStep(dict, matrix, shared(box, state.clip));
    const key = `${referenceKey(value) ?? name}@${run.depth}`;
    if (this.#patterns.has(key)) return;
    this.#patterns.add(key);
    if (this.#document.number(dict.get('PaintType')) === 2) this.#note(paint.space, run);
    const inner = freshState(matrix, EVERYWHERE);
    this.#nested(value, stream, inner, { ...this.#inside(run), inPattern: true });
  }

  /** How often a pattern would be set to fill a place. */
  #measureStep(dict: Dict, matrix: Matrix, [left, bottom, right, top]: Box): void {
    const xStep = this.#document.number(dict.get('XStep')) ?? 0;
    const yStep = this.#document.number(dict.get('YStep')) ?? 0;
    const [a, b, c, d] = matrix;
    const tile = Math.abs(xStep * yStep * (a * d - b * c));
    if (tile > 0 && ((right - left) * (top - bottom)) / tile <= MAX_TILES) return;
    this.#unread('pattern', [left, bottom, right, top]);
    this.#scan.undrawable = true;
  }

  #matrix(dict: Dict): Matrix {
    return (this.#document.numbers(dict.get('Matrix'), 6) as Matrix | null) ?? IDENTITY;
  }

  #graphicsState(name: Value | undefined, state: State, run: Run): void {
    const dict = this.#document.dict(this.#resource(run, 'ExtGState', name));
    if (!dict) return;
    state.fillAlpha = this.#document.number(dict.get('ca')) ?? state.fillAlpha;
    state.strokeAlpha = this.#document.number(dict.get('CA')) ?? state.strokeAlpha;
    const font = this.#document.array(dict.get('Font'));
    if (font) this.#setFont(font[0] ?? null, this.#document.number(font[1]) ?? 0, state);
    const mask = this.#document.dict(dict.get('SMask'));
    const group = mask?.get('G');
    const stream = this.#document.stream(group);
    if (!stream || group === undefined) return;
    const ctm = compose(this.#matrix(stream.dict), state.ctm);
    const inner = freshState(ctm, this.#formClip(stream, ctm, state));
    this.#nested(group, stream, inner, { ...this.#inside(run), colours: false });
  }

  #xobject(name: Value | undefined, state: State, run: Run): void {
    const value = this.#resource(run, 'XObject', name);
    const stream = this.#document.stream(value);
    if (!stream) return;
    const frame = this.#inside(run);
    const visible = frame.visible && !this.#hides(stream.dict.get('OC'));
    const kind = this.#document.name(stream.dict.get('Subtype'));
    if (kind === 'Image') this.#image(stream.dict, stream, state, { ...run, visible });
    else if (kind === 'Form') this.follow(value, stream, state, { ...frame, visible });
    else if (kind !== 'PS') this.#unread('missing', unitBox(state.ctm));
  }

  /** A form is seen through its bounding box only. */
  #formClip(stream: Stream, ctm: Matrix, state: State): Box {
    const box = this.#document.numbers(stream.dict.get('BBox'), 4) as Box | null;
    return box ? shared(state.clip, boxAfter(ctm, box)) : state.clip;
  }

  #inside({ resources, depth, base, colours, inPattern, visible, hidden }: Run): Frame {
    return { resources, depth, base, colours, inPattern, visible: visible && hidden === 0 };
  }

  #nested(value: Value, stream: Stream, state: State, frame: Frame): void {
    const key = keyOf(value, stream);
    const place = hasPlace(state.clip) && state.clip[0] > EVERYWHERE[0] ? state.clip : null;
    if (this.#active.has(key)) {
      this.#unread('loop', place);
      this.#scan.undrawable = true;
      return;
    }
    if (frame.depth >= MAX_FORM_DEPTH) {
      this.#unread('depth', place);
      this.#scan.undrawable = true;
      return;
    }
    // What a page draws itself is bounded by its length; what drawings draw multiplies.
    if (frame.depth > 1) this.#budget.nested -= 1;
    if (this.#budget.nested <= 0) {
      this.#scan.cut = true;
      this.#scan.undrawable = true;
      return;
    }
    const { bytes, unread } = this.#document.decode(stream);
    if (unread && frame.visible) this.#unread(unread, place);
    this.#active.add(key);
    const resources = this.#document.dict(stream.dict.get('Resources')) ?? frame.resources;
    this.run(bytes, state, { ...frame, resources, depth: frame.depth + 1, base: state.ctm });
    this.#active.delete(key);
  }

  #image(dict: Dict, stream: Stream | null, state: State, run: Run): void {
    const read = (long: string, short: string) => dict.get(long) ?? dict.get(short);
    const width = this.#document.number(read('Width', 'W')) ?? 0;
    const height = this.#document.number(read('Height', 'H')) ?? 0;
    const box = unitBox(state.ctm);
    const visible = this.#isSeen(box, state, run) && state.fillAlpha !== 0;
    const isStencil = this.#document.resolve(read('ImageMask', 'IM')) === true;
    if (stream && visible) this.#picture(stream, box);
    if (isStencil) {
      this.#paint(state.fill, state.fillAlpha, box, state, run);
      return;
    }
    const declared = read('ColorSpace', 'CS');
    const space =
      declared === undefined && stream
        ? jpxSpace(this.#document, stream)
        : colourSpace(this.#document, declared, this.#spacesOf(run, declared));
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
      inPattern: run.inPattern,
      visible,
      box: visible ? shared(box, state.clip) : box,
    });
  }

  /** Its data, and that of its mask, is to be looked at. */
  #picture(stream: Stream, box: Box): void {
    const mask = this.#document.stream(stream.dict.get('SMask') ?? stream.dict.get('Mask'));
    for (const part of mask ? [stream, mask] : [stream]) {
      this.#scan.pictures.set(part.start, { stream: part, box });
    }
  }

  #inlineImage(reader: Reader, state: State, run: Run): void {
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
      run.resources,
    );
    const data = takeInlineData(reader, dict, space.components);
    const fault = data ? inlineFault(this.#document, dict, data, space.components) : 'syntax';
    if (fault && run.visible && run.hidden === 0) this.#unread(fault, unitBox(state.ctm));
    this.#image(dict, null, state, run);
  }
}

function keyOf(value: Value, stream: Stream): string {
  return referenceKey(value) ?? `at ${stream.start}`;
}

function isWhite(space: ColourSpace, operands: Value[]): boolean {
  if (space.family === 'gray' || space.family === 'rgb' || space.family === 'icc') {
    const light = space.process === 'cmyk' ? 0 : 1;
    return operands.length > 0 && operands.every((item) => item === light);
  }
  if (space.family === 'lab') return operands[0] === 100;
  return operands.length > 0 && operands.every((item) => item === 0);
}
