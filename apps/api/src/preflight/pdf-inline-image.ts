/** Pictures that stand in a content stream (`BI … ID data EI`, ISO 32000-1 §8.9.7). */
import type { PdfDocument } from './pdf-document.ts';
import { decodeFilter, PICTURE_FILTERS, TooLarge } from './pdf-filters.ts';
import type { Reader } from './pdf-syntax.ts';
import type { Unread } from './pdf-unread.ts';
import { type Dict, Name } from './pdf-values.ts';

/**
 * The picture's data; leaves the reader after `EI`. Null when there is no `EI`.
 * Unfiltered data has a known length; filtered data is searched.
 */
export function takeInlineData(reader: Reader, dict: Dict, components: number): Uint8Array | null {
  const { bytes } = reader;
  const start = reader.position + 1;
  const isPacked = dict.has('F') || dict.has('Filter');
  const from = start + (isPacked ? 0 : sizeOf(dict, components).whole);
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0x45 || bytes[at + 1] !== 0x49) continue;
    const before = bytes[at - 1];
    const after = bytes[at + 2];
    if (at > from && before !== undefined && !isWhite(before)) continue;
    if (after !== undefined && !isWhite(after)) continue;
    if (!looksLikeOperators(bytes.subarray(at + 2, at + 14))) continue;
    reader.position = at + 2;
    return bytes.subarray(start, at);
  }
  reader.position = bytes.length;
  return null;
}

/** What is wrong with the data, or null. Data of a picture's own filter is taken as it is. */
export function inlineFault(
  document: PdfDocument,
  dict: Dict,
  packed: Uint8Array,
  components: number,
): Extract<Unread, 'filter' | 'picture'> | null {
  const names = dict.get('F') ?? dict.get('Filter') ?? [];
  const given = dict.get('DP') ?? dict.get('DecodeParms') ?? null;
  const params = Array.isArray(given) ? given : [given];
  const { whole, row } = sizeOf(dict, components);
  let data = packed;
  try {
    for (const [index, name] of (Array.isArray(names) ? names : [names]).entries()) {
      const filter = name instanceof Name ? name.value : '';
      if (PICTURE_FILTERS.has(filter)) return data.length === 0 ? 'picture' : null;
      const own = document.filterParams(document.dict(params[index]) ?? new Map());
      const decoded = decodeFilter(filter, data, own, 2 * whole + 64 * 1024);
      if (!decoded) return 'filter';
      if (!decoded.whole) return 'picture';
      data = decoded.bytes;
    }
  } catch (error) {
    if (error instanceof TooLarge) return 'picture';
    throw error;
  }
  return data.length < whole - row ? 'picture' : null;
}

/** Bytes of a row and of the whole picture, unpacked. */
function sizeOf(dict: Dict, components: number): { row: number; whole: number } {
  const read = (long: string, short: string, fallback: number) => {
    const value = dict.get(short) ?? dict.get(long);
    return typeof value === 'number' ? value : fallback;
  };
  const mask = dict.get('IM') === true || dict.get('ImageMask') === true;
  const space = dict.get('CS') ?? dict.get('ColorSpace');
  const count = mask || !(space instanceof Name || Array.isArray(space)) ? 1 : components;
  const bits = mask ? 1 : read('BitsPerComponent', 'BPC', 8);
  const row = Math.max(0, Math.ceil((read('Width', 'W', 0) * bits * count) / 8));
  return { row, whole: Math.max(0, row * read('Height', 'H', 0)) };
}

function isWhite(code: number): boolean {
  return code === 0 || code === 9 || code === 10 || code === 12 || code === 13 || code === 32;
}

function looksLikeOperators(bytes: Uint8Array): boolean {
  return bytes.every((code) => isWhite(code) || (code >= 32 && code < 127));
}
