/** How connections end when the server is told to stop. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { defineWholeCall } from '@banxin/contract/call';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestServer } from '../../test/harness.ts';
import { handlePublic } from './handle.ts';
import type { Readiness } from './health.ts';
import { closeServer, createHttpServer, listen } from './httpServer.ts';

const slow = defineWholeCall({
  name: 'Test.Slow',
  method: 'POST',
  path: '/api/Test/Slow',
  encoding: 'json',
  summary: '测试',
  access: 'public',
  input: z.object({}),
  output: z.null(),
});

const GET = 'GET /readyz HTTP/1.1\r\nHost: shop.test\r\n\r\n';
const POST = `POST ${slow.path} HTTP/1.1\r\nHost: shop.test\r\nX-Requested-With: banxin\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;

/** Sends a request over a connection and answers what came back first; nothing when it was closed. */
async function over(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const [part] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as unknown[];
  return part instanceof Buffer ? part.toString() : '';
}

test('told to stop, the server answers what is under way and what still comes, then lets go', async () => {
  const readiness: Readiness = { isStopping: false };
  let letGo: () => void = () => undefined;
  let begun: () => void = () => undefined;
  const gate = new Promise<void>((done) => {
    letGo = done;
  });
  const working = new Promise<void>((done) => {
    begun = done;
  });
  const server = await createTestServer({
    readiness,
    registrations: [
      handlePublic(slow, async () => {
        begun();
        await gate;
        return null;
      }),
    ],
  });
  const http = createHttpServer(server.app, server.services.config);
  const port = await listen(http, 0, '127.0.0.1');
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const [kept, idle, busy] = [await open(), await open(), await open()];
  for (const socket of [kept, idle]) {
    const first = await over(socket, GET);
    expect(first).toMatch(/^HTTP\/1\.1 200 /);
    expect(first).not.toMatch(/connection: close/i);
  }
  const answer = over(busy, POST);
  await working;
  const ends = [kept, idle, busy].map((socket) => once(socket, 'close'));

  readiness.isStopping = true;
  const closed = closeServer(http);
  // A connection that was kept for its client: the request may have been on its way already.
  const late = await over(kept, GET);
  expect(late).toMatch(/^HTTP\/1\.1 503 /);
  expect(late).toMatch(/connection: close/i);
  expect(late).toContain('stopping');
  await expect(open()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  letGo();
  expect(await answer).toMatch(/^HTTP\/1\.1 200 .*connection: close/is);
  // The one that stays idle is closed too: nothing has to be cut off.
  await closed;
  for (const [hadError] of await Promise.all(ends)) expect(hadError).toBe(false);
});
