/** Fonts whose glyphs are drawings of the file itself (ISO 32000-1 §9.6.5). */
import type { PdfDocument } from './pdf-document.ts';
import type { Matrix } from './pdf-matrix.ts';
import { type Dict, Name, type Stream, type Value } from './pdf-values.ts';

export interface Type3Font {
  readonly matrix: Matrix;
  readonly resources: Dict | null;
  /** The drawing of a character code; null when the font has none. */
  readonly glyph: (code: number) => { value: Value; stream: Stream } | null;
  /** In glyph space. */
  readonly width: (code: number) => number;
}

/** Null when the font is of another kind. */
export function readType3(document: PdfDocument, font: Dict | null): Type3Font | null {
  if (!font || document.name(font.get('Subtype')) !== 'Type3') return null;
  const procedures = document.dict(font.get('CharProcs'));
  const names = differences(document, font);
  const widths = document.array(font.get('Widths')) ?? [];
  const first = document.number(font.get('FirstChar')) ?? 0;
  const numbers = document.numbers(font.get('FontMatrix'), 6);
  return {
    matrix: (numbers as Matrix | null) ?? [0.001, 0, 0, 0.001, 0, 0],
    resources: document.dict(font.get('Resources')),
    glyph: (code) => {
      const value = procedures?.get(names.get(code) ?? '') ?? null;
      const stream = document.stream(value);
      return stream && { value, stream };
    },
    width: (code) => document.number(widths[code - first]) ?? 0,
  };
}

function differences(document: PdfDocument, font: Dict): Map<number, string> {
  const names = new Map<number, string>();
  const list = document.array(document.dict(font.get('Encoding'))?.get('Differences')) ?? [];
  let code = 0;
  for (const item of list.slice(0, 1_024)) {
    const value = document.resolve(item);
    if (typeof value === 'number') code = value;
    else if (value instanceof Name) {
      names.set(code, value.value);
      code += 1;
    }
  }
  return names;
}
