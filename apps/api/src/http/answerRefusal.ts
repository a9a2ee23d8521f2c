/** Refusals and surprises as answers. */
import { plain } from '@banxin/contract/refusals/plain';
import { encodeRefusal } from '@banxin/contract/server';
import { isTransient } from '../db/failures.ts';
import { HasherBusyError } from '../ports/hasher.ts';
import type { Exchange } from './exchange.ts';
import { Refusal, refuse, retryAfterOf } from './refusal.ts';

/** Writes a refusal, with the time to wait if it names one. */
export function answerRefusal(exchange: Exchange, refusal: Refusal): Response {
  const response = encodeRefusal(refusal, { requestId: exchange.get('requestId') });
  const wait = retryAfterOf(refusal);
  if (wait !== null) response.headers.set('Retry-After', String(wait));
  return response;
}

/** Turns whatever was thrown into an answer. */
export function answerError(exchange: Exchange, error: unknown): Response {
  if (error instanceof Refusal) return answerRefusal(exchange, error);
  if (error instanceof HasherBusyError)
    return answerRefusal(exchange, refuse(plain.unavailable, { retryAfter: 1 }));
  const log = exchange.get('log')();
  if (isTransient(error)) {
    log.warn({ err: error }, 'database unavailable');
    return answerRefusal(exchange, refuse(plain.unavailable, { retryAfter: 1 }));
  }
  log.error({ err: error }, 'surprise');
  return answerRefusal(exchange, refuse(plain.system));
}
