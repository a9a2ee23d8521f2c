/** What a page that the shop has kept is measured against: Hono alone, with the same bytes and the same headers. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { answerParent } from './children.ts';
import { PAGE_HEADERS } from './pageHeaders.ts';

/** Headers that belong to a connection, or that every server writes by itself. */
const OWN = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);

const url = process.env.PAGE_URL;
if (url === undefined) throw new Error('PAGE_URL names no page');

const page = await new Promise<IncomingMessage>((done, fail) => {
  get(url, { headers: PAGE_HEADERS }, done).once('error', fail);
});
if (page.statusCode !== 200) throw new Error(`${url} answers ${page.statusCode}`);
const body = new Uint8Array(Buffer.concat(await page.toArray()));
const headers = Object.entries(page.headers).flatMap(([name, value]): [string, string][] =>
  value === undefined || OWN.has(name) ? [] : [value].flat().map((one) => [name, one]),
);

const app = new Hono();
app.get('/page', () => new Response(body, { headers }));

const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1');
await once(server, 'listening');

answerParent((server.address() as AddressInfo).port, () => process.cpuUsage());
