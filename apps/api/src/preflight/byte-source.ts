/** Windowed reading of a file: a 200 MB upload never has to be in memory as a whole. */
import { readSync } from 'node:fs';

/** Random access to bytes. `slice` answers fewer bytes than asked only at the end. */
export interface ByteSource {
  readonly size: number;
  slice(offset: number, length: number): Uint8Array;
}

const WINDOW = 256 * 1024;
const WINDOWS_KEPT = 32;

/** A byte source over memory, for tests and for streams already decoded. */
export function memorySource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    slice: (offset, length) => bytes.subarray(Math.max(0, offset), Math.max(0, offset + length)),
  };
}

/** A byte source over an open file descriptor; keeps at most 8 MB of windows. */
export function fileSource(fd: number, size: number): ByteSource {
  const windows = new Map<number, Uint8Array>();

  function windowAt(index: number): Uint8Array {
    const kept = windows.get(index);
    if (kept) return kept;
    const start = index * WINDOW;
    const buffer = new Uint8Array(Math.min(WINDOW, size - start));
    let filled = 0;
    while (filled < buffer.length) {
      const got = readSync(fd, buffer, filled, buffer.length - filled, start + filled);
      if (got === 0) break;
      filled += got;
    }
    if (windows.size >= WINDOWS_KEPT) {
      const oldest = windows.keys().next().value;
      if (oldest !== undefined) windows.delete(oldest);
    }
    windows.set(index, buffer);
    return buffer;
  }

  return {
    size,
    slice(offset, length) {
      const from = Math.max(0, offset);
      const to = Math.min(size, offset + length);
      if (to <= from) return new Uint8Array(0);
      const first = Math.floor(from / WINDOW);
      const last = Math.floor((to - 1) / WINDOW);
      if (first === last) {
        return windowAt(first).subarray(from - first * WINDOW, to - first * WINDOW);
      }
      const joined = new Uint8Array(to - from);
      for (let index = first; index <= last; index += 1) {
        const start = index * WINDOW;
        const part = windowAt(index).subarray(Math.max(0, from - start), to - start);
        joined.set(part, Math.max(0, start - from));
      }
      return joined;
    },
  };
}

/** Where `needle` (ASCII) starts in `bytes` at or after `from`, or -1. */
export function indexOfAscii(bytes: Uint8Array, needle: string, from = 0): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(
    needle,
    from,
    'latin1',
  );
}
