/** Request and answer of one exchange, and whose it is. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Log } from '../log.ts';
import { networkOf } from './network.ts';

interface Variables {
  requestId: string;
  /** A log that writes the request's id. Made on first use: most requests need none. */
  log: () => Log;
  /** Kept by `networkAt`. */
  network: string | undefined;
  /** `Set-Cookie` lines of the answer. */
  cookies: string[];
  /** Says by which state of a colleague's rights a call was judged; empty for anybody else. */
  revision: Readonly<Record<string, string>> | undefined;
  /** The answer carries the default headers already. */
  hasHeaders: boolean;
}
export interface AppEnv {
  Variables: Variables;
  /** Absent where a test hands over a request without a socket. */
  Bindings: Partial<HttpBindings>;
}
/** Request and answer as Hono hands them out. */
export type Exchange = Context<AppEnv>;
/** The client's address: the socket's, or what the nearest proxy saw. */
export function addressOf(exchange: Exchange, trustProxy: boolean): string {
  const forwarded = trustProxy ? exchange.req.header('x-forwarded-for') : undefined;
  return (
    forwarded?.split(',').at(-1)?.trim() ||
    exchange.env?.incoming?.socket?.remoteAddress ||
    'unknown'
  );
}

/** The network that the client's requests are counted under. */
export function networkAt(exchange: Exchange, trustProxy: boolean): string {
  const known = exchange.get('network');
  if (known !== undefined) return known;
  const network = networkOf(addressOf(exchange, trustProxy));
  exchange.set('network', network);
  return network;
}
