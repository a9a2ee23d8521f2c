import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { execute, withDatabase } from './postgres.ts';
import { ended, endProcess, refusedProcess, type ServerProcess, startProcess } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'banxin-process-'));
const server = process.env.TEST_DATABASE_URL;
const name = `banxin_process_${randomUUID().replaceAll('-', '')}`;
if (server) await execute(server, [`create database ${name}`]);
const running = new Set<ServerProcess>();
afterAll(async () => {
  for (const one of running) await endProcess(one, 'SIGKILL');
  if (server) await execute(server, [`drop database if exists ${name} with (force)`]);
  rmSync(folder, { recursive: true, force: true });
});

const env: Record<string, string> = {
  BANXIN_DATA_DIR: folder,
  ...(server && { DATABASE_URL: withDatabase(server, name) }),
};

async function begin(): Promise<ServerProcess> {
  const started = await startProcess(env);
  running.add(started);
  return started;
}

const headers = { 'content-type': 'application/json', 'x-requested-with': 'banxin' };

/** Logs in as a demo customer; answers the cookie. */
async function enter(url: string): Promise<string> {
  const captcha = await fetch(`${url}/api/Login/Captcha`);
  const body = { nameOrQQOrMobilePhone: '悦享包装', password: 'Demo-2026', code: 'ABCD' };
  const response = await fetch(`${url}/api/Login/LoginByNameOrQQOrMobilePhone`, {
    method: 'POST',
    headers: { ...headers, cookie: captcha.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
    body: JSON.stringify(body),
  });
  expect(await response.json()).toMatchObject({ errCode: 0 });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const call = async (url: string, path: string, cookie: string, body: object): Promise<unknown> => {
  const init = { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) };
  return ((await (await fetch(url + path, init)).json()) as { data: unknown }).data;
};

const address = (detail: string) => ({
  consignee: '收货处',
  mobilePhone: '13800000001',
  province: '上海市',
  city: '上海市',
  district: '徐汇区',
  detail,
});

describe('a server process', () => {
  test('prints its address and the demo accounts', async () => {
    const one = await begin();
    expect(one.output()).toContain('悦享包装');
    expect(one.output()).toContain('Demo-2026');
    expect(await (await fetch(`${one.url}/readyz`)).text()).toBe('ready');
    expect(await endProcess(one)).toBe(0);
  });

  test.skipIf(server !== undefined && server !== '')(
    'keeps a second one away from its folder, with words that help',
    async () => {
      const one = await begin();
      const second = await refusedProcess(env);
      expect(second.code).toBe(1);
      expect(second.output).toContain('BANXIN_DATA_DIR');
      expect(second.output).not.toContain('    at ');
      expect(await (await fetch(`${one.url}/readyz`)).text()).toBe('ready');
      await endProcess(one);
    },
  );

  test('ends after the request that it is working on', async () => {
    const one = await begin();
    const cookie = await enter(one.url);
    const body = JSON.stringify(address('停机前最后一单'));
    const answer = new Promise<string>((done, fail) => {
      const slow = request(
        `${one.url}/api/Customer/CreateCustomerAddress`,
        {
          method: 'POST',
          headers: { ...headers, cookie, 'content-length': String(Buffer.byteLength(body)) },
        },
        (response) => {
          let text = '';
          response.on('data', (part: Buffer) => {
            text += part.toString();
          });
          response.on('end', () => done(text));
        },
      );
      slow.once('error', fail);
      slow.write(body.slice(0, 10), async () => {
        // The server has the head of the request; now it is told to stop.
        await fetch(`${one.url}/healthz`);
        one.child.kill('SIGTERM');
        await refusesNewConnections(one.url);
        slow.end(body.slice(10));
      });
    });
    expect(JSON.parse(await answer)).toMatchObject({ errCode: 0 });
    expect(await ended(one)).toBe(0);
  });

  test('loses nothing that it has answered when it is killed', async () => {
    const one = await begin();
    const cookie = await enter(one.url);
    const acknowledged: number[] = [];
    const writing = (async () => {
      for (let count = 0; count < 40; count += 1) {
        const path = '/api/Customer/CreateCustomerAddress';
        const made = await call(one.url, path, cookie, address(`断电前 ${count} 号`));
        acknowledged.push((made as { id: number }).id);
        if (count === 20) one.child.kill('SIGKILL');
      }
    })();
    await expect(writing).rejects.toThrow();
    expect(acknowledged.length).toBeGreaterThanOrEqual(21);
    const again = await begin();
    // The session survives too: it lives in the database.
    const path = '/api/Customer/GetByCustomerAddressCustomerId';
    const list = (await call(again.url, path, cookie, {})) as { id: number }[];
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    await endProcess(again);
  });

  test('refuses to start in production with settings for tests', async () => {
    const refused = await refusedProcess({ ...env, NODE_ENV: 'production' });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('BANXIN_FIXED_CAPTCHA');
  });

  test('says which port is taken', async () => {
    const one = await begin();
    const port = new URL(one.url).port;
    const refused = await refusedProcess({
      ...env,
      PORT: port,
      BANXIN_DATA_DIR: join(folder, 'other'),
    });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(`端口 ${port} 已被占用`);
    await endProcess(one);
  });
});

/** Waits until nobody listens any more. */
async function refusesNewConnections(url: string): Promise<void> {
  for (;;) {
    const isOpen = await fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    );
    if (!isOpen) return;
  }
}
