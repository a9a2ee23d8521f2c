/** The cheapest shipping of a batch over real calls: named, taken, taken back, ordered at exactly the sum that was named. */
import { createBatch } from '@banxin/contract/calls/batch/create';
import {
  explainRow,
  fixRow,
  getImport,
  getImportRows,
  leaveShipping,
  planShipping,
  takeShipping,
} from '@banxin/contract/calls/batch/import';
import { errCode } from '@banxin/contract/errors';
import type { Fen } from '@banxin/contract/money';
import { afterAll, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter } from '../order/order.testkit.ts';
import { GOOD, type Row } from './batch.testkit.ts';
import { checked } from './imports.testkit.ts';

const server = await createTestServer();
const { db } = server;
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });

afterAll(async () => {
  expect(await contradictions(db)).toEqual([]);
});

const CHENGDU: Row = {
  province: '四川省',
  city: '成都市',
  district: '武侯区',
  detail: '人民路 8 号',
};
const FILE = '经理名片.pdf';

/** A customer with two print files and a checked workbook. */
async function sent(rows: readonly Row[]) {
  const { browser, id } = await enter(server, { balance: 1_000_000_000 });
  await upload(server, browser, FIXTURES['card-with-bleed'](), FILE);
  await upload(server, browser, FIXTURES['card-with-bleed'](), '店长名片.pdf');
  return { browser, id, importId: await checked(server, browser, rows) };
}

/** Three receivers of one print, one of them twice, and a card with a file of its own. */
const ROWS: readonly Row[] = [
  { ...GOOD, file: FILE },
  { ...GOOD, number: 'A-2', file: FILE, ...CHENGDU },
  { ...GOOD, number: 'A-3', file: FILE },
  { ...GOOD, number: 'A-4', file: '店长名片.pdf', quantity: 2 },
];

async function named(browser: Browser, importId: string) {
  const offer = await browser.send(planShipping, { importId });
  if (offer === null) throw new Error('Nothing is cheaper');
  return offer;
}

async function submitted(browser: Browser, importId: string) {
  for (;;) {
    const progress = await browser.send(createBatch, { importId, mode: 'all' });
    if (progress.valid === 0) return progress;
  }
}

const ordersOf = (customerId: number) =>
  db
    .selectFrom('orders')
    .select(['order_sn', 'total', 'configuration', 'flags'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

const rowsOf = async (browser: Browser, importId: string) =>
  (await browser.send(getImportRows, { importId, pageSize: 200 })).items;

test('what is named is what the review, the commit and the orders come to; nothing is ordered twice', async () => {
  const { browser, id, importId } = await sent(ROWS);
  const before = await browser.send(getImport, { importId });
  const offer = await named(browser, importId);
  expect(offer).toMatchObject({ joined: { orders: 1, rows: 3 }, wish: null });
  expect(offer.sum + offer.saves).toBe(before.sum);
  const { progress } = await browser.send(takeShipping, { importId, expectedSum: offer.sum });
  expect(progress).toMatchObject({ valid: 4, parcels: 2, sum: offer.sum, saved: offer.saves });
  const shown = await rowsOf(browser, importId);
  expect(shown.reduce((sum, { total }) => sum + (total ?? 0), 0)).toBe(offer.sum);
  expect(await browser.send(planShipping, { importId })).toBeNull();

  const done = await submitted(browser, importId);
  expect(done).toMatchObject({ created: 4, createdParcels: 2, state: 'done' });
  const orders = await ordersOf(id);
  expect(orders.map(({ configuration }) => configuration.quantity).toSorted()).toEqual([15, 2]);
  expect(orders.reduce((sum, { total }) => sum + (total ?? 0), 0)).toBe(offer.sum);
  const drops = await db
    .selectFrom('order_drops')
    .select('quantity')
    .where('customer_id', '=', id)
    .orderBy('position')
    .execute();
  expect(drops.map(({ quantity }) => quantity)).toEqual([10, 5]);
  const made = await rowsOf(browser, importId);
  expect(new Set(made.map(({ orderSN }) => orderSN)).size).toBe(2);
  await submitted(browser, importId);
  expect(await ordersOf(id)).toHaveLength(2);
});

test('taken back, every row stands as it stood; the same press twice is one', async () => {
  const { browser, importId } = await sent(ROWS);
  const [before, rows] = [
    await browser.send(getImport, { importId }),
    await rowsOf(browser, importId),
  ];
  const { sum: expectedSum } = await named(browser, importId);
  const twice = await Promise.all(
    [0, 1].map(() => browser.send(takeShipping, { importId, expectedSum })),
  );
  expect(twice.map(({ progress }) => progress.sum)).toEqual([expectedSum, expectedSum]);
  const { progress } = await browser.send(leaveShipping, { importId });
  expect(progress).toEqual(before);
  expect(await rowsOf(browser, importId)).toEqual(rows);
  expect(await browser.send(planShipping, { importId })).toMatchObject({ sum: expectedSum });
});

test('a row that is mended leaves its order, and those that it was joined with are orders by themselves', async () => {
  const { browser, importId } = await sent(ROWS);
  const { sum: expectedSum } = await named(browser, importId);
  await browser.send(takeShipping, { importId, expectedSum });
  const { progress } = await browser.send(fixRow, {
    ...{ importId, row: 2, col: 'remark', value: '急' },
  });
  expect(progress.saved ?? 0).toBe(0);
  const rows = await rowsOf(browser, importId);
  expect(rows.slice(0, 3).map(({ parcel }) => parcel)).toEqual([undefined, undefined, undefined]);
  expect(rows.reduce((sum, { total }) => sum + (total ?? 0), 0)).toBe(progress.sum);
});

test('another sum than the one of now is refused, and nothing is joined', async () => {
  const { browser, importId } = await sent(ROWS);
  const { sum } = await named(browser, importId);
  const expectedSum = (sum - 1) as Fen;
  expect(await outcome(browser.send(takeShipping, { importId, expectedSum }))).toBe(
    errCode.priceMoved,
  );
  const rows = await rowsOf(browser, importId);
  expect(rows.every(({ parcel }) => parcel === undefined)).toBe(true);
});

test('where an order of joined rows cannot be as it was agreed, each is looked at alone before it is ordered', async () => {
  const { browser, id, importId } = await sent(ROWS);
  const { sum: expectedSum } = await named(browser, importId);
  await browser.send(takeShipping, { importId, expectedSum });
  await db
    .updateTable('batch_rows')
    .set({ total: 1 })
    .where('import_id', '=', importId)
    .where('row_number', '=', 3)
    .execute();
  const progress = await submitted(browser, importId);
  expect(progress).toMatchObject({ created: 1, faulty: 3 });
  const rows = await rowsOf(browser, importId);
  expect(rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    ...[0, 1, 2].map(() => ['PRICE_CHANGED']),
    [],
  ]);
  expect(await ordersOf(id)).toHaveLength(1);
});

test('a row opens into its price: alone into that of its order, joined into that of the order of all', async () => {
  const { browser, importId } = await sent(ROWS);
  const [first] = await rowsOf(browser, importId);
  const alone = await browser.send(explainRow, { importId, row: 2 });
  expect(alone.total).toBe(first?.total);
  expect(alone.lines.some(({ working }) => working !== undefined)).toBe(true);
  const { sum: expectedSum } = await named(browser, importId);
  await browser.send(takeShipping, { importId, expectedSum });
  const joined = await browser.send(explainRow, { importId, row: 2 });
  const rows = (await rowsOf(browser, importId)).filter(({ parcel }) => parcel === 1);
  expect(joined.total).toBe(rows.reduce((sum, { total }) => sum + (total ?? 0), 0));
  expect(joined.lines.some(({ id }) => id === 'freight.2')).toBe(true);
});

test.each([1, 2, 3, 4])(
  'orders of any workbook come to the sum that was named (%i)',
  async (seed) => {
    const pick = (at: number, most: number): number =>
      (seed * 7919 + at * 104_729 + at * at) % most;
    const rows = Array.from(
      { length: 14 },
      (_, at): Row => ({
        ...GOOD,
        ...(pick(at, 3) === 0 && CHENGDU),
        number: `S-${seed}-${at}`,
        quantity: 2 + pick(at + 1, 5),
        ...(pick(at + 2, 4) > 0 && { file: pick(at + 3, 2) === 0 ? FILE : '店长名片.pdf' }),
        ...(pick(at + 4, 4) === 0 && { arriveBy: '2026-12-05' }),
        ...(pick(at + 5, 5) === 0 && { carrier: '顺丰速运' }),
      }),
    );
    const { browser, id, importId } = await sent(rows);
    const offer = await named(browser, importId);
    await browser.send(takeShipping, { importId, expectedSum: offer.sum });
    expect(await submitted(browser, importId)).toMatchObject({ created: rows.length, faulty: 0 });
    const orders = await ordersOf(id);
    expect(orders.reduce((sum, { total }) => sum + (total ?? 0), 0)).toBe(offer.sum);
  },
);
