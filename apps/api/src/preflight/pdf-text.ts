/** Text operators (ISO 32000-1 §9): fonts that are seen, and glyphs that are drawings of their own. */
import { referenceKey } from './pdf-colour.ts';
import type { PageScan } from './pdf-content.ts';
import type { PdfDocument } from './pdf-document.ts';
import { inside, isSeen, prints, type Run } from './pdf-frame.ts';
import { type Box, boxAfter, compose, IDENTITY, type Matrix } from './pdf-matrix.ts';
import type { Nesting } from './pdf-nesting.ts';
import type { Painting } from './pdf-painting.ts';
import type { Resources } from './pdf-resources.ts';
import { noteUnread } from './pdf-scan-notes.ts';
import { freshState, matrixFrom, nextLine, type State, setText } from './pdf-state.ts';
import { readType3, type Type3Font } from './pdf-type3.ts';
import { type Dict, PdfString, type Stream, type Value } from './pdf-values.ts';

/** A string without the widths of its font: characters of two bytes are about an em wide, others half of one. */
const EM_OF_BYTE = 0.5;
/** From below to above the line. @unit em */
const [DESCENT, ASCENT] = [-0.2, 0.8];

/** From the size that a font is set in to the page. */
function glyphMatrix({ text, ctm }: State): Matrix {
  const sized: Matrix = [text.size * text.scale, 0, 0, text.size, 0, text.rise];
  return compose(sized, compose(text.matrix, ctm));
}

/** As it is printed. @unit pt */
function sizeOf(state: State): number {
  const [, , c, d] = glyphMatrix(state);
  return Math.hypot(c, d);
}

/** Where strings are set, roughly. */
function placeOf(parts: readonly Value[], state: State): Box {
  const bytes = parts.reduce<number>(
    (sum, part) => sum + (part instanceof PdfString ? part.bytes.length : 0),
    0,
  );
  return boxAfter(glyphMatrix(state), [0, DESCENT, bytes * EM_OF_BYTE, ASCENT]);
}

/** Follows the text of one page. */
export class TextOperators {
  readonly #document: PdfDocument;
  readonly #scan: PageScan;
  readonly #resources: Resources;
  readonly #painting: Painting;
  readonly #nesting: Nesting;
  readonly #glyphs = new Set<string>();
  readonly #type3 = new Map<Dict, Type3Font | null>();

  constructor(
    document: PdfDocument,
    scan: PageScan,
    resources: Resources,
    painting: Painting,
    nesting: Nesting,
  ) {
    this.#document = document;
    this.#scan = scan;
    this.#resources = resources;
    this.#painting = painting;
    this.#nesting = nesting;
  }

  /** False for an operator that is no text operator. */
  follow(operator: string, operands: Value[], state: State, run: Run): boolean {
    const { text } = state;
    const [first, second] = operands;
    const number = typeof first === 'number' ? first : 0;
    const other = typeof second === 'number' ? second : 0;
    switch (operator) {
      case 'Tf':
        this.setFont(this.#resources.find(run, 'Font', first), other, state);
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
      case 'Tm': {
        const matrix = matrixFrom(operands);
        if (!matrix) noteUnread(this.#scan, 'syntax');
        text.line = matrix ?? IDENTITY;
        text.matrix = text.line;
        return true;
      }
      default:
        return setText(operator, number, other, text);
    }
  }

  setFont(font: Value, size: number, state: State): void {
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
    if (text.mode !== 3 && text.mode !== 7 && isSeen(state.clip, state, run)) {
      if (text.font === undefined) noteUnread(this.#scan, 'missing');
      this.#scan.fonts.add(text.font);
    }
    if (text.type3) {
      if (mode !== 3) this.#showGlyphs(text.type3, parts, state, run);
      return;
    }
    if (mode === 3) return;
    const extent = { place: placeOf(parts, state), area: 0, isText: true };
    if (mode !== 1) {
      this.#painting.fill(extent, state, run);
      this.#painting.text(extent.place, sizeOf(state), state, run);
    }
    if (mode !== 0) this.#painting.stroke(extent, state, run);
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
    const placed = compose(font.matrix, glyphMatrix(state));
    const size = placed.slice(0, 4).map((side) => side.toPrecision(3));
    const key = `${glyph.stream.start} ${size.join(' ')} ${prints(run)}`;
    if (this.#glyphs.has(key)) return;
    this.#glyphs.add(key);
    const isColoured = this.#isColoured(glyph.stream);
    if (!isColoured) {
      const place = boxAfter(placed, [0, 0, font.width(code), font.width(code)]);
      this.#painting.fill({ place, area: 0, isText: true }, state, run);
    }
    const inner = { ...freshState(placed, state.clip), fill: state.fill, stroke: state.stroke };
    this.#nesting.enter(glyph.value, glyph.stream, inner, {
      ...inside(run),
      resources: font.resources ?? run.resources,
      colours: run.colours && isColoured,
    });
  }

  /** `d0` leaves colours to the glyph, `d1` takes that of the text. */
  #isColoured(glyph: Stream): boolean {
    const start = this.#document.decode(glyph).bytes.subarray(0, 200);
    return !/\bd1\b/.test(Buffer.from(start).toString('latin1'));
  }
}
