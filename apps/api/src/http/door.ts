/**
 * The door: how many requests are worked on at once, altogether and for one network, and how long a
 * sender may take to send and to read. A request counts from the moment its body is here: one that is
 * half sent keeps nobody away.
 */
import type { Call } from '@banxin/contract/call';
import { readBody } from '@banxin/contract/decoding';
import { plain } from '@banxin/contract/refusals/plain';
import { request } from '@banxin/contract/refusals/request';
import type { Config } from '../config.ts';
import { Deadlines } from './deadlines.ts';
import { type Exchange, networkAt } from './exchange.ts';
import { refuse } from './refusal.ts';
import { Shares } from './shares.ts';

export interface Door {
  /** The body of a call, once it is here; null when its row takes none. Refuses what is too large or too slow. */
  arrive(exchange: Exchange, call: Call): ReturnType<typeof readBody>;
  /** Does the work of a request. Refuses when the server, or the share of its network, is full. */
  work(exchange: Exchange, run: () => Promise<Response>): Promise<Response>;
}

/** Lets the answer leave; a client that does not take it in time is cut off. */
function watchAnswer({ env }: Exchange, deadlines: Deadlines, left: () => void): void {
  const { outgoing } = env ?? {};
  if (outgoing === undefined || outgoing.closed) {
    left();
    return;
  }
  const late = () => void outgoing.destroy();
  deadlines.begin(late);
  outgoing.once('close', () => {
    deadlines.met(late);
    left();
  });
}

export function createDoor(config: Config): Door {
  const { maxInFlight, maxPerAddress, requestSeconds, answerSeconds, trustProxy } = config;
  const shares = new Shares(maxPerAddress);
  const sending = new Deadlines(requestSeconds * 1_000);
  const leaving = new Deadlines(answerSeconds * 1_000);
  /** Bodies under way, by network; each can be ended. */
  const arriving = new Map<string, Set<() => void>>();
  let working = 0;
  const keyOf = (exchange: Exchange) => networkAt(exchange, trustProxy);

  return {
    async arrive(exchange, call) {
      if (call.encoding === 'query') return null;
      const key = keyOf(exchange);
      const others = arriving.get(key) ?? new Set();
      arriving.set(key, others);
      // The one that has been sending longest gives way, so that a neighbour's whole request gets in.
      const [longest] = others;
      if (others.size >= maxPerAddress) longest?.();
      const {
        promise: arrived,
        resolve,
        reject,
      } = Promise.withResolvers<Awaited<ReturnType<typeof readBody>>>();
      const end = () => {
        others.delete(end);
        reject(refuse(request.tooSlow));
      };
      others.add(end);
      sending.begin(end);
      readBody(call, exchange.req.raw).then(resolve, (error: unknown) => {
        exchange.get('log')().info({ err: error }, 'sender broke off');
        reject(refuse(request.cutShort));
      });
      try {
        const body = await arrived;
        if (body === null) throw refuse(request.tooLarge);
        return body;
      } finally {
        sending.met(end);
        others.delete(end);
        if (others.size === 0) arriving.delete(key);
      }
    },

    async work(exchange, run) {
      if (working >= maxInFlight) throw refuse(plain.unavailable, { retryAfter: 1 });
      const key = keyOf(exchange);
      if (!shares.take(key)) throw refuse(plain.tooManyRequests, { retryAfter: 1 });
      working += 1;
      try {
        return await run();
      } finally {
        working -= 1;
        watchAnswer(exchange, leaving, () => shares.release(key));
      }
    },
  };
}
