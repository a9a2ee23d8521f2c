/** Reads one indirect object, `num gen obj …`, from its place in the file. */
import type { ByteSource } from './byte-source.ts';
import { END, NestedTooDeeply, OutOfBytes, Reader } from './pdf-syntax.ts';
import type { Unread } from './pdf-unread.ts';
import { Ref, Stream, type Value, Word } from './pdf-values.ts';

/** No writer makes a larger object beside its stream. */
export const MAX_OBJECT_BYTES = 16 * 1024 * 1024;

interface Indirect {
  readonly ref: Ref;
  readonly value: Value;
}

/** The object at an offset of the file; null when there is none; why not, when it is there and cannot be read. */
export function readIndirect(
  source: ByteSource,
  offset: number,
): Indirect | { readonly unread: Unread } | null {
  for (let length = 2048; ; length *= 8) {
    const bytes = source.slice(offset, length);
    const atEnd = offset + bytes.length >= source.size;
    try {
      return parseIn(new Reader(bytes, 0, !atEnd), offset);
    } catch (error) {
      const isTooDeep = error instanceof NestedTooDeeply;
      if (!isTooDeep && !(error instanceof OutOfBytes)) throw error;
      if (!isTooDeep && length < MAX_OBJECT_BYTES) continue;
      return { unread: isTooDeep ? 'depth' : 'undecodable' };
    }
  }
}

function parseIn(reader: Reader, offset: number): Indirect | null {
  const num = reader.next();
  const gen = reader.next();
  const word = reader.next();
  if (typeof num !== 'number' || typeof gen !== 'number') return null;
  if (!(word instanceof Word) || word.value !== 'obj') return null;
  const ref = new Ref(num, gen);
  const value = reader.nextWithRefs();
  if (value === END || value instanceof Word) return { ref, value: null };
  if (!(value instanceof Map)) return { ref, value };
  const next = reader.next();
  if (!(next instanceof Word) || next.value !== 'stream') return { ref, value };
  let start = reader.position;
  if (reader.bytes[start] === 13) start += 1;
  if (reader.bytes[start] === 10) start += 1;
  return { ref, value: new Stream(value, offset + start, ref) };
}
