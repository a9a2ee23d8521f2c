/** Annotations and form fields that are printed with their page (ISO 32000-1 §12.5). */
import type { PdfDocument } from './pdf-document.ts';
import type { Layers } from './pdf-layers.ts';
import { type Box, boxAfter, IDENTITY, type Matrix } from './pdf-matrix.ts';
import { type Dict, Name, PdfString, type Stream, type Value } from './pdf-values.ts';

const HIDDEN = 2;
const PRINT = 4;
const MAX_ANNOTATIONS = 5_000;

export interface PrintingAnnotation {
  /** Where it lies, in user space. */
  readonly rect: Box;
  readonly isField: boolean;
  /** What is drawn, and how it is fitted into the rectangle; `none`: a filled field that nobody has drawn. */
  readonly appearance: { value: Value; stream: Stream; matrix: Matrix } | 'none';
}

export function printingAnnotations(
  document: PdfDocument,
  annotations: Value | undefined,
  layers: Layers,
): PrintingAnnotation[] {
  const found: PrintingAnnotation[] = [];
  for (const item of (document.array(annotations) ?? []).slice(0, MAX_ANNOTATIONS)) {
    const dict = document.dict(item);
    const flags = document.number(dict?.get('F')) ?? 0;
    if (!dict || (flags & PRINT) === 0 || (flags & HIDDEN) !== 0) continue;
    const kind = document.name(dict.get('Subtype'));
    const rect = rectangle(document, dict);
    if (kind === 'Popup' || !rect || layers.hides(dict.get('OC'))) continue;
    const isField = kind === 'Widget';
    const value = normalAppearance(document, dict);
    const stream = document.stream(value);
    if (stream) {
      const matrix = fitting(document, stream.dict, rect);
      found.push({ rect, isField, appearance: { value, stream, matrix } });
    } else if (isField && isFilled(document, dict)) {
      found.push({ rect, isField, appearance: 'none' });
    }
  }
  return found;
}

function rectangle(document: PdfDocument, dict: Dict): Box | null {
  const sides = document.numbers(dict.get('Rect'), 4) as Box | null;
  return sides && boxAfter(IDENTITY, sides);
}

/** The appearance itself, or that of the state the field is in. */
function normalAppearance(document: PdfDocument, dict: Dict): Value {
  const normal = document.dict(dict.get('AP'))?.get('N') ?? null;
  if (document.stream(normal)) return normal;
  const state = document.name(dict.get('AS')) ?? 'Off';
  return document.dict(normal)?.get(state) ?? null;
}

/** A text or choice field with a value; buttons without an appearance show nothing. */
function isFilled(document: PdfDocument, dict: Dict): boolean {
  const value = document.resolve(dict.get('V'));
  return (value instanceof PdfString && value.bytes.length > 0) || value instanceof Name;
}

/** Moves and scales the appearance's box onto the rectangle (algorithm 8.1). */
function fitting(document: PdfDocument, appearance: Dict, rect: Box): Matrix {
  const box = document.numbers(appearance.get('BBox'), 4) as Box | null;
  const own = (document.numbers(appearance.get('Matrix'), 6) as Matrix | null) ?? IDENTITY;
  if (!box) return IDENTITY;
  const [left, bottom, right, top] = boxAfter(own, box);
  const across = right > left ? (rect[2] - rect[0]) / (right - left) : 1;
  const along = top > bottom ? (rect[3] - rect[1]) / (top - bottom) : 1;
  return [across, 0, 0, along, rect[0] - left * across, rect[1] - bottom * along];
}
