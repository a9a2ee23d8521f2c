/** Quote sheets: the server's price under a number, until a day. */
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { msOf } from '../../ports/clock.ts';
import { CARDS, configurationOf, enter } from '../order/order.testkit.ts';
import { withoutWorkings } from '../order/withoutWorkings.ts';

const server = await createTestServer();
const { clock, db } = server;
const job = { configuration: CARDS, province: '上海市' };
const at = (time: string) => clock.advance(msOf(`${time}:00+08:00`) - clock.now());

test('a sheet has the price of the server, a number and the seventh day after', async () => {
  at('2026-11-20T23:30');
  const { browser } = await enter(server);
  const sheet = await browser.send(issueQuoteSheet, job);
  expect(sheet.number).toMatch(/^BJ20261120-\d{7}$/);
  expect(sheet.validUntil).toBe('2026-11-27');
  expect(withoutWorkings(sheet.quote)).toEqual(await browser.send(calculateQuote, job));
});

test('the same job on the same day is one sheet, even when asked for many times at once', async () => {
  at('2026-11-21T10:00');
  const { browser } = await enter(server);
  const sheets = await Promise.all(
    Array.from({ length: 8 }, () => browser.send(issueQuoteSheet, job)),
  );
  expect(new Set(sheets.map(({ number }) => number)).size).toBe(1);
  const other = await browser.send(issueQuoteSheet, {
    ...job,
    configuration: { ...CARDS, quantity: 10 },
  });
  expect(other.number).not.toBe(sheets[0]?.number);
  at('2026-11-22T10:00');
  expect((await browser.send(issueQuoteSheet, job)).number).toMatch(/^BJ20261122-/);
});

test('another customer gets a sheet of their own', async () => {
  at('2026-11-23T10:00');
  const [one, other] = [await enter(server), await enter(server)];
  const mine = await one.browser.send(issueQuoteSheet, job);
  const theirs = await other.browser.send(issueQuoteSheet, job);
  expect(theirs.number).not.toBe(mine.number);
});

test('what cannot be made or is not sold gets none', async () => {
  at('2026-11-24T10:00');
  const { browser, id } = await enter(server);
  const thin = configurationOf(201, { gsm: 105, crafts: [{ id: 'filmMatt', sides: 1 }] });
  const impossible = await browser.refused(issueQuoteSheet, { ...job, configuration: thin });
  expect(impossible.errCode).toBe(errCode.configurationImpossible);
  const gone = await browser.refused(issueQuoteSheet, {
    ...job,
    configuration: { ...CARDS, productId: 99_999 },
  });
  expect(gone.errCode).toBe(errCode.notFound);
  const kept = await db
    .selectFrom('quote_sheets')
    .select('id')
    .where('customer_id', '=', id)
    .execute();
  expect(kept).toEqual([]);
});
