/**
 * Error codes of the envelope and how the client classifies what went wrong.
 * 0 ok · 1xxx who you are · 2xxx what you sent · 3xxx state · 4xxx money · 5xxx stock · 9xxx the system.
 */
import type * as codes from './codes.ts';
import { messages } from './messages.ts';

/** Every errCode by its name; what they say is a row of refusals/. */
export * as errCode from './codes.ts';
/** A value of {@link errCode}. */
export type ErrCode = (typeof codes)[keyof typeof codes];

/** What sort of failure a call ended with. */
export type ErrorKind =
  | 'business'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'server'
  | 'timeout'
  | 'cancelled'
  | 'network'
  | 'invalid';

/** What is known about a failure before it is classified. */
export type Failure =
  | { readonly reason: 'timeout' | 'cancelled' | 'network' | 'invalid' }
  | { readonly reason: 'status'; readonly status: number; readonly serverMessage?: string }
  | { readonly reason: 'errCode'; readonly errCode: number; readonly serverMessage?: string };

/** Kind and message of a failure; '' for a cancelled call, which shows nothing. */
export type Classified = { readonly kind: ErrorKind; readonly message: string };

const byStatus: Readonly<Record<number, Classified>> = {
  401: { kind: 'unauthorized', message: messages.loginExpired },
  403: { kind: 'forbidden', message: messages.forbidden },
  404: { kind: 'notFound', message: messages.requestFailed },
  500: { kind: 'server', message: messages.serverError },
};

const byReason: Readonly<Record<'timeout' | 'cancelled' | 'network' | 'invalid', string>> = {
  timeout: messages.timeout,
  cancelled: '',
  network: messages.requestFailed,
  invalid: messages.requestFailed,
};

/**
 * The error table: 401, 403, 404, 500 and the timeout have fixed words; everything else shows the
 * server's message, or 请求出错，请刷新重试 when there is none.
 * @see specification §8
 */
export const classifyError = (failure: Failure): Classified => {
  if (failure.reason === 'errCode') {
    return { kind: 'business', message: failure.serverMessage || messages.requestFailed };
  }
  if (failure.reason !== 'status') {
    return { kind: failure.reason, message: byReason[failure.reason] };
  }
  return (
    byStatus[failure.status] ?? {
      kind: failure.status >= 500 ? 'server' : 'business',
      message: failure.serverMessage || messages.requestFailed,
    }
  );
};
