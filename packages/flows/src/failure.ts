/** What a flow knows about a call that failed. @see specification §8 */
import type { Display } from '@banxin/contract/call';
import { messages } from '@banxin/contract/messages';

/**
 * Why it failed. `refused`: the server said no with an errCode; `cancelled`: nobody waits any more;
 * `unknown`: anything that is not a request's failure.
 */
export type FailureKind =
  | 'refused'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'server'
  | 'timeout'
  | 'cancelled'
  | 'network'
  | 'unknown';

/** A failed call as a value. */
export interface Failure {
  readonly kind: FailureKind;
  /** Ready to be shown; empty for `cancelled`. */
  readonly message: string;
  /** The server's errCode; undefined unless `refused`. */
  readonly errCode: number | undefined;
  /** How the call wants its failure shown: 0 not at all · 1 toast · 2 dialog. */
  readonly display: Display;
  /** What the server sent beside the errCode: differences, missing amount, seconds to wait. */
  readonly data: unknown;
}

const kinds: readonly string[] = [
  'refused',
  'unauthorized',
  'forbidden',
  'notFound',
  'server',
  'timeout',
  'cancelled',
  'network',
] satisfies FailureKind[];

const isKind = (value: unknown): value is FailureKind =>
  typeof value === 'string' && kinds.includes(value);

const isAbort = (error: object): boolean => 'name' in error && error.name === 'AbortError';

/** Reads what a client threw. Anything unknown becomes 请求出错，请刷新重试 as a toast. */
export function failureOf(error: unknown): Failure {
  const from: Record<string, unknown> =
    typeof error === 'object' && error !== null ? { ...error } : {};
  const aborted = typeof error === 'object' && error !== null && isAbort(error);
  const kind = aborted ? 'cancelled' : isKind(from.kind) ? from.kind : 'unknown';
  const said = kind === 'unknown' ? '' : error instanceof Error ? error.message : from.message;
  return {
    kind,
    message:
      kind === 'cancelled' ? '' : typeof said === 'string' && said ? said : messages.requestFailed,
    errCode: typeof from.errCode === 'number' ? from.errCode : undefined,
    display: from.display === 0 || from.display === 2 ? from.display : 1,
    data: from.data,
  };
}

/** True for a refusal with this errCode. */
export const isRefusal = (error: unknown, errCode: number): boolean => {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.errCode === errCode;
};
