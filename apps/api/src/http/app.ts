/** The contract's rows and the registered handlers, made into one HTTP application. */
import { plain } from '@banxin/contract/refusals/plain';
import { request } from '@banxin/contract/refusals/request';
import { routeOf } from '@banxin/contract/routes';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import type { Log } from '../log.ts';
import { NOTIFYING, noticePath, PARCEL_NOTICES_PATH } from '../ports/noticePath.ts';
import type { Services } from '../services.ts';
import { createAdmission } from './admission.ts';
import { answerCall } from './answerCall.ts';
import { answerError, answerRefusal } from './answerRefusal.ts';
import type { AppEnv, Exchange } from './exchange.ts';
import type { Registration } from './handle.ts';
import { type Readiness, serveHealth } from './health.ts';
import type { Mount } from './mount.ts';
import { refuse } from './refusal.ts';
import { isOwnRequest, securityHeaders } from './security.ts';
import { UNSUBSCRIBE_PATH } from './unsubscribePath.ts';

/** Before the token of a shared quote. */
const beforeToken = routeOf('sharedQuote').path.replace(':token', '');

/** What an address says in the log: whoever reads it there may not open somebody's quote. */
const loggedPath = (path: string): string =>
  path.toLowerCase().startsWith(beforeToken) ? `${beforeToken}…` : path;

/** Makes the application. `mounts` come before the answer for unknown paths. */
export function createApp(
  services: Services,
  registrations: readonly Registration[],
  mounts: readonly Mount[] = [],
  readiness: Readiness = { isStopping: false },
): Hono<AppEnv> {
  // This router looks paths without parameters up in a table, and throws at start for a pattern that rules that out.
  const app = new Hono<AppEnv>({ router: new RegExpRouter() });
  const { config, machine, random } = services;
  // The fields of a request's line are chosen below, so that no time is spent on redaction.
  const requests = services.log.child({}, { redact: [] });
  const calls = registrations.map(({ call }) => call);
  const defaultHeaders = securityHeaders(config, calls);
  // Calls of the file service carry no session: there is nothing that a foreign page could misuse.
  // Channels, carriers and who ends letters are known by their signature.
  const foreignPaths = new Set([
    ...calls.filter(({ host }) => host === 'files').map(({ path }) => path),
    ...NOTIFYING.map(noticePath),
    PARCEL_NOTICES_PATH,
    UNSUBSCRIBE_PATH,
  ]);
  const admission = createAdmission(config);
  // Request ids are a random part per server and a count: a random number each would cost a system call.
  const server = random.token(9);
  let requestCount = 0;

  app.use(async (exchange, next) => {
    const given = exchange.req.header('x-request-id');
    requestCount += 1;
    const requestId =
      given && /^[\w-]{8,64}$/.test(given) ? given : `${server}-${requestCount.toString(36)}`;
    let child: Log | null = null;
    exchange.set('requestId', requestId);
    exchange.set('log', () => (child ??= services.log.child({ requestId })));
    exchange.set('cookies', []);
    const start = machine.now();
    try {
      const { path, raw } = exchange.req;
      if (foreignPaths.has(path) || isOwnRequest(raw, config.publicOrigin)) await next();
      else exchange.res = answerRefusal(exchange, refuse(plain.forbidden));
    } catch (error) {
      // Errors of handlers went to onError below; a thrown refusal, which is no Error, comes here.
      exchange.res = answerError(exchange, error);
    }
    const { res } = exchange;
    if (!exchange.get('hasHeaders')) {
      res.headers.set('X-Request-Id', requestId);
      for (const [name, value] of Object.entries(defaultHeaders)) {
        if (!res.headers.has(name)) res.headers.set(name, value);
      }
      for (const [name, value] of Object.entries(exchange.get('revision') ?? {})) {
        res.headers.set(name, value);
      }
    }
    for (const cookie of exchange.get('cookies')) res.headers.append('Set-Cookie', cookie);
    // The rest of a body that nobody reads would be taken for the next request; a stopping server takes none.
    const isBodyUnread = exchange.env?.incoming?.complete === false;
    if (isBodyUnread || readiness.isStopping) res.headers.set('Connection', 'close');
    requests.info(
      {
        requestId,
        method: exchange.req.method,
        path: loggedPath(exchange.req.path),
        status: res.status,
        ms: machine.now() - start,
      },
      'request',
    );
  });
  app.onError((error, exchange) => answerError(exchange, error));
  serveHealth(readiness)(app, services, admission);

  for (const registration of registrations) {
    const { call } = registration;
    if (call.host === 'files') app.use(call.path, cors({ origin: config.publicOrigin ?? '' }));
    app.on(call.method, call.path, async (exchange) => {
      const body = await admission.receiveBody(exchange, call);
      const response = await admission.run(exchange, () =>
        answerCall(exchange, services, registration, body, defaultHeaders),
      );
      exchange.set('hasHeaders', true);
      services.stale.tell(call.stale);
      return response;
    });
  }
  for (const mount of mounts) mount(app, services, admission);
  app.notFound((exchange) => answerRefusal(exchange as Exchange, refuse(request.noSuchPath)));
  return app;
}
