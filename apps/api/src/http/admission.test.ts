/** Floods over real sockets: half-sent requests, answers that nobody reads, slow and stalled uploads. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { defineWholeCall } from '@banxin/contract/call';
import { getServerDateTime } from '@banxin/contract/calls/meta/clock';
import { errCode } from '@banxin/contract/errors';
import { Raw } from '@banxin/contract/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Browser, createTestServer, type TestServer } from '../../test/harness.ts';
import { beginUpload, TUS } from '../modules/file/upload.testkit.ts';
import { mounts, registrations } from '../registry.ts';
import { handlePublic } from './handle.ts';
import { closeServer, createHttpServer, listen } from './httpServer.ts';
import { slowCall } from './slowCall.testkit.ts';

/** Long enough for a busy machine: it only ends what would never end by itself. @unit ms */
const PATIENT = { timeout: 60_000 };

/** More than the sockets' own buffers hold. */
const LONG = Buffer.alloc(24 * 1_024 * 1_024);

const row = { method: 'POST', encoding: 'json', summary: '测试', access: 'public' } as const;
const long = defineWholeCall({
  ...row,
  name: 'Test.Long',
  path: '/api/Test/Long',
  input: z.object({}),
  output: z.unknown(),
  raw: 'application/octet-stream',
});
const slow = slowCall();

let server: TestServer;
let http: Server;
let port = 0;

beforeAll(async () => {
  server = await createTestServer({
    env: {
      BANXIN_REQUEST_SECONDS: '2',
      BANXIN_ANSWER_SECONDS: '5',
      BANXIN_MAX_IN_FLIGHT: '16',
      PUBLIC_ORIGIN: '',
    },
    registrations: [
      ...registrations,
      handlePublic(long, async () => new Raw(LONG, 'application/octet-stream')),
      slow.registration,
    ],
    mounts,
  });
  http = createHttpServer(server.app, server.services.config);
  port = await listen(http, 0, '127.0.0.1');
});

afterAll(async () => {
  http.closeAllConnections();
  await closeServer(http);
});

const HEAD = ['Host: 127.0.0.1', 'X-Requested-With: banxin', 'Content-Type: application/json'];

/** Writes a text over a connection of its own; answers the connection. */
async function say(from: string, text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined); // A reset after the answer is a close too.
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const post = (path: string, length: number, body: string): string =>
  [`POST ${path} HTTP/1.1`, ...HEAD, `Content-Length: ${length}`, '', body].join('\r\n');

/** What the server says until it closes. */
async function endOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (part: Buffer) => {
    text += part.toString();
  });
  if (!socket.closed) await new Promise<void>((done) => socket.once('close', () => done()));
  return text;
}

/** Status of a whole request. */
async function ask(from: string, method: 'GET' | 'POST', path: string): Promise<number> {
  const headers = { 'x-requested-with': 'banxin', 'content-type': 'application/json' };
  const sent = request({ port, host: '127.0.0.1', localAddress: from, method, path, headers });
  sent.end(method === 'POST' ? '{}' : undefined);
  const [response] = await once(sent, 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

const askTime = (from: string) =>
  ask(from, getServerDateTime.method as 'GET', getServerDateTime.path);

describe('300 half-sent requests of one address', () => {
  test('keep nobody away, not even their neighbour: those beyond its share wait a second, the rest end by the deadline', async () => {
    const half = await Promise.all(
      Array.from({ length: 300 }, () => say('127.0.0.2', post(slow.call.path, 100, '{'))),
    );
    const ends = half.map(endOf);
    expect(await ask('127.0.0.1', 'GET', '/healthz')).toBe(200);
    expect(await ask('127.0.0.1', 'GET', '/readyz')).toBe(200);
    expect(await ask('127.0.0.2', 'GET', '/readyz')).toBe(200);
    expect(await askTime('127.0.0.3')).toBe(200);
    expect(await askTime('127.0.0.2')).toBe(200);
    const answers = await Promise.all(ends);
    for (const said of answers) expect(said).toMatch(/connection: close/i);
    const late = answers.filter((said) => said.startsWith('HTTP/1.1 408 '));
    for (const said of late) expect(said).toContain('没有及时到齐');
    // One of the last ones made room for the whole request of its neighbour.
    expect(late).toHaveLength(server.services.config.maxPerAddress - 1);
    for (const said of answers.filter((one) => !late.includes(one))) {
      expect(said).toMatch(/^HTTP\/1\.1 429 /);
      expect(said).toMatch(/retry-after: 1\r/i);
      expect(said).toContain(`"errCode":${errCode.tooManyRequests}`);
    }
  });

  test('that stop within the head are ended too', async () => {
    const half = await Promise.all(
      Array.from({ length: 300 }, () => say('127.0.0.2', 'POST / HTTP/1.1\r\nHost: 127')),
    );
    const ends = half.map(endOf);
    expect(await ask('127.0.0.1', 'GET', '/readyz')).toBe(200);
    expect(await askTime('127.0.0.2')).toBe(200);
    for (const said of await Promise.all(ends)) expect(said).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('requests of one address that are worked on', () => {
  test('take a quarter of the room: more are answered 429, others are served, health always', async () => {
    const whole = post(slow.call.path, 2, '{}');
    const working = await Promise.all(Array.from({ length: 4 }, () => say('127.0.0.4', whole)));
    await expect.poll(() => ask('127.0.0.4', 'GET', '/files/pages/x/1.png'), PATIENT).toBe(429);
    expect(await askTime('127.0.0.5')).toBe(200);
    const all = await Promise.all(
      ['127.0.0.6', '127.0.0.7', '127.0.0.8'].flatMap((from) =>
        Array.from({ length: 4 }, () => say(from, whole)),
      ),
    );
    await expect.poll(() => askTime('127.0.0.5'), PATIENT).toBe(503);
    expect(await ask('127.0.0.5', 'GET', '/readyz')).toBe(200);
    slow.letGo();
    for (const socket of [...working, ...all]) {
      const [part] = (await once(socket, 'data')) as [Buffer];
      expect(part.toString('latin1')).toMatch(/^HTTP\/1\.1 200 /);
      socket.destroy();
    }
    expect(await askTime('127.0.0.4')).toBe(200);
  });

  test('whose answers nobody reads hold only their own share, until the deadline', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 4 }, () => say('127.0.0.9', post(long.path, 2, '{}'))),
    );
    await expect.poll(() => askTime('127.0.0.9'), PATIENT).toBe(429);
    expect(await askTime('127.0.0.10')).toBe(200);
    await expect.poll(() => askTime('127.0.0.9'), PATIENT).toBe(200);
    for (const socket of sockets) {
      expect((await endOf(socket)).length).toBeLessThan(LONG.length);
    }
  });
});

describe('an upload', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = server.browser('127.0.0.11');
    await browser.login('悦享包装');
  });

  /** Begins a file and opens the connection that will carry it. */
  async function open(size: number): Promise<{ socket: Socket; location: string }> {
    const begun = await beginUpload(browser, 'a.pdf', size);
    const location = begun.headers.get('location') ?? '';
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...TUS,
      Host: '127.0.0.1',
      Origin: `http://127.0.0.1`,
      Cookie: cookie,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': '0',
      'Content-Length': String(size),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const head = `PATCH ${location} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
    return { socket: await say('127.0.0.11', head), location };
  }

  test('that goes on may take longer than any deadline', async () => {
    const chunk = Buffer.alloc(64 * 1_024, 1);
    const { socket } = await open(16 * chunk.length);
    for (let sent = 0; sent < 16; sent += 1) {
      await new Promise((done) => setTimeout(done, 200));
      socket.write(chunk);
    }
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 204 /);
    socket.destroy();
  });

  test('that stands still is ended, and keeps what arrived', async () => {
    const { socket, location } = await open(1_000);
    socket.write(Buffer.alloc(500));
    await endOf(socket);
    const state = await browser.fetch(location, { method: 'HEAD', headers: TUS });
    expect(state.headers.get('upload-offset')).toBe('500');
  });

  test('of a customer who has 24 under way has to wait, those of others go on', async () => {
    const begin = async (from: Browser) => {
      const begun = await beginUpload(from, 'b.pdf', 10);
      return begun.headers.get('location') ?? '';
    };
    const send = async (from: Browser, location: string, body: BodyInit = new Uint8Array(10)) => {
      const headers = {
        ...TUS,
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': '0',
        'Content-Length': '10',
      };
      const init: RequestInit & { duplex: 'half' } = {
        method: 'PATCH',
        headers,
        body,
        duplex: 'half',
      };
      return (await from.fetch(location, init)).status;
    };
    const rest = Promise.withResolvers<void>();
    /** A body whose bytes come with the rest; `asked` once the server reads it. */
    const stalled = () => {
      const asked = Promise.withResolvers<void>();
      const source: UnderlyingDefaultSource<Uint8Array> = {
        pull: async (controller) => {
          asked.resolve();
          await rest.promise;
          controller.enqueue(new Uint8Array(10));
          controller.close();
        },
      };
      return { asked: asked.promise, body: new ReadableStream(source, { highWaterMark: 0 }) };
    };
    const one = await begin(browser);
    const locations = await Promise.all(Array.from({ length: 24 }, () => begin(browser)));
    const transfers = locations.map((location) => {
      const { asked, body } = stalled();
      return { asked, status: send(browser, location, body) };
    });
    await Promise.all(transfers.map(({ asked }) => asked));
    expect(await send(browser, one)).toBe(503);
    const other = server.browser();
    await other.login('合作伙伴印务');
    expect(await send(other, await begin(other))).toBe(204);
    rest.resolve();
    expect(await Promise.all(transfers.map(({ status }) => status))).toEqual(Array(24).fill(204));
    expect(await send(browser, one)).toBe(204);
  });
});
