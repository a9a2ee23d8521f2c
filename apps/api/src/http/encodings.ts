/** Encodings of answers: which one a client takes, and how what is made here is packed. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Each with the end of the name that a file packed by the build has, best first. */
export const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The best of the encodings that are there and that the client takes. */
export function encodingOf(header: string | undefined, there: readonly string[]): string {
  const offered = (header ?? '').split(',').map((part) => part.trim().split(';'));
  const takes = (name: string) =>
    offered.some(([given, quality]) => given === name && !/^\s*q=0(\.0+)?$/.test(quality ?? ''));
  return ENCODINGS.find(([name]) => there.includes(name) && takes(name))?.[0] ?? 'identity';
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Well enough for what somebody waits for. */
export const packed = {
  br: async (text: Uint8Array) => new Uint8Array(await promisify(brotliCompress)(text, brotli)),
  gzip: async (text: Uint8Array) => new Uint8Array(await promisify(gzip)(text)),
} as const;
