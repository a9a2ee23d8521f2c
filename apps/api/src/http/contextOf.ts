/** What the handler of a call gets to know of its request. */
import { generateCookie, getCookie } from 'hono/cookie';
import { isHttps } from '../config.ts';
import type { Context } from '../context.ts';
import { instantOf } from '../ports/clock.ts';
import type { Services } from '../services.ts';
import { addressOf, type Exchange } from './exchange.ts';
import { networkOf } from './network.ts';
import type { Caller } from './session.ts';

export function contextOf(
  exchange: Exchange,
  services: Services,
  caller: Caller | null,
  idempotencyKey: string | null,
): Context {
  const address = addressOf(exchange, services.config.trustProxy);
  return {
    ...services,
    hasher: services.hasher.of(networkOf(address)),
    get log() {
      return exchange.get('log')();
    },
    requestId: exchange.get('requestId'),
    address,
    agent: exchange.req.header('user-agent') ?? '',
    now: instantOf(services.clock.now()),
    customer: caller?.customer ?? null,
    session: caller?.session ?? null,
    idempotencyKey,
    cookie: (name) => getCookie(exchange, name) ?? null,
    setCookie: (name, value, options = {}) =>
      void exchange.get('cookies').push(
        generateCookie(name, value, {
          path: '/',
          httpOnly: true,
          sameSite: 'Lax',
          secure: isHttps(services.config),
          ...options,
        }),
      ),
  };
}
