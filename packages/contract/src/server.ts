/**
 * The server's side of a call: the type that every handler satisfies, and the way from a standard
 * Request to a standard Response. Sessions, permissions, idempotency and rate limits are flags of
 * the row that the server application reads.
 */
import type { Call, OutputOf, ParsedOf, WholeCall } from './call.ts';
import { decodeBody, readBody } from './decoding.ts';
import { type ErrCode, errCode } from './errors.ts';
import { type Problems, validateBy } from './issues.ts';
import { type Fields, plain } from './refusals/plain.ts';
import { type KeyedMessage, messageOf, type RefusalRow, type Values } from './refusals/row.ts';

/** An expected "no": a value, not an exception. */
export class Refusal {
  /** HTTP status: 200 for refusals of the business. */
  readonly status: number;
  readonly errCode: ErrCode;
  /** Chinese, ready to show. */
  readonly message: string;
  /** Key of the row, and what would make it work: gap, differences, reason, fields … */
  readonly data: KeyedMessage['data'];

  constructor(code: ErrCode, { message, data }: KeyedMessage, status = 200) {
    this.errCode = code;
    this.message = message;
    this.data = data;
    this.status = status;
  }
}

/** Refuses with a row and what it carries. */
export const refuse = <D>(row: RefusalRow<D>, ...data: Values<D>): Refusal =>
  new Refusal(row.code, messageOf(row, ...data), row.status);

/** Refused fields with their words, and how many more there are. */
export const fieldsOf = ({ fields, more }: Problems): Fields => {
  const of = <T>(pick: (message: KeyedMessage) => T) =>
    Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, pick(message)]));
  return {
    fields: of(({ message }) => message),
    why: of(({ data }) => data),
    ...(more && { more }),
  };
};

/** Field name → what is wrong with it: errCode 2001. The first one stands for all. @param more problems not told */
export const invalid = (fields: Problems['fields'], more = 0): Refusal =>
  refuse(plain.invalidInput, fieldsOf({ fields, more }));

/** A binary answer. */
export class Raw {
  readonly body: BodyInit;
  readonly contentType: string;
  /** Offered as a download under this name. */
  readonly fileName: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    body: BodyInit,
    contentType: string,
    more: { fileName?: string; headers?: Readonly<Record<string, string>> } = {},
  ) {
    this.body = body;
    this.contentType = contentType;
    this.fileName = more.fileName;
    this.headers = more.headers ?? {};
  }
}

/** What a handler may answer. */
export type Answer<O> = O | Refusal | Raw;

/** The function that answers one call. It returns refusals and throws unexpected errors. */
export type Handler<C, Ctx> = (
  input: ParsedOf<C>,
  ctx: Ctx,
) => Answer<OutputOf<C>> | Promise<Answer<OutputOf<C>>>;

/** A call with its handler, without their types: a row of the server's registry. */
export type Implementation<Ctx> = {
  readonly call: WholeCall;
  /** Decodes, handles, encodes. */
  readonly run: (request: Request, ctx: Ctx, options?: AnswerOptions) => Promise<Response>;
  /** The handler alone, for input that is decoded already: `ParsedOf<call>`. */
  readonly handle: (input: unknown, ctx: Ctx) => Promise<unknown>;
};

/** How an answer is written. */
export type AnswerOptions = {
  /** Sent as `X-Request-Id` and inside refusals. */
  readonly requestId?: string;
  /** Validates answers by the schema of the call, which also strips fields that it does not name. @default true */
  readonly check?: boolean;
  /** Headers of every answer of the server. Setting them later would cost a conversion of all headers. */
  readonly headers?: Readonly<Record<string, string>>;
};

const dispositionOf = (fileName: string): string =>
  `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(
    fileName,
  ).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`;

const headersFor = (
  contentType: string,
  { requestId, headers }: AnswerOptions,
): Record<string, string> => ({
  ...headers,
  'Content-Type': contentType,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  ...(requestId !== undefined && { 'X-Request-Id': requestId }),
});

const JSON_TYPE = 'application/json; charset=utf-8';

/** Writes a refusal. */
export const encodeRefusal = (refusal: Refusal, options: AnswerOptions = {}): Response => {
  const { status, errCode, message, data } = refusal;
  const { requestId } = options;
  return new Response(JSON.stringify({ errCode, errMsg: message, data, requestId }), {
    status,
    headers: headersFor(JSON_TYPE, options),
  });
};

/** The answer, reduced to the fields of its schema. Throws when it does not fit, which is a fault of the server. */
const validAnswer = (call: WholeCall, value: unknown): unknown => {
  const result = validateBy(call.output, value);
  if (result.ok) return result.input;
  const problems = Object.values(result.fields).map(({ message }) => message);
  throw new Error(`${call.name} answered something its row does not know: ${problems.join('; ')}`);
};

/** The envelope around an answer that is neither a refusal nor binary. */
export const envelopeOf = (
  call: WholeCall,
  value: unknown,
  { check = true }: AnswerOptions,
): string => {
  if (call.raw !== undefined) throw new Error(`${call.name} must answer with a binary body`);
  const data = check ? validAnswer(call, value ?? null) : value;
  return JSON.stringify({ errCode: errCode.ok, errMsg: '', data: data ?? null });
};

/** Sends an envelope as text, for the first time or as a repeat. */
export const sendEnvelope = (
  envelope: string,
  isRepeat: boolean,
  options: AnswerOptions = {},
): Response =>
  new Response(envelope, {
    headers: {
      ...headersFor(JSON_TYPE, options),
      ...(isRepeat && { 'Idempotency-Replayed': 'true' }),
    },
  });

/** What a binary answer may do where a browser opens it: nothing. */
export const CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Writes an answer: envelope, refusal or binary body. */
export const encodeAnswer = (
  call: WholeCall,
  value: unknown,
  options: AnswerOptions = {},
): Response => {
  if (value instanceof Refusal) return encodeRefusal(value, options);
  if (value instanceof Raw) {
    return new Response(value.body, {
      headers: {
        ...headersFor(value.contentType, options),
        'Content-Security-Policy': CONTENT_POLICY,
        ...(value.fileName !== undefined && {
          'Content-Disposition': dispositionOf(value.fileName),
        }),
        ...value.headers,
      },
    });
  }
  return sendEnvelope(envelopeOf(call, value, options), false, options);
};

/** The input of a call whose body is here already; a Refusal when it is none. */
export const decode = async <I, O, P>(
  call: WholeCall<I, O, P>,
  request: Pick<Request, 'url' | 'headers'>,
  body: Uint8Array<ArrayBuffer> | null,
): Promise<{ readonly input: P } | Refusal> => {
  const decoded = await decodeBody(call, request, body);
  if (decoded.ok) return { input: decoded.input };
  if ('fields' in decoded) return invalid(decoded.fields, decoded.more);
  return new Refusal(errCode.unreadableBody, decoded.unreadable);
};

/** Joins a call and its handler. */
export const implement = <I, O, P, Ctx>(
  call: WholeCall<I, O, P>,
  handler: Handler<Call<I, O, P>, Ctx>,
): Implementation<Ctx> => {
  const handle = async (input: unknown, ctx: Ctx) => handler(input as P, ctx);
  return {
    call,
    handle,
    run: async (request, ctx, options) => {
      const decoded = await decode(call, request, await readBody(call, request));
      if (decoded instanceof Refusal) return encodeRefusal(decoded, options);
      return encodeAnswer(call, await handle(decoded.input, ctx), options);
    },
  };
};
