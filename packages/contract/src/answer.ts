/** Reads an HTTP answer: the envelope `{errCode, errMsg, data}` or a binary body. */
import type { Call, RawAnswer } from './call.ts';
import { CallError } from './callError.ts';
import { classifyError, type Failure } from './errors.ts';

type Body = { errCode?: unknown; errMsg?: unknown; data?: unknown; requestId?: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: string): { json: unknown } | null => {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};

const fieldsOf = (data: unknown): Record<string, string> | undefined => {
  if (!isRecord(data) || !isRecord(data.fields)) return undefined;
  return Object.fromEntries(
    Object.entries(data.fields).filter((pair): pair is [string, string] => {
      return typeof pair[1] === 'string';
    }),
  );
};

const textOrNothing = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const errorOf = (call: Pick<Call, 'name'>, response: Response, failure: Failure, body: Body) =>
  new CallError({
    ...classifyError(failure),
    call: call.name,
    status: response.status,
    errCode: typeof body.errCode === 'number' ? body.errCode : undefined,
    data: body.data,
    fields: fieldsOf(body.data),
    requestId: textOrNothing(body.requestId) ?? response.headers.get('X-Request-Id') ?? undefined,
  });

const failureOf = (status: number, body: Body): Failure => {
  const message = textOrNothing(body.errMsg);
  return { reason: 'status', status, ...(message !== undefined && { serverMessage: message }) };
};

/** The name in `Content-Disposition`, decoded; null without one. */
const fileNameOf = (disposition: string | null): string | null => {
  const extended = /filename\*\s*=\s*(?:UTF-8)?'[^']*'([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      return null;
    }
  }
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition ?? '');
  return (plain?.[1] ?? plain?.[2])?.trim() || null;
};

/** True when the server answers with the envelope although the call is binary: a refusal. */
const isJson = (response: Response): boolean =>
  (response.headers.get('Content-Type') ?? '').includes('json');

/**
 * Reads the answer of a call. Throws a CallError for every HTTP status but 200 (other 2xx count as
 * 200), for an errCode other than 0 and for a body that is no JSON.
 */
export const readAnswer = async (
  call: Pick<Call, 'name' | 'raw'>,
  response: Response,
): Promise<unknown> => {
  if (response.ok && call.raw !== undefined && !(isJson(response) && !call.raw.includes('json'))) {
    const answer: RawAnswer = {
      blob: await response.blob(),
      contentType: response.headers.get('Content-Type') ?? call.raw,
      fileName: fileNameOf(response.headers.get('Content-Disposition')),
    };
    return answer;
  }
  const read = parsed(await response.text());
  const body: Body = isRecord(read?.json) ? read.json : {};
  if (!response.ok) throw errorOf(call, response, failureOf(response.status, body), body);
  if (read === null) throw errorOf(call, response, { reason: 'invalid' }, body);
  if (!isRecord(read.json) || !('errCode' in read.json)) {
    return isRecord(read.json) && 'data' in read.json ? read.json.data : read.json;
  }
  const code = Number(body.errCode);
  if (code === 0 && body.errCode !== '' && body.errCode !== null) return body.data;
  const message = textOrNothing(body.errMsg);
  throw errorOf(
    call,
    response,
    { reason: 'errCode', errCode: code, ...(message !== undefined && { serverMessage: message }) },
    body,
  );
};
