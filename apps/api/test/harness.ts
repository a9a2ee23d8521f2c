/**
 * The server under test: its own database, still time, real requests through the contract's client.
 * @example
 * const server = await createTestServer();
 * const shop = server.browser();
 * await shop.login('悦享包装');
 * const account = await shop.send(getAccount, {});
 */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@banxin/contract/call';
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import { loginByAccount } from '@banxin/contract/calls/login/session';
import type { CallError, Client, SendOptions } from '@banxin/contract/client';
import { createClient } from '@banxin/contract/client';
import type { UserInfo } from '@banxin/contract/entities/customer';
import type { Hono } from 'hono';
import { inject } from 'vitest';
import { type Config, readConfig } from '../src/config.ts';
import { DEMO_PASSWORD } from '../src/db/seed/customers.ts';
import { createShopClock, type ShopClock } from '../src/db/shopClock.ts';
import type { Db } from '../src/db/transaction.ts';
import { createApp } from '../src/http/app.ts';
import type { AppEnv } from '../src/http/exchange.ts';
import type { Registration } from '../src/http/handle.ts';
import type { Readiness } from '../src/http/health.ts';
import type { Mount } from '../src/http/mount.ts';
import { createLog, type Log } from '../src/log.ts';
import { DEMO_ACCOUNT } from '../src/openPayChannels.ts';
import { createBankChannel } from '../src/ports/bankChannel.ts';
import { createDiskStorage } from '../src/ports/diskStorage.ts';
import { localCarrier } from '../src/ports/localCarrier.ts';
import { createLocalChannel } from '../src/ports/localChannel.ts';
import { createLocalOauth } from '../src/ports/localOauth.ts';
import { localRegister } from '../src/ports/localRegister.ts';
import { localTrades } from '../src/ports/localTrades.ts';
import { createOutboxMail } from '../src/ports/outboxMail.ts';
import { createOutboxSms } from '../src/ports/outboxSms.ts';
import type { Random } from '../src/ports/random.ts';
import { createRemoteFiles } from '../src/ports/remoteFiles.ts';
import { mounts, registrations } from '../src/registry.ts';
import type { Ports, Services } from '../src/services.ts';
import { createStaleTags } from '../src/staleTags.ts';
import { cloneTemplate, testHasher } from './databases.ts';
import { opened } from './opened.ts';
import { createTestClock, createTestRandom, type TestClock } from './world.ts';

/** What every captcha of the tests shows. */
export const CAPTCHA = 'ABCD';

/** Where requests seem to go. */
export const ORIGIN = 'http://shop.test';

export interface ServerOptions {
  /** Environment variables on top of the tests' own. */
  readonly env?: Readonly<Record<string, string>>;
  /** Calls instead of, or besides, the server's own. */
  readonly registrations?: readonly Registration[];
  readonly mounts?: readonly Mount[];
  readonly services?: Partial<Services>;
  readonly ports?: Partial<Ports>;
  readonly readiness?: Readiness;
}

/** How a call ended: its error code, or done. */
export const outcome = (answer: Promise<unknown>): Promise<number | 'done'> =>
  answer.then(
    () => 'done' as const,
    (error: { readonly errCode: number }) => error.errCode,
  );

/** One browser: keeps its cookies, has an address of its own. */
export interface Browser {
  /** Sends a call through the contract's client; rejects with a CallError. */
  readonly send: Client['send'];
  /** The CallError of a call that must not succeed. */
  refused<I, O>(call: Call<I, O>, input: I, options?: SendOptions): Promise<CallError>;
  /** A request as it is; relative to the server. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Gets a captcha and logs in with the demo password. */
  login(account: string, password?: string): Promise<UserInfo>;
  readonly cookies: Map<string, string>;
}

export interface TestServer {
  readonly app: Hono<AppEnv>;
  readonly db: Db;
  readonly kind: 'embedded' | 'server';
  /** The machine's; the shop's follows it, and may be put ahead of it. */
  readonly clock: TestClock;
  readonly shopClock: ShopClock;
  readonly random: Random;
  readonly services: Services;
  /** Log lines, parsed. */
  readonly logs: Record<string, unknown>[];
  browser(address?: string): Browser;
  /** Called by itself after the file's last test. */
  close(): Promise<void>;
}

export function testConfig(env: Readonly<Record<string, string>> = {}): Config {
  return readConfig({ BANXIN_FIXED_CAPTCHA: CAPTCHA, PUBLIC_ORIGIN: ORIGIN, ...env });
}

function createBrowser(app: Hono<AppEnv>, address: string): Browser {
  const cookies = new Map<string, string>();
  const fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const request = new Request(new URL(path, ORIGIN), { ...init, headers });
    const response = await app.fetch(request, { incoming: { socket: { remoteAddress: address } } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, pair.slice(at + 1));
    }
    return response;
  };
  const client = createClient({
    fetch,
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer: never) => clearTimeout(timer),
  });
  const { send } = client;
  return {
    cookies,
    fetch,
    send,
    refused: async (call, input, options) => {
      try {
        await send(call, input, options);
      } catch (error) {
        return error as CallError;
      }
      throw new Error(`${call.name} was not refused`);
    },
    login: async (account, password = DEMO_PASSWORD) => {
      await send(getCaptcha, {});
      return send(
        loginByAccount as never,
        {
          nameOrQQOrMobilePhone: account,
          password,
          code: CAPTCHA,
        } as never,
      );
    },
  };
}

function collectingLog(logs: Record<string, unknown>[]): Log {
  return createLog('debug', { write: (line: string) => void logs.push(JSON.parse(line)) });
}

/** Starts a server with a database of its own; it closes after the file's last test. */
export async function createTestServer(options: ServerOptions = {}): Promise<TestServer> {
  const database = await cloneTemplate(inject('template'));
  const clock = createTestClock();
  const shopClock = createShopClock(database.db, clock);
  const random = createTestRandom();
  const logs: Record<string, unknown>[] = [];
  const folder = mkdtempSync(join(inject('filesFolder'), 'server-'));
  const ends: (() => Promise<void>)[] = [];
  const services: Services = {
    config: testConfig(options.env),
    db: database.db,
    clock: shopClock,
    machine: clock,
    random,
    log: collectingLog(logs),
    hasher: testHasher,
    ...options.services,
    ports: {
      sms: createOutboxSms(database.db, clock),
      mail: createOutboxMail(database.db, clock),
      oauth: {
        qq: createLocalOauth('qq', { random, clock }),
        wechat: createLocalOauth('wechat', { random, clock }),
      },
      storage: createDiskStorage(folder),
      remoteFiles: createRemoteFiles([]),
      channels: {
        alipay: createLocalChannel('alipay', { random, clock }),
        wechat: createLocalChannel('wechat', { random, clock }),
        bank: createBankChannel(DEMO_ACCOUNT),
      },
      carrier: localCarrier,
      trades: localTrades,
      companies: localRegister,
      ...options.ports,
    },
    stale: createStaleTags(),
    onStop: (end) => void ends.push(end),
  };
  const app = createApp(
    services,
    options.registrations ?? registrations,
    options.mounts ?? mounts,
    options.readiness,
  );
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await Promise.all(ends.map((end) => end()));
    await database.close();
  };
  opened.add(close);
  let browsers = 0;
  return {
    app,
    db: database.db,
    kind: database.kind,
    clock,
    shopClock,
    random,
    services,
    logs,
    browser: (address) => {
      browsers += 1;
      return createBrowser(app, address ?? `10.0.${browsers >> 8}.${browsers & 255}`);
    },
    close,
  };
}
