/** Steps over the data of an inline picture (`BI … ID data EI`, ISO 32000-1 §8.9.7). */
import type { Reader } from './pdf-syntax.ts';
import { type Dict, Name } from './pdf-values.ts';

/** Leaves the reader after `EI`; false when there is none. Unfiltered data has a known length; filtered data is searched. */
export function skipInlineData(reader: Reader, dict: Dict, components: number): boolean {
  const { bytes } = reader;
  let from = reader.position + 1;
  if (dict.get('F') === undefined && dict.get('Filter') === undefined) {
    from += rawLength(dict, components);
  }
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0x45 || bytes[at + 1] !== 0x49) continue;
    const before = bytes[at - 1];
    const after = bytes[at + 2];
    if (at > from && before !== undefined && !isWhite(before)) continue;
    if (after !== undefined && !isWhite(after)) continue;
    if (!looksLikeOperators(bytes.subarray(at + 2, at + 14))) continue;
    reader.position = at + 2;
    return true;
  }
  reader.position = bytes.length;
  return false;
}

function rawLength(dict: Dict, components: number): number {
  const read = (long: string, short: string, fallback: number) => {
    const value = dict.get(short) ?? dict.get(long);
    return typeof value === 'number' ? value : fallback;
  };
  const mask = dict.get('IM') === true || dict.get('ImageMask') === true;
  const space = dict.get('CS') ?? dict.get('ColorSpace');
  const count = mask || !(space instanceof Name || Array.isArray(space)) ? 1 : components;
  const bits = mask ? 1 : read('BitsPerComponent', 'BPC', 8);
  const row = Math.ceil((read('Width', 'W', 0) * bits * count) / 8);
  return Math.max(0, row * read('Height', 'H', 0));
}

function isWhite(code: number): boolean {
  return code === 0 || code === 9 || code === 10 || code === 12 || code === 13 || code === 32;
}

function looksLikeOperators(bytes: Uint8Array): boolean {
  return bytes.every((code) => isWhite(code) || (code >= 32 && code < 127));
}
