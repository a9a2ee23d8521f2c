/** Reads the cross-reference tables and streams of a file, newest first (ISO 32000-1 §7.5.4, §7.5.8). */
import type { Entry, PdfDocument } from './pdf-document.ts';
import { PdfStructureError } from './pdf-errors.ts';
import { OutOfBytes, Reader } from './pdf-syntax.ts';
import { type Dict, Stream, Word } from './pdf-values.ts';

const MAX_TABLE_BYTES = 64 * 1024 * 1024;
const MAX_OBJECTS = 2_000_000;
const MAX_SECTIONS = 2_000;

type Entries = Map<number, Entry>;

/** What the tables of a file say. */
export interface CrossReferences {
  readonly entries: Entries;
  readonly trailer: Dict;
  /** Where each table or stream starts, newest first. */
  readonly sections: readonly number[];
  /** A table names itself, or one that led to it, as the one before. */
  readonly loops: boolean;
}

/** Errors: PdfStructureError when the chain is broken; the caller rebuilds. */
export function readCrossReferences(document: PdfDocument): CrossReferences {
  const { source, base } = document;
  const tail = Buffer.from(source.slice(Math.max(0, source.size - 2048), 2048)).toString('latin1');
  const match = /startxref\s+(\d+)(?![\s\S]*startxref)/.exec(tail);
  if (!match) throw new PdfStructureError('no startxref');
  const entries: Entries = new Map();
  let trailer: Dict | null = null;
  const cameFrom = new Map<number, number | null>();
  const queue: [number, number | null][] = [[Number(match[1]) + base, null]];
  let loops = false;
  for (let step = queue.shift(); step; step = queue.shift()) {
    const [offset, from] = step;
    if (cameFrom.has(offset) || cameFrom.size > MAX_SECTIONS) continue;
    cameFrom.set(offset, from);
    const dict = readSection(document, offset, entries);
    trailer ??= dict;
    for (const key of ['XRefStm', 'Prev']) {
      const next = dict.get(key);
      if (typeof next !== 'number') continue;
      loops ||= leadsTo(cameFrom, offset, next + base);
      queue.push([next + base, offset]);
    }
  }
  return { entries, trailer: trailer ?? new Map(), sections: [...cameFrom.keys()], loops };
}

function leadsTo(cameFrom: Map<number, number | null>, last: number, sought: number): boolean {
  for (let at: number | null = last; at !== null; at = cameFrom.get(at) ?? null) {
    if (at === sought) return true;
  }
  return false;
}

function readSection(document: PdfDocument, offset: number, entries: Entries): Dict {
  const start = new Reader(document.source.slice(offset, 64)).next();
  if (start instanceof Word && start.value === 'xref') return readTable(document, offset, entries);
  const parsed = document.parseIndirect(offset);
  if (!(parsed?.value instanceof Stream)) throw new PdfStructureError('no cross-reference');
  readStream(document, parsed.value, entries);
  return parsed.value.dict;
}

function readTable(document: PdfDocument, offset: number, entries: Entries): Dict {
  for (let length = 64 * 1024; ; length *= 8) {
    const bytes = document.source.slice(offset, length);
    const partial = offset + bytes.length < document.source.size;
    try {
      return readTableIn(new Reader(bytes, 0, partial), document.base, entries);
    } catch (error) {
      if (!(error instanceof OutOfBytes) || length > MAX_TABLE_BYTES) throw error;
    }
  }
}

function readTableIn(reader: Reader, base: number, entries: Entries): Dict {
  reader.next();
  const found: [number, Entry][] = [];
  for (;;) {
    const start = reader.next();
    if (start instanceof Word && start.value === 'trailer') break;
    const count = reader.next();
    if (typeof start !== 'number' || typeof count !== 'number' || count > MAX_OBJECTS) {
      throw new PdfStructureError('damaged cross-reference table');
    }
    for (let index = 0; index < count; index += 1) {
      const offset = reader.next();
      const gen = reader.next();
      const kind = reader.next();
      if (typeof offset !== 'number' || typeof gen !== 'number' || !(kind instanceof Word)) {
        throw new PdfStructureError('damaged cross-reference table');
      }
      if (kind.value === 'n') found.push([start + index, { offset: offset + base }]);
    }
  }
  const trailer = reader.nextWithRefs();
  if (!(trailer instanceof Map)) throw new PdfStructureError('no trailer');
  for (const [num, entry] of found) if (!entries.has(num)) entries.set(num, entry);
  return trailer;
}

function readStream(document: PdfDocument, stream: Stream, entries: Entries): void {
  const widths = document.numbers(stream.dict.get('W'), 3);
  const { bytes, unread } = document.decode(stream);
  if (!widths || unread) throw new PdfStructureError('damaged cross-reference stream');
  const [wType, wSecond, wThird] = widths as [number, number, number];
  const row = wType + wSecond + wThird;
  if (row <= 0 || row > 32) throw new PdfStructureError('damaged cross-reference stream');
  const size = document.number(stream.dict.get('Size')) ?? 0;
  const ranges = document.array(stream.dict.get('Index')) ?? [0, size];
  let at = 0;
  for (let pair = 0; pair + 1 < ranges.length; pair += 2) {
    const start = document.number(ranges[pair]) ?? 0;
    const count = document.number(ranges[pair + 1]) ?? 0;
    for (let index = 0; index < count && at + row <= bytes.length; index += 1, at += row) {
      const kind = wType === 0 ? 1 : integer(bytes, at, wType);
      const second = integer(bytes, at + wType, wSecond);
      const third = integer(bytes, at + wType + wSecond, wThird);
      if (entries.has(start + index) || entries.size > MAX_OBJECTS) continue;
      if (kind === 1) entries.set(start + index, { offset: second + document.base });
      else if (kind === 2) entries.set(start + index, { stream: second, index: third });
    }
  }
}

function integer(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index += 1)
    value = value * 256 + (bytes[at + index] as number);
  return value;
}
