/** Outside orders by their numbers: each is answered once, what nobody knows is named, and nothing without a source. */
import { getTrades } from '@banxin/contract/calls/delivery/trade';
import { DROPS_MAX } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { LOCAL_TRADES } from '../../ports/localTrades.ts';
import { noTrades } from '../../ports/trades.ts';
import { enter } from '../order/order.testkit.ts';
import { readTrades } from './trades.ts';

const server = await createTestServer();
const { browser } = await enter(server);
const [first = '', second = ''] = Object.keys(LOCAL_TRADES);

test('those that are known come with their receivers in the order in which they were asked, the others by number', async () => {
  const answer = await browser.send(getTrades, { tids: [second, '404', first, second, '404'] });
  expect(answer).toEqual({
    trades: [second, first].map((tid) => ({
      tid,
      receiver: { ...LOCAL_TRADES[tid], isDefault: false },
    })),
    missing: ['404'],
  });
});

test('as many as an order has addresses can be asked for, and not one more', async () => {
  const tids = Array.from({ length: DROPS_MAX }, (_, index) => `4${index}`);
  expect((await browser.send(getTrades, { tids })).missing).toEqual(tids);
  const refusal = await browser.refused(getTrades, { tids: [...tids, '5'] });
  expect(refusal.errCode).toBe(errCode.invalidInput);
});

test('a visitor learns nothing', async () => {
  const refusal = await server.browser().refused(getTrades, { tids: [first] });
  expect(refusal.errCode).toBe(errCode.notLoggedIn);
});

test('where no shop is connected it says so', async () => {
  const context = { customer: { ownerId: 1 }, ports: { trades: noTrades } };
  const answer = await readTrades(context as never, { tids: [first] });
  expect(answer).toMatchObject({ errCode: errCode.wrongState });
});
