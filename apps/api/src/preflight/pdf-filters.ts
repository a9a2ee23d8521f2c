/** Stream filters that carry structure and page contents (ISO 32000-1 §7.4); image filters are not decoded here. */
import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { unpredictRow } from './pdf-predict.ts';

/** A stream would unpack to more than its limit. */
export class TooLarge extends Error {}

/** What a filter gave: the bytes it could read, and whether they are all there and unharmed. */
export interface Decoded {
  readonly bytes: Uint8Array;
  readonly whole: boolean;
}

/** Filters that carry pictures: their data stays as it is. */
export const PICTURE_FILTERS: ReadonlySet<string> = new Set([
  ...['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'],
]);

/** `undefined`: no filter of this reader (a picture's, or unknown to the format). */
export function decodeFilter(
  filter: string,
  data: Uint8Array,
  params: { predictor: number; colors: number; bits: number; columns: number; earlyChange: number },
  limit: number,
): Decoded | undefined {
  switch (filter) {
    case 'FlateDecode':
    case 'Fl':
      return unpredict(inflate(data, limit), params);
    case 'LZWDecode':
    case 'LZW':
      return unpredict(lzw(data, params.earlyChange, limit), params);
    case 'ASCIIHexDecode':
    case 'AHx':
      return { bytes: asciiHex(data), whole: true };
    case 'ASCII85Decode':
    case 'A85':
      return { bytes: ascii85(data), whole: true };
    case 'RunLengthDecode':
    case 'RL':
      return { bytes: runLength(data, limit), whole: true };
    case 'Crypt':
      return { bytes: data, whole: true };
    default:
      return undefined;
  }
}

const NOTHING: Decoded = { bytes: new Uint8Array(0), whole: false };

/** Tries the data as it should be, then without its checksum, then as far as it goes. */
function inflate(data: Uint8Array, limit: number): Decoded {
  const attempt = (work: () => Decoded): Decoded | null => {
    try {
      return work();
    } catch (error) {
      if (isTooLarge(error)) throw new TooLarge();
      return null;
    }
  };
  const strict = { maxOutputLength: limit };
  const lenient = { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH };
  return (
    attempt(() => ({ bytes: inflateSync(data, strict), whole: true })) ??
    // The last bytes, a checksum, are cut off by a length that is a little short: all data is there.
    attempt(() => ({
      bytes: inflateRawSync(data.subarray(2), strict),
      whole: hasHeader(data) && lacksChecksum(data, limit),
    })) ??
    attempt(() => ({ bytes: inflateSync(data, lenient), whole: false })) ??
    attempt(() => ({ bytes: inflateRawSync(data.subarray(2), lenient), whole: false })) ??
    attempt(() => ({ bytes: inflateRawSync(data, lenient), whole: false })) ??
    NOTHING
  );
}

/** The two bytes before deflate data (RFC 1950 §2.2). */
function hasHeader([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 15) === 8 && (first * 256 + second) % 31 === 0;
}

/** True when fewer than four bytes follow the deflate data. */
function lacksChecksum(data: Uint8Array, limit: number): boolean {
  const { engine } = inflateRawSync(data.subarray(2), {
    maxOutputLength: limit,
    info: true,
  }) as unknown as { engine: { bytesWritten: number } };
  return data.subarray(2 + engine.bytesWritten).length < 4;
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

/** A growing byte array with a limit. */
class Bytes {
  #buffer = new Uint8Array(4096);
  #length = 0;
  readonly #limit: number;
  constructor(limit: number) {
    this.#limit = limit;
  }
  push(part: Uint8Array): void {
    const needed = this.#length + part.length;
    if (needed > this.#limit) throw new TooLarge();
    if (needed > this.#buffer.length) {
      const bigger = new Uint8Array(Math.max(needed, this.#buffer.length * 2));
      bigger.set(this.#buffer.subarray(0, this.#length));
      this.#buffer = bigger;
    }
    this.#buffer.set(part, this.#length);
    this.#length = needed;
  }
  take(): Uint8Array {
    return this.#buffer.subarray(0, this.#length);
  }
}

function lzw(data: Uint8Array, earlyChange: number, limit: number): Decoded {
  const out = new Bytes(limit);
  const literals = Array.from({ length: 256 }, (_, code) => Uint8Array.of(code));
  let table: Uint8Array[] = [];
  let width = 9;
  let previous: Uint8Array | null = null;
  let bits = 0;
  let held = 0;
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === 257) return { bytes: out.take(), whole: true };
    if (code === 256) {
      table = [];
      width = 9;
      previous = null;
      continue;
    }
    let entry: Uint8Array | undefined = code < 256 ? literals[code] : table[code - 258];
    if (!entry && previous && code === 258 + table.length) {
      entry = concat(previous, previous.subarray(0, 1));
    }
    if (!entry) return { bytes: out.take(), whole: false };
    out.push(entry);
    if (previous && table.length < 4096 - 258) table.push(concat(previous, entry.subarray(0, 1)));
    previous = entry;
    const next = 258 + table.length + earlyChange;
    width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9;
  }
  // Many writers leave the end mark out.
  return { bytes: out.take(), whole: true };
}

function concat(left: Uint8Array, right: Uint8Array): Uint8Array {
  const joined = new Uint8Array(left.length + right.length);
  joined.set(left);
  joined.set(right, left.length);
  return joined;
}

function asciiHex(data: Uint8Array): Uint8Array {
  const text = Buffer.from(data).toString('latin1');
  const end = text.indexOf('>');
  const digits = (end < 0 ? text : text.slice(0, end)).replace(/[^0-9a-fA-F]/g, '');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
}

function ascii85(data: Uint8Array): Uint8Array {
  const out: number[] = [];
  let group: number[] = [];
  for (const code of data) {
    if (code === 0x7e) break;
    if (code === 0x7a && group.length === 0) {
      out.push(0, 0, 0, 0);
      continue;
    }
    if (code < 33 || code > 117) continue;
    group.push(code - 33);
    if (group.length < 5) continue;
    pushGroup(group, 4, out);
    group = [];
  }
  if (group.length > 1) {
    const keep = group.length - 1;
    while (group.length < 5) group.push(84);
    pushGroup(group, keep, out);
  }
  return Uint8Array.from(out);
}

function pushGroup(group: number[], keep: number, out: number[]): void {
  const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
  for (let index = 0; index < keep; index += 1) {
    out.push(Math.floor(value / 256 ** (3 - index)) % 256);
  }
}

function runLength(data: Uint8Array, limit: number): Uint8Array {
  const out = new Bytes(limit);
  let index = 0;
  while (index < data.length) {
    const length = data[index] as number;
    if (length === 128) break;
    if (length < 128) {
      out.push(data.subarray(index + 1, index + 2 + length));
      index += length + 2;
    } else {
      out.push(new Uint8Array(257 - length).fill(data[index + 1] ?? 0));
      index += 2;
    }
  }
  return out.take();
}

function unpredict(
  { bytes: data, whole }: Decoded,
  params: { predictor: number; colors: number; bits: number; columns: number },
): Decoded {
  if (params.predictor < 2) return { bytes: data, whole };
  const pixel = Math.max(1, Math.ceil((params.colors * params.bits) / 8));
  const row = Math.ceil((params.colors * params.bits * params.columns) / 8);
  if (!(row > 0)) return NOTHING;
  if (params.predictor < 10) return undiffer(data, whole, row, params);
  if (data.length > 0 && row > data.length) return NOTHING;
  const rows = Math.ceil(data.length / (row + 1));
  const out = new Uint8Array(rows * row);
  let above = new Uint8Array(row);
  for (let y = 0; y < rows; y += 1) {
    const start = y * (row + 1);
    out.set(data.subarray(start + 1, start + 1 + row), y * row);
    const line = out.subarray(y * row, (y + 1) * row);
    unpredictRow(data[start] as number, line, above, pixel);
    above = line;
  }
  return { bytes: out, whole };
}

/** The TIFF predictor: each byte is the difference to the one on its left. Other depths than 8 are not read. */
function undiffer(
  data: Uint8Array,
  whole: boolean,
  row: number,
  { colors, bits }: { colors: number; bits: number },
): Decoded {
  if (bits !== 8) return NOTHING;
  const bytes = Uint8Array.from(data);
  for (let at = 0; at < bytes.length; at += 1) {
    if (at % row >= colors) bytes[at] = (bytes[at] as number) + (bytes[at - colors] as number);
  }
  return { bytes, whole };
}
