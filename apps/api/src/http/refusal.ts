/**
 * Refusals of the server. A refusal is a value: a handler returns it, or throws it to leave a
 * transaction with everything undone. Anything else that is thrown is a surprise: 500 with a request id.
 */
import { errCode } from '@banxin/contract/errors';
import { Refusal } from '@banxin/contract/server';

export {
  forbidden,
  invalid,
  noSuchPath,
  Refusal,
  refuse,
  refuseWith,
  unauthorized,
} from '@banxin/contract/server';

/** Too often. The waiting time also travels as `Retry-After`. @param retryAfter seconds */
export const tooMany = (retryAfter: number): Refusal =>
  new Refusal(errCode.tooManyRequests, errCode.label(errCode.tooManyRequests), { retryAfter }, 429);

/** Overloaded, or a neighbour is down; trying again soon may work. */
export const unavailable = (message = errCode.label(errCode.unavailable)): Refusal =>
  new Refusal(errCode.unavailable, message, { retryAfter: 1 }, 503);

/** The body is larger than the call takes. */
export const tooLarge = (): Refusal =>
  new Refusal(errCode.unreadableBody, '提交的内容过大', null, 413);

/** The body did not arrive in time. */
export const tooSlow = (): Refusal =>
  new Refusal(errCode.unreadableBody, '提交的内容没有及时到齐，请检查网络后再试', null, 408);

/** The sender broke off; nobody reads this. */
export const cutShort = (): Refusal =>
  new Refusal(errCode.unreadableBody, '提交的内容不完整', null, 400);

/** Seconds to wait that a refusal names, or null. */
export const retryAfterOf = ({ data }: Refusal): number | null =>
  typeof data === 'object' &&
  data !== null &&
  'retryAfter' in data &&
  typeof data.retryAfter === 'number'
    ? data.retryAfter
    : null;
