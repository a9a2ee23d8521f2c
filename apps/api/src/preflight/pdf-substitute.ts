/**
 * Pictures too large for the engine, made small for the preview: the file is not touched, the engine
 * reads it with an update at its end (ISO 32000-1 §7.5.6) that puts small pictures in their place.
 */
import type { PdfDocument } from './pdf-document.ts';
import { unpredictRow } from './pdf-predict.ts';
import { type Dict, Name, PdfString, Ref, Stream, type Value } from './pdf-values.ts';

/** Longest side of a picture that takes another's place. @unit px */
const LONGEST = 2_000;

/** A small picture and the object it stands for. */
export interface Substitute {
  readonly owner: Ref;
  readonly dict: Dict;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** How the unpacked bytes of a picture lie. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** @unit bytes */
  readonly pixel: number;
  /** Each row begins with the kind of its PNG prediction. */
  readonly isPredicted: boolean;
}

/** Takes the unpacked bytes of a picture in any pieces and keeps every nth pixel of every nth row. */
export class RowSampler {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  readonly #layout: Layout;
  readonly #step: number;
  readonly #line: Uint8Array;
  #above: Uint8Array;
  #filled = 0;
  #y = 0;

  constructor(layout: Layout) {
    const { width, height, pixel, isPredicted } = layout;
    this.#layout = layout;
    this.#step = Math.max(1, Math.ceil(Math.max(width, height) / LONGEST));
    this.width = Math.ceil(width / this.#step);
    this.height = Math.ceil(height / this.#step);
    this.data = new Uint8Array(this.width * this.height * pixel);
    this.#line = new Uint8Array(width * pixel + (isPredicted ? 1 : 0));
    this.#above = new Uint8Array(width * pixel);
  }

  write(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length && this.#y < this.#layout.height; ) {
      const part = chunk.subarray(at, at + this.#line.length - this.#filled);
      this.#line.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled < this.#line.length) return;
      this.#row();
      this.#filled = 0;
      this.#y += 1;
    }
  }

  #row(): void {
    const row = this.#layout.isPredicted ? this.#unpredicted() : this.#line;
    if (this.#y % this.#step !== 0) return;
    const { pixel } = this.#layout;
    let to = (this.#y / this.#step) * this.width * pixel;
    for (let x = 0; x < this.width; x += 1) {
      const from = x * this.#step * pixel;
      for (let part = 0; part < pixel; part += 1) this.data[to + part] = row[from + part] as number;
      to += pixel;
    }
  }

  #unpredicted(): Uint8Array {
    const { pixel } = this.#layout;
    const line = Uint8Array.from(this.#line.subarray(1));
    unpredictRow(this.#line[0] as number, line, this.#above, pixel);
    this.#above = line;
    return line;
  }
}

/** The update that follows a file of `size` bytes; null when its tables were not in order. */
export function updateWith(
  document: PdfDocument,
  substitutes: readonly Substitute[],
  size: number,
): Uint8Array | null {
  const [section] = document.sections;
  if (section === undefined || document.repaired || document.encrypted) return null;
  const parts: Uint8Array[] = [];
  let length = size - document.base;
  const push = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  push('\n');
  const offsets = substitutes.map(({ owner, dict, width, height, data }) => {
    const offset = length;
    const small: Dict = new Map(dict);
    for (const key of ['Filter', 'DecodeParms', 'F', 'DP']) small.delete(key);
    small.set('Width', width).set('Height', height).set('Length', data.length);
    push(`${owner.num} ${owner.gen} obj\n${written(small)}\nstream\n`);
    push(data);
    push('\nendstream\nendobj\n');
    return offset;
  });
  const last = document.number(document.trailer.get('Size')) ?? 1;
  const trailer: Dict = new Map<string, Value>([
    ['Size', last + 1],
    ['Root', document.trailer.get('Root') ?? null],
    ['Prev', section - document.base],
  ]);
  const start = length;
  const isTable = Buffer.from(document.source.slice(section, 4)).toString('latin1') === 'xref';
  if (isTable) {
    push('xref\n');
    for (const [index, { owner }] of substitutes.entries()) {
      const offset = String(offsets[index]).padStart(10, '0');
      push(`${owner.num} 1\n${offset} ${String(owner.gen).padStart(5, '0')} n \n`);
    }
    push(`trailer\n${written(trailer)}\n`);
  } else {
    const rows = Buffer.alloc(substitutes.length * 7);
    for (const [index, { owner }] of substitutes.entries()) {
      rows[index * 7] = 1;
      rows.writeUInt32BE(offsets[index] as number, index * 7 + 1);
      rows.writeUInt16BE(owner.gen, index * 7 + 5);
    }
    trailer
      .set('Type', new Name('XRef'))
      .set('W', [1, 4, 2])
      .set(
        'Index',
        substitutes.flatMap(({ owner }) => [owner.num, 1]),
      )
      .set('Length', rows.length);
    push(`${last} 0 obj\n${written(trailer)}\nstream\n`);
    push(rows);
    push('\nendstream\nendobj\n');
  }
  push(`startxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** A value as it stands in a file. */
function written(value: Value): string {
  if (value instanceof Name) {
    return `/${value.value.replace(/[^\w.+-]/g, (char) => `#${char.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
  }
  if (value instanceof Ref) return `${value.num} ${value.gen} R`;
  if (value instanceof PdfString) return `<${Buffer.from(value.bytes).toString('hex')}>`;
  if (Array.isArray(value)) return `[${value.map(written).join(' ')}]`;
  if (value instanceof Map) {
    const entries = [...value].map(([key, inner]) => `${written(new Name(key))} ${written(inner)}`);
    return `<< ${entries.join(' ')} >>`;
  }
  if (value instanceof Stream) return written(value.owner);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'null';
}
