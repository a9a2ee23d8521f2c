/** Levels of members and when a paid one can be renewed. */
import { canRenew, getVipServices } from '@banxin/contract/calls/customer/membership';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { enter } from '../order/order.testkit.ts';

const server = await createTestServer();

test('levels 1 to 3 grow, 6 and 8 are paid for; print prices are those of the price book', async () => {
  const rows = await server.browser().send(getVipServices, {});
  expect(
    rows.map(({ level, by, sum, printRate, sampleRate }) => [
      level,
      by,
      sum,
      printRate,
      sampleRate,
    ]),
  ).toEqual([
    [1, 'growth', 500_000, 10_000, 9_000],
    [2, 'growth', 2_000_000, 10_000, 9_000],
    [3, 'growth', 8_000_000, 10_000, 9_000],
    [6, 'fee', 29_900, 9_700, 10_000],
    [8, 'fee', 89_900, 9_500, 10_000],
  ]);
  expect(
    rows.map(({ samples, urgent, afterSalesDays, neutralCartons }) => [
      samples,
      urgent,
      afterSalesDays,
      neutralCartons,
    ]),
  ).toEqual([
    [0, 0, 15, false],
    [0, 0, 15, false],
    [0, 0, 15, false],
    [6, 1, 30, false],
    [12, 3, 30, true],
  ]);
});

test('whoever may not see prices reads the benefits alone', async () => {
  const master = await enter(server);
  const { browser } = await enter(server, { parent: master, roles: subAccountRole.design });
  const rows = await browser.send(getVipServices, {});
  expect(rows.map(({ sum }) => sum)).toEqual([null, null, null, null, null]);
  expect(rows.map(({ level }) => level)).toEqual([1, 2, 3, 6, 8]);
});

const member = async (vipLevel: number, until: string | null) => {
  const { id, name, browser } = await enter(server, { vipLevel });
  await server.db.updateTable('customers').set({ vip_until: until }).where('id', '=', id).execute();
  return { id, name, browser };
};

// The clock stands at 2026-11-20 09:00.
test.each([
  ['31 days before its end', '2026-12-21', false, '2026-11-21'],
  ['30 days before its end', '2026-12-20', true, '2026-11-20'],
  ['on its last day', '2026-11-20', true, '2026-10-21'],
  ['90 days after its end', '2026-08-22', true, '2026-07-23'],
  ['91 days after its end', '2026-08-21', false, '2026-07-22'],
])('a membership can be renewed %s: %s → %s', async (_, until, isOpen, from) => {
  const { browser } = await member(6, `${until}T12:00:00+08:00`);
  expect(await browser.send(canRenew, {})).toMatchObject({ canRenew: isOpen, from, until });
});

test('nothing is to be renewed of a level that grew, nor of none', async () => {
  for (const level of [0, 3]) {
    const { browser } = await member(level, '2026-11-25T12:00:00+08:00');
    expect(await browser.send(canRenew, {})).toMatchObject({
      ...{ canRenew: false, mayOpen: true, from: null, until: null, level: 0 },
    });
  }
});

test('a sub-account reads the membership of its main account', async () => {
  const master = await member(8, '2026-12-01T12:00:00+08:00');
  const { browser } = await enter(server, { parent: master, roles: subAccountRole.ordering });
  expect(await browser.send(canRenew, {})).toMatchObject({ canRenew: true, until: '2026-12-01' });
});
