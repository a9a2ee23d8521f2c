/** What a flow knows about a call that failed. @see specification §8 */
import type { ErrorKind } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import type { DataOf, RefusalRow } from '@banxin/contract/refusals/row';
import type { RequestErrorEmitted } from './emitted.types.ts';

/** A failed call, or anything else that was thrown, as a value. */
export interface Failure {
  /** Why; `unknown` for anything that is not a request's failure. */
  readonly kind: ErrorKind | 'unknown';
  /** Ready to be shown; empty for `cancelled`. */
  readonly message: string;
  /** The server's errCode; undefined outside its envelope. */
  readonly errCode: number | undefined;
  /** What a refusal carries: its key and differences, missing amount, seconds to wait. */
  readonly data: unknown;
}

interface CallErrorLike {
  readonly name: 'CallError';
  readonly kind: ErrorKind;
  readonly message: string;
  readonly errCode?: number | undefined;
  readonly data?: unknown;
}

const isNamed = (error: unknown, name: string): error is { readonly name: string } =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name;

const isCallError = (error: unknown): error is CallErrorLike => isNamed(error, 'CallError');

/** Reads what was thrown: the client's CallError, an abort, or 请求出错，请刷新重试 for the rest. */
export function failureOf(error: unknown): Failure {
  if (isCallError(error)) {
    const { kind, message, errCode, data } = error;
    return { kind, message, errCode, data };
  }
  return isNamed(error, 'AbortError')
    ? { kind: 'cancelled', message: '', errCode: undefined, data: undefined }
    : { kind: 'unknown', message: messages.requestFailed, errCode: undefined, data: undefined };
}

/** A failure as an event for the presenter; an expired login is shown by the session and not twice. */
export const requestErrorOf = ({ kind, message, data }: Failure): RequestErrorEmitted => ({
  type: 'requestError',
  mode: kind === 'unauthorized' ? 0 : 1,
  message,
  data,
});

/** True for a refusal with this errCode. */
export const isRefusal = (error: unknown, errCode: number): boolean => {
  const failure = failureOf(error);
  return failure.kind === 'business' && failure.errCode === errCode;
};

/** What a refusal of the row carries; undefined for every other failure. */
export function refusalData<Row extends RefusalRow<never>>(
  error: unknown,
  errCode: Row['code'],
): DataOf<Row> | undefined {
  if (!isRefusal(error, errCode)) return undefined;
  return (failureOf(error).data as DataOf<Row> | null) ?? undefined;
}
