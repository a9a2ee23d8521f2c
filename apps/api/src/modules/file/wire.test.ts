/** Uploads over real sockets: broken lines, liars, slow senders; and what memory they cost. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getFile } from '@banxin/contract/calls/file/printFile';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createTestServer, type TestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { loginHandlers } from '../login/handlers.ts';
import { fileHandlers } from './handlers.ts';
import { TooSlowError, withPace } from './pacing.ts';
import { beginUpload, checksDone, sendBytes, TUS } from './upload.testkit.ts';
import { mountUploads } from './uploads.ts';

const MB = 1024 ** 2;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What something still refers to; what waits for the collector depends on how busy the machine is. @unit bytes */
function held(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Long enough for a busy machine: it only ends what would never end by itself. @unit ms */
const PATIENT = { timeout: 60_000, interval: 100 };

const CARD = FIXTURES['card-with-bleed']();

let server: TestServer;
let browser: Browser;
let http: Server;
let port = 0;

beforeAll(async () => {
  server = await createTestServer({
    registrations: [...loginHandlers, ...fileHandlers],
    mounts: [mountUploads],
  });
  browser = server.browser();
  await browser.login('悦享包装');
  http = createAdaptorServer({ fetch: server.app.fetch }) as Server;
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => {
  http.closeAllConnections();
  http.close();
});

async function begin(length: number): Promise<string> {
  const begun = await beginUpload(browser, 'a.pdf', length);
  return begun.headers.get('location') as string;
}

/** Opens a socket and writes a request's head. */
async function open(
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // A reset after the answer is a close too.
  await once(socket, 'connect');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const all = { Host: 'shop.test', Cookie: cookie, ...TUS, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

function patchHeaders(length: number, offset = 0): Record<string, string> {
  return {
    'Content-Type': 'application/offset+octet-stream',
    'Upload-Offset': String(offset),
    'Content-Length': String(length),
  };
}

/** Everything the server says until it closes. */
async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
  });
  // `once` would reject on the reset that may come before the close.
  if (!socket.closed) await new Promise<void>((done) => socket.on('close', () => done()));
  return text;
}

async function offsetOf(location: string): Promise<number> {
  const state = await browser.fetch(location, { method: 'HEAD', headers: TUS });
  return Number(state.headers.get('upload-offset'));
}

describe('a broken line', () => {
  it('loses nothing that arrived: the upload goes on from there', async () => {
    const location = await begin(CARD.length);
    const socket = await open('PATCH', location, patchHeaders(CARD.length));
    socket.write(CARD.subarray(0, 2_000));
    await expect.poll(() => offsetOf(location), PATIENT).toBe(2_000);
    socket.destroy();
    // The server notices the end of the line before it takes the next bytes.
    await expect
      .poll(
        async () => (await sendBytes(browser, location, CARD.subarray(2_000), 2_000)).status,
        PATIENT,
      )
      .toBe(204);
    await checksDone(server);
    const id = location.split('/').at(-1) as string;
    expect(await browser.send(getFile, { id })).toMatchObject({ status: 'checked', pageCount: 2 });
  });
});

describe('two servers that are sent one upload at a time', () => {
  it('write it one after the other: what came later is not overwritten by what came first', async () => {
    const { db } = server;
    const { storage } = server.services.ports;
    // The checks of both run in the first.
    await checksDone(server);
    const second = await createTestServer({
      registrations: [...loginHandlers, ...fileHandlers],
      mounts: [mountUploads],
      services: { db },
      ports: { storage },
    });
    const again = second.browser();
    for (const [name, value] of browser.cookies) again.cookies.set(name, value);
    const size = 5_000;
    const location = await begin(size);
    const key = `uploads/${location.split('/').at(-1)}`;
    const slow = await open('PATCH', location, patchHeaders(size));
    slow.write(Buffer.alloc(1_000, 'a'));
    await expect.poll(async () => (await storage.read(key))?.length, PATIENT).toBe(1_000);
    const sent = await sendBytes(again, location, Buffer.alloc(size - 1_000, 'b'), 1_000);
    expect(sent.status).toBe(204);
    slow.write(Buffer.alloc(size - 1_000, 'a'));
    await answerOf(slow);
    const kept = Buffer.from((await storage.read(key)) ?? []).toString('latin1');
    expect(kept).toBe('a'.repeat(1_000) + 'b'.repeat(size - 1_000));
    await checksDone(server);
  });

  it('of which the first died: its lock ends by itself', async () => {
    const { db, clock } = server;
    const location = await begin(CARD.length);
    const id = `uploads/${location.split('/').at(-1)}`;
    const held_until = new Date(clock.now() - 1).toISOString();
    await db.insertInto('upload_locks').values({ id, holder: 'dead', held_until }).execute();
    expect((await sendBytes(browser, location, CARD)).status).toBe(204);
    await checksDone(server);
  });
});

describe('a liar', () => {
  it('who announces too much is cut off before it can send a megabyte', async () => {
    const accepted = once(http, 'connection') as Promise<[Socket]>;
    const socket = await open('POST', '/files/tus', {
      'Upload-Length': String(2 * 1024 * 1024 * 1024),
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': String(2 * 1024 * 1024 * 1024),
    });
    const block = randomBytes(64 * 1024);
    const push = () => {
      while (socket.writable && socket.write(block));
    };
    socket.on('drain', push);
    push();
    const answer = await answerOf(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('200 MB');
    const [taker] = await accepted;
    expect(taker.bytesRead).toBeLessThan(1024 * 1024);
  });

  it('whose body is longer than the file it announced is cut off', async () => {
    const location = await begin(1_000);
    const socket = await open('PATCH', location, patchHeaders(50 * 1024 * 1024));
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 413 /);
    expect(await offsetOf(location)).toBe(0);
  });

  it('who hides the length in chunks is cut off at the announced size', async () => {
    const location = await begin(1_000);
    const { 'Content-Length': _, ...headers } = patchHeaders(0);
    const socket = await open('PATCH', location, { ...headers, 'Transfer-Encoding': 'chunked' });
    const block = Buffer.alloc(64 * 1024, 1);
    for (let count = 0; count < 16; count += 1) {
      socket.write(`${block.length.toString(16)}\r\n`);
      socket.write(block);
      socket.write('\r\n');
    }
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 413 /);
    expect(await offsetOf(location)).toBeLessThanOrEqual(1_000);
  });
});

describe('a slow sender', () => {
  it('is cut off when a period brings too little', async () => {
    const drip = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(10)),
    });
    const reader = withPace(drip, { bytes: 1_000, periodMs: 30 }).getReader();
    expect((await reader.read()).value).toHaveLength(10);
    await expect(reader.read()).rejects.toBeInstanceOf(TooSlowError);
  });

  it('is left alone when it keeps pace, and when it ends', async () => {
    const quick = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let count = 0; count < 5; count += 1) controller.enqueue(new Uint8Array(2_000));
        controller.close();
      },
    });
    const bytes = await new Response(
      withPace(quick, { bytes: 1_000, periodMs: 2_000 }),
    ).arrayBuffer();
    expect(bytes.byteLength).toBe(10_000);
  });
});

it('takes a large file in constant memory', async () => {
  const size = 150 * MB;
  const location = await begin(size);
  const before = held();
  let highest = before;
  const socket = await open('PATCH', location, patchHeaders(size));
  const block = Buffer.alloc(MB);
  for (let sent = 0; sent < size; sent += block.length) {
    if (!socket.write(block)) await once(socket, 'drain');
    if (sent % (10 * MB) === 0) highest = Math.max(highest, held());
  }
  const [head] = (await once(socket, 'data')) as [Buffer];
  expect(head.toString('latin1')).toMatch(/^HTTP\/1\.1 204 /);
  expect(highest - before).toBeLessThan(50 * MB);
  socket.destroy();
  await checksDone(server);
  const id = location.split('/').at(-1) as string;
  expect((await browser.send(getFile, { id })).status).toBe('refused');
});
