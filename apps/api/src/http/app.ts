/** The contract's rows and the registered handlers, made into one HTTP application. */
import { KEY_PARAMETER } from '@banxin/contract/beacon';
import type { Access, Needs } from '@banxin/contract/call';
import { errCode } from '@banxin/contract/errors';
import { isOpen, lacks } from '@banxin/contract/rules/access';
import { rightRefusals } from '@banxin/contract/rules/rights';
import {
  broken,
  decode,
  encodeAnswer,
  encodeRefusal,
  envelopeOf,
  sendEnvelope,
} from '@banxin/contract/server';
import { Hono } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Context, Customer } from '../context.ts';
import { isOverloaded } from '../db/failures.ts';
import type { Log } from '../log.ts';
import { instantOf } from '../ports/clock.ts';
import { HasherBusyError } from '../ports/hasher.ts';
import type { Services } from '../services.ts';
import { createDoor, type Door } from './door.ts';
import { type AppEnv, addressOf, type Exchange } from './exchange.ts';
import type { Registration } from './handle.ts';
import { type Readiness, serveHealth } from './health.ts';
import { KEY_PATTERN, once } from './idempotency.ts';
import { takeLimits } from './limits.ts';
import { networkOf } from './network.ts';
import {
  forbidden,
  invalid,
  noSuchPath,
  Refusal,
  refuse,
  retryAfterOf,
  unauthorized,
  unavailable,
} from './refusal.ts';
import { isOwnRequest, securityHeaders } from './security.ts';
import { type Caller, findSession, sessionCookie } from './session.ts';

/** Adds routes that are no calls: uploads, pages, health. What asks the database goes through the door. */
export type Mount = (app: Hono<AppEnv>, services: Services, door: Door) => void;

const isHttps = (services: Services): boolean =>
  services.config.publicOrigin?.startsWith('https:') ?? false;

/** Who makes this request. */
function callerOf(exchange: Exchange, services: Services): Promise<Caller | null> {
  const token = getCookie(exchange, sessionCookie(isHttps(services))) ?? null;
  return findSession(services.db, services.clock, token);
}

/** Writes a refusal, with the time to wait if it names one. */
export function answerRefusal(exchange: Exchange, refusal: Refusal): Response {
  const response = encodeRefusal(refusal, { requestId: exchange.get('requestId') });
  const wait = retryAfterOf(refusal);
  if (wait !== null) response.headers.set('Retry-After', String(wait));
  return response;
}

/** Turns whatever was thrown into an answer. */
function answerError(exchange: Exchange, error: unknown): Response {
  if (error instanceof Refusal) return answerRefusal(exchange, error);
  if (error instanceof HasherBusyError) return answerRefusal(exchange, unavailable());
  const log = exchange.get('log')();
  if (isOverloaded(error)) {
    log.warn({ err: error }, 'database unavailable');
    return answerRefusal(exchange, unavailable());
  }
  log.error({ err: error }, 'surprise');
  return answerRefusal(exchange, broken());
}

function contextOf(
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
          secure: isHttps(services),
          ...options,
        }),
      ),
  };
}

/** Why somebody may not come in; null when they may. */
function accessRefusal(access: Access, caller: Caller | null): Refusal | null {
  const missing = lacks(access, caller?.customer ?? null);
  if (missing === null) return null;
  if (missing === 'login') return unauthorized();
  return missing === 'permission' ? forbidden() : refuse(errCode.forbidden, rightRefusals[missing]);
}

/** Who comes in by a route that is no call, or why not: there the status says it too. */
export async function customerAt(
  exchange: Exchange,
  services: Services,
  access: Needs,
): Promise<Customer | Refusal> {
  const caller = await callerOf(exchange, services);
  if (caller === null) return unauthorized();
  const refusal = accessRefusal(access, caller);
  if (refusal === null) return caller.customer;
  return new Refusal(refusal.errCode, refusal.message, refusal.data, 403);
}

async function answerCall(
  exchange: Exchange,
  services: Services,
  { call, run }: Registration,
  body: Awaited<ReturnType<Door['arrive']>>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const caller = await callerOf(exchange, services);
  const { req } = exchange;
  const given = req.header('idempotency-key') ?? req.query(KEY_PARAMETER);
  const key = (call.idempotent && given) || null;
  const context = contextOf(exchange, services, caller, key);
  const early = await takeLimits(context, call, 'address', null);
  if (early) throw early;
  const refusal = accessRefusal(call.access, caller);
  if (refusal) throw refusal;
  const decoded = await decode(call, exchange.req.raw, body);
  if (decoded instanceof Refusal) throw decoded;
  const { input } = decoded;
  const late = await takeLimits(context, call, 'input', input);
  if (late) throw late;

  const options = { requestId: context.requestId, check: !services.config.production, headers };
  const work = async (db: Context['db']): Promise<unknown> => {
    const answer = await run(db === context.db ? context : { ...context, db }, input);
    if (answer instanceof Refusal) throw answer;
    return answer;
  };
  if (key !== null && !KEY_PATTERN.test(key)) {
    throw invalid({ 'Idempotency-Key': '请求标识格式不正确' });
  }
  // What a refused public call has spent, a try of a code, must stay spent.
  if (key === null || caller === null || isOpen(call.access)) {
    return encodeAnswer(call, await work(context.db), options);
  }
  const request = { customerId: caller.customer.id, key, call: call.name, input, now: context.now };
  const { answer, repeated } = await once(context.db, request, async (tx) =>
    envelopeOf(call, await work(tx), options),
  );
  return sendEnvelope(answer, repeated, options);
}

/** Makes the application. `mounts` come before the answer for unknown paths. */
export function createApp(
  services: Services,
  registrations: readonly Registration[],
  mounts: readonly Mount[] = [],
  readiness: Readiness = { isStopping: false },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { config, clock, random } = services;
  // What a line of a request says is chosen below: the search for secrets has nothing to find there.
  const requests = services.log.child({}, { redact: [] });
  const always = securityHeaders(isHttps(services));
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
      if (isOwnRequest(exchange.req.raw, config.publicOrigin)) await next();
      else exchange.res = answerRefusal(exchange, forbidden());
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
  app.notFound((exchange) => answerRefusal(exchange as Exchange, noSuchPath()));
  return app;
}
