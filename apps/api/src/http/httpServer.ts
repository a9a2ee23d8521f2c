/** The HTTP server around the application: how long connections may take, and how they end. */
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';
import type { AppEnv } from './exchange.ts';
import { networkOf } from './network.ts';

/** Requests in flight get this long to end. @unit ms */
const SHUTDOWN_MS = 9_000;

/** Kept-alive connections are closed this long after a shutdown began. @unit ms */
const GRACE_MS = 2_000;

/** Open connections of one network; a browser opens six, a flood tens of thousands. */
const MAX_CONNECTIONS = 1_024;

/** Keeps one network from taking every connection; behind a proxy all come from the same. */
function limitConnections(server: Server): void {
  const perNetwork = new ConcurrencyLimit(MAX_CONNECTIONS);
  server.on('connection', (socket) => {
    const key = networkOf(socket.remoteAddress ?? '');
    if (perNetwork.take(key)) socket.once('close', () => perNetwork.release(key));
    else socket.destroy();
  });
}

/** Makes the server; it does not listen yet. */
export function createHttpServer(app: Hono<AppEnv>, config: Config): Server {
  const { requestSeconds, answerSeconds, trustProxy } = config;
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: requestSeconds * 1_000,
      // Bodies have limits of their own: those of calls by time (admission), uploads by progress (pacing).
      requestTimeout: 0,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 65_000,
    },
  }) as Server;
  // A connection on which nothing moves, neither in nor out.
  server.timeout = answerSeconds * 1_000;
  if (!trustProxy) limitConnections(server);
  return server;
}

/** Listens; answers the port. */
export const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/**
 * Takes no more connections and lets requests in flight end. Kept-alive connections stay open a moment: a
 * request that is already on its way is answered, with `Connection: close` (see the application).
 */
export async function closeServer(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
  let idle: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    idle = setInterval(() => server.closeIdleConnections(), 50);
  }, GRACE_MS);
  // The HTTP server's own `close` would cut the kept connections at once.
  await new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()));
  for (const timer of [cut, grace, idle]) clearTimeout(timer);
}
