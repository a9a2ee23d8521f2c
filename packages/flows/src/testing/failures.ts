/** Failed calls as the client throws them. */
import { CallError } from '@banxin/contract/callError';
import { classifyError } from '@banxin/contract/errors';

/** The server said no: errCode, its message, and what it sent beside. */
export const refusal = (errCode: number, message: string, data?: unknown): CallError =>
  new CallError({
    ...classifyError({ reason: 'errCode', errCode, serverMessage: message }),
    call: 'test',
    errCode,
    data,
  });

/** The call failed outside the envelope: an HTTP status, or a reason without an answer. */
export const failing = (how: number | 'timeout' | 'network'): CallError =>
  new CallError({
    ...classifyError(typeof how === 'number' ? { reason: 'status', status: how } : { reason: how }),
    call: 'test',
  });
