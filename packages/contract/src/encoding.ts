/**
 * How an input travels: query, JSON, url-encoded form or multipart. Pure; no schema needed.
 * In flat encodings null and undefined are left out (the specification asks it of GET and PATCH),
 * a list is a repeated name, and nothing may be nested.
 */
import type { Call } from './call.ts';
import { DEFAULT_CONTENT_TYPE } from './constants.ts';

/** A request before it is sent. */
export type EncodedRequest = {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  /** Content type; null when there is no body or the browser writes it (multipart). */
  readonly contentType: string | null;
  readonly body: string | FormData | null;
};

/** What the encoding needs to know about a call. */
export type Wire = Pick<Call, 'name' | 'method' | 'host' | 'path' | 'encoding'>;

type Flat = string | Blob;

const flatten = (call: Wire, name: string, value: unknown): Flat => {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) {
    return Object.is(value, -0) ? '0' : String(value);
  }
  if (call.encoding === 'multipart' && value instanceof Blob) return value;
  throw new TypeError(`${call.name}: "${name}" cannot travel in a ${call.encoding} request`);
};

/** Name and value pairs of an input, in order, without null and undefined. */
const pairsOf = (call: Wire, input: unknown): [name: string, value: Flat][] => {
  const pairs: [string, Flat][] = [];
  for (const [name, value] of Object.entries(input ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== null && item !== undefined) pairs.push([name, flatten(call, name, item)]);
    }
  }
  return pairs;
};

const urlEncoded = (call: Wire, input: unknown): string =>
  new URLSearchParams(pairsOf(call, input) as [string, string][]).toString();

/** Writes an input as the row says. Throws a TypeError for what the encoding cannot carry. */
export const encodeRequest = (call: Wire, input: unknown): EncodedRequest => {
  const { method, path } = call;
  switch (call.encoding) {
    case 'query': {
      const query = urlEncoded(call, input);
      return { method, path: query ? `${path}?${query}` : path, contentType: null, body: null };
    }
    case 'json':
      return { method, path, contentType: DEFAULT_CONTENT_TYPE, body: JSON.stringify(input ?? {}) };
    case 'form':
      return {
        method,
        path,
        contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
        body: urlEncoded(call, input),
      };
    case 'multipart': {
      const body = new FormData();
      for (const [name, value] of pairsOf(call, input)) body.append(name, value);
      return { method, path, contentType: null, body };
    }
  }
};
