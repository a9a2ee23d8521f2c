/** Told once when goods come in again: whoever asked, by the ways it agreed to, and nobody who took it back. */

import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { getGoods, setReminder } from '@banxin/contract/calls/stock/goods';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { enter } from '../order/order.testkit.ts';
import { adjustShelf } from '../stock/adjust.ts';
import { countShelf } from '../stock/stock.testkit.ts';
import { tellRestocked } from './reminder.ts';

const server = await createTestServer();
const { db } = server;
const NOW = '2026-11-20T09:00:00.000+08:00';
const told = async (browser: Awaited<ReturnType<typeof enter>>['browser']) =>
  (await browser.send(getSiteMessages, {})).items
    .filter(({ kind }) => kind === 'restocked')
    .map(({ productId, text }) => [productId, text.message]);
const fill = (productId: number, units: number) =>
  adjustShelf(db, { productId: String(productId), units: String(units), reason: '到货' }, NOW);

test('who asked is told once, on the day the shelf is filled, and can ask again', async () => {
  await countShelf(db, 702, 0);
  const { browser } = await enter(server);
  expect((await browser.send(getGoods, { id: 702 })).isReminded).toBe(false);
  const asked = { id: 702, isOn: true };
  expect(await browser.send(setReminder, asked)).toEqual({ isReminded: true });
  expect(await browser.send(setReminder, asked), 'asked twice it is one').toEqual({
    isReminded: true,
  });
  expect((await browser.send(getGoods, { id: 702 })).isReminded).toBe(true);
  expect(await tellRestocked(db, NOW), 'the shelf is empty still').toBe(0);
  await fill(702, 40);
  expect(await tellRestocked(db, NOW)).toBe(1);
  expect(await tellRestocked(db, NOW), 'and no more').toBe(0);
  const [[productId, words] = []] = await told(browser);
  expect(productId).toBe(702);
  expect(words).toMatch(/已到货，现在可用 40，先到先得。$/);
  expect((await browser.send(getGoods, { id: 702 })).isReminded).toBe(false);
  await countShelf(db, 702, 0);
  server.clock.advance(1_000);
  await browser.send(setReminder, asked);
  await fill(702, 5);
  expect(await tellRestocked(db, NOW)).toBe(1);
  expect(await told(browser)).toHaveLength(2);
});

test('who took it back, and who never asked, is told nothing; a colleague is told for itself', async () => {
  await countShelf(db, 703, 0);
  const master = await enter(server);
  const colleague = await enter(server, { parent: master, roles: subAccountRole.ordering });
  await master.browser.send(setReminder, { id: 703, isOn: true });
  await colleague.browser.send(setReminder, { id: 703, isOn: true });
  expect(await master.browser.send(setReminder, { id: 703, isOn: false })).toEqual({
    isReminded: false,
  });
  await fill(703, 8);
  expect(await tellRestocked(db, NOW)).toBe(1);
  expect(await told(master.browser)).toEqual([]);
  expect(await told(colleague.browser)).toHaveLength(1);
});

test('what lies there is not waited for, and what is not from the shelf neither', async () => {
  await countShelf(db, 704, 12);
  const { browser } = await enter(server);
  const refusal = await browser.refused(setReminder, { id: 704, isOn: true });
  expect(refusal).toMatchObject({ errCode: errCode.wrongState, data: { left: 12 } });
  const unknown = await browser.refused(setReminder, { id: 101, isOn: true });
  expect(unknown.errCode).toBe(errCode.notFound);
});

test('two servers at once tell each of them once', async () => {
  await countShelf(db, 705, 0);
  const all = await Promise.all([enter(server), enter(server), enter(server)]);
  for (const { browser } of all) await browser.send(setReminder, { id: 705, isOn: true });
  await fill(705, 3);
  const counts = await Promise.all([tellRestocked(db, NOW), tellRestocked(db, NOW)]);
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(3);
  for (const { browser } of all) expect(await told(browser)).toHaveLength(1);
});
