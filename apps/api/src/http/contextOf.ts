/** What the handler of a call gets to know of its request. */
import { generateCookie, getCookie } from 'hono/cookie';
import { isHttps } from '../config.ts';
import type { Context } from '../context.ts';
import { instantOf } from '../ports/clock.ts';
import type { Services } from '../services.ts';
import { addressOf, type Exchange, networkAt } from './exchange.ts';
import type { Caller } from './session.ts';

export function contextOf(
  exchange: Exchange,
  services: Services,
  caller: Caller | null,
  idempotencyKey: string | null,
): Context {
  const { config, db, clock, machine, random, ports, stale, onStop } = services;
  return {
    config,
    db,
    clock,
    machine,
    random,
    ports,
    stale,
    onStop,
    get hasher() {
      return services.hasher.forClient(networkAt(exchange, config.trustProxy));
    },
    get log() {
      return exchange.get('log')();
    },
    requestId: exchange.get('requestId'),
    address: addressOf(exchange, config.trustProxy),
    agent: exchange.req.header('user-agent') ?? '',
    now: instantOf(clock.now()),
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
          secure: isHttps(config),
          ...options,
        }),
      ),
  };
}
