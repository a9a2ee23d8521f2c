/** Many requests of one login at once: a page's own are all answered; who sends more is told when to come again. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { Agent, request } from 'node:http';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { errCode } from '@banxin/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../test/harness.ts';
import { CARDS, enter } from '../modules/order/order.testkit.ts';
import { closeServer, createHttpServer, listen } from './httpServer.ts';

/** What one page asks for at once, generously. */
const PAGE = 12;
/** Colleagues who open one at the same moment behind one address. */
const COLLEAGUES = 5;

const server = await createTestServer({ env: { PUBLIC_ORIGIN: '' } });
const { maxPerAddress } = server.services.config;
const agent = new Agent({ keepAlive: true });
let http: Server;
let port = 0;
let cookie = '';

beforeAll(async () => {
  http = createHttpServer(server.app, server.services.config);
  port = await listen(http, 0, '127.0.0.1');
  const { browser } = await enter(server);
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});

afterAll(async () => {
  agent.destroy();
  await closeServer(http);
});

interface Answered {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: { readonly errCode: number; readonly data: unknown };
}

/** Asks for a quote, over a connection as a browser keeps them. */
async function quote(): Promise<Answered> {
  const body = JSON.stringify({ configuration: CARDS, province: '上海市' });
  const sent = request({
    ...{ agent, port, host: '127.0.0.1', method: 'POST', path: calculateQuote.path },
    headers: {
      cookie,
      'x-requested-with': 'banxin',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const part of response) text += part;
  return {
    status: response.statusCode,
    retryAfter: response.headers['retry-after'],
    body: JSON.parse(text),
  };
}
const burst = (count: number) => Promise.all(Array.from({ length: count }, quote));

test('what a page asks for at once is answered, also when five colleagues open one', async () => {
  for (let round = 0; round < 3; round += 1) {
    const answers = await burst(PAGE * COLLEAGUES);
    expect(answers.map(({ body }) => body.errCode)).toEqual(Array(PAGE * COLLEAGUES).fill(0));
  }
});

test('of 200 at once a full share is answered; the others are told to come again in a second', async () => {
  const answers = await burst(200);
  const refused = answers.filter(({ body }) => body.errCode !== 0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(maxPerAddress);
  for (const { status, retryAfter, body } of refused) {
    expect([status, body.errCode, retryAfter]).toEqual([429, errCode.tooManyRequests, '1']);
    expect(body.data).toMatchObject({ retryAfter: 1 });
  }
  expect((await quote()).body.errCode).toBe(0);
});

test('a body that has arrived is never called late, however many are read at once', async () => {
  const { browser } = await enter(server);
  const input = { configuration: CARDS, province: '上海市' };
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => outcome(browser.send(calculateQuote, input))),
  );
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(maxPerAddress);
  expect(answers.filter((answer) => answer === errCode.tooManyRequests)).toHaveLength(
    200 - maxPerAddress,
  );
});
