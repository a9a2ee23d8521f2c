/**
 * Refusals of the server. A refusal is a value: a handler returns it, or throws it to leave a
 * transaction with everything undone. Anything else that is thrown is a surprise: 500 with a request id.
 */
import type { KeyedMessage } from '@banxin/contract/refusals/row';
import { Refusal } from '@banxin/contract/server';

export { invalid, refuse } from '@banxin/contract/server';
export { Refusal };

/** What work answers, or the refusal that it threw to leave its transaction with everything undone. */
export async function orRefusal<T>(work: Promise<T>): Promise<T | Refusal> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The same refusal where the HTTP status says it too. */
export const withStatus = ({ errCode, message, data }: Refusal, status: number): Refusal =>
  new Refusal(errCode, { message, data }, status);

/** Why something cannot be done, inside an answer that tells it. */
export const messageOfRefusal = (refusal: Refusal | null): KeyedMessage | null =>
  refusal && { message: refusal.message, data: refusal.data };

/** Seconds to wait that a refusal names, or null. */
export const retryAfterOf = ({ data }: Refusal): number | null =>
  typeof data === 'object' &&
  data !== null &&
  'retryAfter' in data &&
  typeof data.retryAfter === 'number'
    ? data.retryAfter
    : null;
