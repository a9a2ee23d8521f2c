/** Finds objects in a file whose cross-reference table is missing or wrong. */
import type { ByteSource } from './byte-source.ts';
import type { Entry } from './pdf-document.ts';
import { Reader } from './pdf-syntax.ts';
import { type Dict, Name, type Ref, Stream, type Value } from './pdf-values.ts';

const STEP = 1024 * 1024;
const OVERLAP = 64;
const MAX_OBJECTS = 500_000;
const MAX_CONTAINERS = 20_000;

/**
 * Reads the whole file once. The last definition of an object wins, as in an update.
 * `containers` are object streams, in file order.
 */
export function rebuildEntries(
  source: ByteSource,
  parse: (offset: number) => { ref: Ref; value: Value } | null,
): { entries: Map<number, Entry>; trailer: Dict; containers: number[] } {
  const entries = new Map<number, Entry>();
  const trailer: Dict = new Map();
  const streams: { num: number; offset: number }[] = [];
  for (let start = 0; start < source.size; start += STEP) {
    const text = Buffer.from(source.slice(start, STEP + OVERLAP)).toString('latin1');
    for (const match of text.matchAll(/(?<![0-9])(\d{1,10})[\s\0]+(\d{1,5})[\s\0]+obj(?![a-z])/g)) {
      if (match.index >= STEP || entries.size >= MAX_OBJECTS) break;
      entries.set(Number(match[1]), { offset: start + match.index });
    }
    for (const match of text.matchAll(/\/Type\s*\/(ObjStm|XRef)\b/g)) {
      if (match.index >= STEP) break;
      streams.push({ num: -1, offset: start + match.index });
    }
    for (const match of text.matchAll(/trailer/g)) {
      if (match.index >= STEP) break;
      readTrailer(source, start + match.index + 7, trailer);
    }
  }
  return { entries, trailer, containers: containersOf(entries, streams, trailer, parse) };
}

function readTrailer(source: ByteSource, offset: number, trailer: Dict): void {
  let value: unknown;
  try {
    value = new Reader(source.slice(offset, 16 * 1024)).nextWithRefs();
  } catch {
    return; // Not a trailer: a damaged file is being searched.
  }
  if (!(value instanceof Map)) return;
  for (const key of ['Root', 'Encrypt', 'ID', 'Info']) {
    if (value.has(key)) trailer.set(key, value.get(key) as Value);
  }
}

function containersOf(
  entries: Map<number, Entry>,
  marks: { offset: number }[],
  trailer: Dict,
  parse: (offset: number) => { ref: Ref; value: Value } | null,
): number[] {
  const containers: number[] = [];
  if (marks.length === 0) return containers;
  const starts = [...entries.values()]
    .map((entry) => ('offset' in entry ? entry.offset : 0))
    .sort((a, b) => a - b);
  for (const mark of marks.slice(0, MAX_CONTAINERS)) {
    const offset = lastAtOrBefore(starts, mark.offset);
    const parsed = offset === null ? null : parse(offset);
    if (!(parsed?.value instanceof Stream)) continue;
    const type = parsed.value.dict.get('Type');
    if (!(type instanceof Name)) continue;
    if (type.value === 'ObjStm') containers.push(parsed.ref.num);
    else if (type.value === 'XRef') {
      for (const key of ['Root', 'Encrypt', 'ID', 'Info']) {
        const value = parsed.value.dict.get(key);
        if (value !== undefined) trailer.set(key, value);
      }
    }
  }
  return containers;
}

function lastAtOrBefore(sorted: number[], offset: number): number | null {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) <= offset) low = middle + 1;
    else high = middle;
  }
  return low > 0 ? (sorted[low - 1] as number) : null;
}
