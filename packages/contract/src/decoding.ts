/** Turns a request back into the input of its call: the mirror image of `encoding.ts`, with the schema. */
import type { Call, WholeCall } from './call.ts';
import { type FlatValue, gather } from './flatFields.ts';
import { fieldName, type Problems, validateBy } from './issues.ts';
import { problem } from './refusals/field.ts';
import { request } from './refusals/request.ts';
import { type KeyedMessage, messageOf } from './refusals/row.ts';

/** The result of decoding a request: its input, or why it has none. */
export type Decoded<P> =
  | { readonly ok: true; readonly input: P }
  /** The body could not be read at all. */
  | { readonly ok: false; readonly unreadable: KeyedMessage }
  | ({ readonly ok: false } & Problems);

/** Values, or pairs of a form, that a request may hold. A wide job has a few hundred. */
const VALUES_MAX = 5_000;
/** Keys of one object. */
const KEYS_MAX = 200;
/** @unit characters */
const KEY_LENGTH_MAX = 128;
/** Steps of a field's path that a message names; deeper ones are left out. */
const PATH_STEPS_MAX = 8;
/** Deepest nesting of a JSON body. */
const DEPTH_MAX = 32;

const unreadable = (reason: KeyedMessage) => ({ ok: false, unreadable: reason }) as const;
const tooMany = unreadable(messageOf(request.tooManyValues, { max: VALUES_MAX }));

/** A value that no call accepts: where it is, and why. */
type Unacceptable = {
  readonly path: readonly string[];
  readonly why: (name: string) => KeyedMessage;
};

const unstorable = (name: string) => messageOf(problem.unstorable, { name });

/**
 * The first value that no call accepts: a text that cannot be stored, a shape that costs too much to validate.
 * @param depth nesting depth of the value; the path is only built when something is found
 */
const findUnacceptable = (
  value: unknown,
  depth: number,
  seen: { values: number },
): Unacceptable | null => {
  seen.values += 1;
  if (typeof value === 'string') {
    const isFit = !value.includes('\0') && value.isWellFormed();
    return isFit ? null : { path: [], why: unstorable };
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return null;
  if (depth >= DEPTH_MAX) {
    return { path: [], why: (name) => messageOf(problem.tooDeep, { name, max: DEPTH_MAX }) };
  }
  const keys = Object.keys(value);
  const isList = Array.isArray(value);
  if (!isList && keys.length > KEYS_MAX) {
    return { path: [], why: (name) => messageOf(problem.tooManyKeys, { name, max: KEYS_MAX }) };
  }
  for (const key of keys) {
    if (seen.values > VALUES_MAX) return null;
    if (!isList && key.length > KEY_LENGTH_MAX) {
      return {
        path: [],
        why: (name) => messageOf(problem.keyTooLong, { name, max: KEY_LENGTH_MAX }),
      };
    }
    if (!isList && (key.includes('\0') || !key.isWellFormed())) {
      return { path: [key], why: unstorable };
    }
    const found = findUnacceptable((value as Record<string, unknown>)[key], depth + 1, seen);
    if (found !== null) return { path: [key, ...found.path], why: found.why };
  }
  return null;
};

/** Validates a value by the call's schema, unless it is so large that this would delay other requests. */
const validate = <I, O, P>(call: WholeCall<I, O, P>, value: unknown): Decoded<P> => {
  const seen = { values: 0 };
  const bad = findUnacceptable(value, 0, seen);
  if (bad !== null) {
    const name = fieldName(bad.path.slice(0, PATH_STEPS_MAX));
    return { ok: false, fields: { [name]: bad.why(name) } };
  }
  if (seen.values > VALUES_MAX) return tooMany;
  return validateBy(call.input, value);
};

/** Largest body of a call whose row does not say otherwise. @unit byte */
export const BODY_MAX_BYTES = 65_536;

/**
 * Reads the body of a call; null when its row takes none, or not so many bytes. Rejects when the sender
 * breaks off.
 */
export const readBody = async (
  call: Pick<Call, 'encoding' | 'bodyMax'>,
  request: Request,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (call.encoding === 'query') return null;
  const max = call.bodyMax ?? BODY_MAX_BYTES;
  const length = request.headers.get('Content-Length');
  if (Number(length ?? 0) > max) return null;
  // The connection delivers no more bytes than the announced length.
  if (length !== null) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.byteLength > max ? null : bytes;
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > max) {
      await reader?.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

/** Parts of a multipart body, counted before any is made. */
const partsOf = (body: Uint8Array, type: string): number => {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1] ?? '';
  return new TextDecoder('latin1').decode(body).split(`--${boundary}`).length - 2;
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A body as text; null when it is not UTF-8. */
const textOf = (body: Uint8Array): string | null => {
  try {
    return utf8.decode(body);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
};

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** Decodes flat pairs. */
const fromPairs = <I, O, P>(
  call: WholeCall<I, O, P>,
  pairs: Iterable<readonly [string, FlatValue]>,
): Decoded<P> => {
  const gathered = gather(call.input, pairs, VALUES_MAX);
  if (gathered === null) return tooMany;
  const { input, twice } = gathered;
  if (twice.length === 0) return validate(call, input);
  return {
    ok: false,
    fields: Object.fromEntries(twice.map((name) => [name, messageOf(problem.twice, { name })])),
  };
};

/** Decodes a request whose body has been read; a `body` of null is one that is too long for its call. */
export const decodeBody = async <I, O, P>(
  call: WholeCall<I, O, P>,
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  body: Uint8Array<ArrayBuffer> | null,
): Promise<Decoded<P>> => {
  if (call.encoding === 'query') return fromPairs(call, new URL(url).searchParams);
  const type = headers.get('Content-Type') ?? '';
  const wanted = contentTypes[call.encoding];
  const given = type.split(';')[0]?.trim().toLowerCase();
  if (given !== wanted) return unreadable(messageOf(request.otherType, { wanted }));
  if (body === null) return unreadable(messageOf(request.tooLarge));
  if (call.encoding === 'multipart') {
    if (partsOf(body, type) > VALUES_MAX) return tooMany;
    const sent = new Response(body, { headers: { 'Content-Type': type } });
    const form = await sent.formData().catch((error: unknown) => {
      if (error instanceof TypeError) return null;
      throw error;
    });
    return form ? fromPairs(call, form) : unreadable(messageOf(request.brokenForm));
  }
  const text = textOf(body);
  if (text === null) return unreadable(messageOf(request.notUtf8));
  if (call.encoding === 'form') return fromPairs(call, new URLSearchParams(text));
  try {
    return validate(call, text.trim() === '' ? {} : (JSON.parse(text) as unknown));
  } catch (error) {
    if (error instanceof SyntaxError) return unreadable(messageOf(request.notJson));
    throw error;
  }
};

/** Reads and decodes a request. */
export const decodeRequest = async <I, O, P>(
  call: WholeCall<I, O, P>,
  request: Request,
): Promise<Decoded<P>> => decodeBody(call, request, await readBody(call, request));
