/**
 * Admission of requests: how many are worked on at once, altogether and for one network, and how long a
 * sender may take to send and to read. A request counts from the moment its body has arrived: one that is
 * half sent takes no place from others.
 */
import type { Call } from '@banxin/contract/call';
import { readBody } from '@banxin/contract/decoding';
import { plain } from '@banxin/contract/refusals/plain';
import { request } from '@banxin/contract/refusals/request';
import type { Config } from '../config.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';
import { Deadlines } from './deadlines.ts';
import { type Exchange, networkAt } from './exchange.ts';
import { type Refusal, refuse } from './refusal.ts';

export interface Admission {
  /**
   * The body of a call, once it has arrived; null when its row takes none.
   * @throws Refusal of what is too large, too slow or broken off
   */
  receiveBody(
    exchange: Exchange,
    call: Pick<Call, 'encoding' | 'bodyMax'>,
  ): ReturnType<typeof readBody>;
  /** Does the work of a request. @throws Refusal when the server, or the limit of its network, is reached */
  run(exchange: Exchange, work: () => Promise<Response>): Promise<Response>;
}

/** Calls `onSent` when the answer has left; a client that does not take it in time is cut off. */
function watchAnswer({ env }: Exchange, deadlines: Deadlines, onSent: () => void): void {
  const { outgoing } = env ?? {};
  if (outgoing === undefined || outgoing.closed) {
    onSent();
    return;
  }
  const onLate = () => void outgoing.destroy();
  deadlines.start(onLate);
  outgoing.once('close', () => {
    deadlines.clear(onLate);
    onSent();
  });
}

/** A body under way. */
interface Sending {
  /** All of it has arrived, and is about to be read. */
  readonly isWhole: () => boolean;
  readonly end: (refusal: Refusal) => void;
}

export function createAdmission(config: Config): Admission {
  const { maxInFlight, maxPerAddress, requestSeconds, answerSeconds, trustProxy } = config;
  const perNetwork = new ConcurrencyLimit(maxPerAddress);
  const sending = new Deadlines(requestSeconds * 1_000);
  const leaving = new Deadlines(answerSeconds * 1_000);
  /** By network, those first that have been sending longest. */
  const arriving = new Map<string, Set<Sending>>();
  let working = 0;
  const keyOf = (exchange: Exchange) => networkAt(exchange, trustProxy);

  return {
    async receiveBody(exchange, call) {
      if (call.encoding === 'query') return null;
      const key = keyOf(exchange);
      const others = arriving.get(key) ?? new Set();
      arriving.set(key, others);
      // The one that has been sending longest is ended, so that a whole request of the same network gets in. It is not
      // slow, there are too many at once; what is whole already makes room by itself.
      if (others.size >= maxPerAddress) {
        const longest = [...others].find(({ isWhole }) => !isWhole());
        longest?.end(refuse(plain.tooManyRequests, { retryAfter: 1 }));
      }
      const {
        promise: arrived,
        resolve,
        reject,
      } = Promise.withResolvers<Awaited<ReturnType<typeof readBody>>>();
      const mine: Sending = {
        isWhole: () => exchange.env?.incoming?.complete !== false,
        end: (refusal) => {
          others.delete(mine);
          reject(refusal);
        },
      };
      const onLate = () => mine.end(refuse(request.tooSlow));
      others.add(mine);
      sending.start(onLate);
      readBody(call, exchange.req.raw).then(resolve, (error: unknown) => {
        exchange.get('log')().info({ err: error }, 'sender broke off');
        reject(refuse(request.cutShort));
      });
      try {
        const body = await arrived;
        if (body === null) throw refuse(request.tooLarge);
        return body;
      } finally {
        sending.clear(onLate);
        others.delete(mine);
        if (others.size === 0) arriving.delete(key);
      }
    },

    async run(exchange, work) {
      if (working >= maxInFlight) throw refuse(plain.unavailable, { retryAfter: 1 });
      const key = keyOf(exchange);
      if (!perNetwork.take(key)) throw refuse(plain.tooManyRequests, { retryAfter: 1 });
      working += 1;
      try {
        return await work();
      } finally {
        working -= 1;
        watchAnswer(exchange, leaving, () => perNetwork.release(key));
      }
    },
  };
}
