/** The contract's rows and the registered handlers, made into one HTTP application. */
import { plain } from '@banxin/contract/refusals/plain';
import { request } from '@banxin/contract/refusals/request';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { answerCall } from './answerCall.ts';
import { answerError, answerRefusal } from './answerRefusal.ts';
import { createDoor } from './door.ts';
import type { AppEnv, Exchange } from './exchange.ts';
import type { Registration } from './handle.ts';
import { type Readiness, serveHealth } from './health.ts';
import type { Mount } from './mount.ts';
import { refuse } from './refusal.ts';
import { isOwnRequest, securityHeaders } from './security.ts';

/** Makes the application. `mounts` come before the answer for unknown paths. */
export function createApp(
  services: Services,
  registrations: readonly Registration[],
  mounts: readonly Mount[] = [],
  readiness: Readiness = { isStopping: false },
): Hono<AppEnv> {
  // Finds a path without parameters at once, and refuses at start a pattern that would take that from all.
  const app = new Hono<AppEnv>({ router: new RegExpRouter() });
  const { config, clock, random } = services;
  // What a line of a request says is chosen below: the search for secrets has nothing to find there.
  const requests = services.log.child({}, { redact: [] });
  const calls = registrations.map(({ call }) => call);
  const always = securityHeaders(config, calls);
  // They carry no session: there is nothing that another page could misuse.
  const isOfFiles = new Set(calls.filter(({ host }) => host === 'files').map(({ path }) => path));
  const door = createDoor(config);
  // Ids that nobody names are told apart by server and count: drawing each by chance costs a system call.
  const server = random.token(9);
  let taken = 0;

  app.use(async (exchange, next) => {
    const given = exchange.req.header('x-request-id');
    taken += 1;
    const requestId =
      given && /^[\w-]{8,64}$/.test(given) ? given : `${server}-${taken.toString(36)}`;
    let child: Log | null = null;
    exchange.set('requestId', requestId);
    exchange.set('log', () => (child ??= services.log.child({ requestId })));
    exchange.set('cookies', []);
    const start = clock.now();
    try {
      const { path, raw } = exchange.req;
      if (isOfFiles.has(path) || isOwnRequest(raw, config.publicOrigin)) await next();
      else exchange.res = answerRefusal(exchange, refuse(plain.forbidden));
    } catch (error) {
      // Errors went to onError below; a thrown refusal is none.
      exchange.res = answerError(exchange, error);
    }
    const { res } = exchange;
    if (!exchange.get('isDressed')) {
      res.headers.set('X-Request-Id', requestId);
      for (const [name, value] of Object.entries(always)) {
        if (!res.headers.has(name)) res.headers.set(name, value);
      }
    }
    for (const cookie of exchange.get('cookies')) res.headers.append('Set-Cookie', cookie);
    // What is left of a body that was not wanted is not read either; who stops takes no more requests.
    const isCutShort = exchange.env?.incoming?.complete === false;
    if (isCutShort || readiness.isStopping) res.headers.set('Connection', 'close');
    requests.info(
      {
        requestId,
        method: exchange.req.method,
        path: exchange.req.path,
        status: res.status,
        ms: clock.now() - start,
      },
      'request',
    );
  });
  app.onError((error, exchange) => answerError(exchange, error));
  serveHealth(readiness)(app, services, door);

  for (const registration of registrations) {
    const { call } = registration;
    if (call.host === 'files') app.use(call.path, cors({ origin: config.publicOrigin ?? '' }));
    app.on(call.method, call.path, async (exchange) => {
      const body = await door.arrive(exchange, call);
      const response = await door.work(exchange, () =>
        answerCall(exchange, services, registration, body, always),
      );
      exchange.set('isDressed', true);
      return response;
    });
  }
  for (const mount of mounts) mount(app, services, door);
  app.notFound((exchange) => answerRefusal(exchange as Exchange, refuse(request.noSuchPath)));
  return app;
}
