/** Answering a quote where no code runs. */
import { getSharedQuote, shareQuote } from '@banxin/contract/calls/order/quoteShare';
import { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { expect, test } from 'vitest';
import { createTestServer, ORIGIN } from '../../../test/harness.ts';
import { CARDS, enter } from '../order/order.testkit.ts';

const server = await createTestServer();

async function sharedToken(): Promise<string> {
  const { browser } = await enter(server);
  const { number } = await browser.send(issueQuoteSheet, { configuration: CARDS });
  return (await browser.send(shareQuote, { number, shownAs: '悦享' })).token;
}

/** What a browser sends for the form of the page at `origin`; answers status and where it leads. */
async function post(token: string, fields: Record<string, string>, origin = ORIGIN) {
  const response = await server.browser().fetch(`/quote/${token}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
  return [response.status, response.headers.get('location')];
}

const answerOf = async (token: string) =>
  (await server.browser().send(getSharedQuote, { token })).answer;

test('a form leads back to the page, which shows the answer', async () => {
  const token = await sharedToken();
  const led = await post(token, { name: ' 王总 ', note: '第一行\r\n第二行', verdict: 'agree' });
  expect(led).toEqual([303, `/quote/${token}`]);
  expect(await answerOf(token)).toMatchObject({
    isAgreed: true,
    by: '王总',
    note: '第一行\n第二行',
  });
  expect(await post(token, { name: '李', note: '不', verdict: 'decline' })).toEqual([
    303,
    `/quote/${token}`,
  ]);
  expect(await answerOf(token)).toMatchObject({ by: '王总' });
});

test('what is missing is named in the address', async () => {
  const token = await sharedToken();
  const at = `/quote/${token}?problem=`;
  expect(await post(token, { verdict: 'agree' })).toEqual([303, `${at}name`]);
  expect(await post(token, { name: '王总', verdict: 'decline' })).toEqual([303, `${at}note`]);
  expect(await post(token, { name: '王总', note: '好'.repeat(201), verdict: 'agree' })).toEqual([
    303,
    `${at}other`,
  ]);
  expect(await answerOf(token)).toBeNull();
});

test('the log names the page, not the link', async () => {
  const token = await sharedToken();
  await post(token, { name: '王总', verdict: 'agree' });
  expect(server.logs).toContainEqual(expect.objectContaining({ path: '/quote/…', status: 303 }));
  expect(JSON.stringify(server.logs)).not.toContain(token);
});

test('a form of a foreign page, or one that is too long, is refused', async () => {
  const token = await sharedToken();
  const fields = { name: '王总', verdict: 'agree' };
  expect((await post(token, fields, 'http://evil.test'))[0]).toBe(403);
  expect((await post(token, { ...fields, note: 'x'.repeat(5_000) }))[0]).toBe(413);
  expect(await answerOf(token)).toBeNull();
});
