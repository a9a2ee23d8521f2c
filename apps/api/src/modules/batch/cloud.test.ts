/** Cloud parcels from a workbook: rows become parcels, stock goes by the order of the rows, numbers are ordered once. */

import type { RawAnswer } from '@banxin/contract/call';
import { createBatch } from '@banxin/contract/calls/batch/create';
import {
  adoptFixes,
  fixRow,
  getImport,
  getImportRows,
  getImportWorkbook,
  getUnfinishedImports,
} from '@banxin/contract/calls/batch/import';
import {
  createCloudBatch,
  getCloudTemplate,
  startCloudImport,
} from '@banxin/contract/calls/cloudWarehouse/import';
import { errCode } from '@banxin/contract/errors';
import { openXlsx, readXlsx } from 'hucre/xlsx';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { adjust, send, stocked, stocksOf } from '../cloud/cloud.testkit.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { CARDS, configurationOf, enter, rowOf } from '../order/order.testkit.ts';
import { cloudLinesOf } from '../stock/custody.ts';
import { cloudWorkbookOf, type Row } from './batch.testkit.ts';
import { readerOf } from './reader.ts';

const server = await createTestServer();
const { db, services } = server;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

let person: Awaited<ReturnType<typeof enter>>;
let browser: Browser;
let stock: Awaited<ReturnType<typeof stocked>>;
let rows = 0;

beforeEach(async () => {
  person = await enter(server, { balance: 10_000_000 });
  ({ browser } = person);
  stock = await stocked(server, person, { ...CARDS, quantity: 50 });
});

const GOOD: Row = {
  quantity: 2,
  consignee: '陈女士',
  phone: '13800000001',
  address: '浙江省杭州市西湖区文三路 1 号',
};
const row = (more: Row = {}): Row => {
  rows += 1;
  return { number: `Y-${rows}`, stockCode: stock.code, ...GOOD, ...more };
};

/** A workbook that was uploaded and judged. */
async function judged(all: readonly Row[], who: Browser = browser): Promise<string> {
  const id = await upload(server, who, await cloudWorkbookOf(all), '云仓.xlsx', 'import');
  // An address is understood as well as the id at its end.
  const { importId } = await who.send(startCloudImport, { importUrl: `/files/tus/${id}` });
  await readerOf(services).runAll();
  return importId;
}
const rowsOf = async (importId: string) =>
  (await browser.send(getImportRows, { importId, pageSize: 200 })).items;
const faults = async (importId: string) =>
  (await rowsOf(importId)).map(({ problems }) => problems.map(({ col, code }) => [col, code]));
const submit = async (importId: string, mode: 'all' | 'valid' = 'valid') => {
  let progress = await browser.send(createCloudBatch, { importId, mode });
  while (progress.valid > 0) progress = await browser.send(createCloudBatch, { importId, mode });
  return progress;
};

describe('rows', () => {
  test('of one number and address are one parcel: its price stands on the first of them', async () => {
    const first = row();
    const importId = await judged([first, { ...row(), number: first.number ?? null }, row()]);
    const progress = await browser.send(getImport, { importId });
    expect(progress).toMatchObject({ kind: 'cloud', total: 3, valid: 3, parcels: 2, faulty: 0 });
    const [one, two, three] = await rowsOf(importId);
    expect([one?.parcel, two?.parcel, three?.parcel]).toEqual([1, 1, 2]);
    expect(one?.total).toBeGreaterThan(three?.total ?? 0);
    expect(two?.total).toBe(0);
    expect(progress.sum).toBe((one?.total ?? 0) + (three?.total ?? 0));
    const done = await submit(importId, 'all');
    expect(done).toMatchObject({ state: 'done', created: 3, createdParcels: 2, valid: 0 });
    const [a, b, c] = await rowsOf(importId);
    expect(a?.orderSN).toBe(b?.orderSN);
    expect(c?.orderSN).not.toBe(a?.orderSN);
    const order = await rowOf(db, a?.orderSN ?? '');
    expect(order).toMatchObject({ total: one?.total, cloud: 'send', status: 1 });
    expect(await cloudLinesOf(db, order)).toMatchObject([{ quantity: 4, code: stock.code }]);
    expect(await stocksOf(db, person.id)).toMatchObject([{ on_hand: 50, reserved: 6 }]);
  });

  test('of one parcel that name the same goods are priced as they are picked: once', async () => {
    const boxes = await stocked(server, person, configurationOf(501, { quantity: 500 }));
    const own = row({ stockCode: boxes.code, quantity: 1 });
    const importId = await judged([own, { ...own, quantity: 2 }]);
    const [seen] = await rowsOf(importId);
    expect(await submit(importId, 'all')).toMatchObject({ created: 2, faulty: 0 });
    const order = await rowOf(db, (await rowsOf(importId))[0]?.orderSN ?? '');
    expect(order.total).toBe(seen?.total);
  });

  test('of one number and another address are a number that stands twice', async () => {
    const first = row();
    const other = { ...row(), number: first.number ?? null, address: '上海市闵行区莘松路 2 号' };
    expect(await faults(await judged([first, other]))).toEqual([[], [['number', 'DUP_IN_FILE']]]);
  });

  test.each<[string, Row, string[][]]>([
    ['without a number', { number: null }, [['number', 'REQUIRED']]],
    ['without a code', { stockCode: null }, [['stockCode', 'REQUIRED']]],
    ['of a code that nobody has', { stockCode: 'YC999999' }, [['stockCode', 'UNKNOWN_PRODUCT']]],
    ['of half a box', { quantity: 1.5 }, [['quantity', 'FORMAT']]],
    ['of none', { quantity: 0 }, [['quantity', 'FORMAT']]],
    ['with nine digits of a phone', { phone: '138000001' }, [['phone', 'PHONE']]],
    ['without a city', { address: '文三路 1 号' }, [['address', 'ADDRESS_AMBIGUOUS']]],
    ['by a carrier of nowhere', { carrier: '飞毛腿' }, [['carrier', 'FORMAT']]],
    ['too light for its carrier', { carrier: '德邦快递' }, [['carrier', 'CARRIER_LIMIT']]],
  ])('%s have their fault in their cell', async (_, change, expected) => {
    expect(await faults(await judged([row(change)]))).toEqual([expected]);
  });

  test('may name their code as people write it', async () => {
    const written = ` ${stock.code.toLowerCase()} `;
    expect(await faults(await judged([row({ stockCode: written })]))).toEqual([[]]);
  });

  test('of a parcel wait for the one that is wrong, and agree on their carrier', async () => {
    const first = row({ carrier: '中通快递' });
    const same = { number: first.number ?? null };
    const importId = await judged([
      first,
      row({ ...same, carrier: '顺丰速运' }),
      row({ ...same, phone: '1380', carrier: null }),
    ]);
    expect(await faults(importId)).toEqual([
      [['number', 'CONFLICT']],
      [['carrier', 'CONFLICT']],
      [['phone', 'PHONE']],
    ]);
    await browser.send(fixRow, { importId, row: 4, col: 'phone', value: '13800000001' });
    const { progress } = await browser.send(adoptFixes, { importId, code: 'CONFLICT' });
    expect(progress).toMatchObject({ valid: 3, faulty: 0, parcels: 1 });
  });
});

describe('stock', () => {
  test('is satisfied in the order of the rows; the others say how much is needed and there', async () => {
    const importId = await judged([
      row({ quantity: 30 }),
      row({ quantity: 30 }),
      row({ quantity: 20 }),
    ]);
    const [, short, last] = await rowsOf(importId);
    expect(short?.problems).toMatchObject([
      { col: 'quantity', code: 'STOCK', message: `${stock.code}需 80，可用 50`, fix: '20' },
    ]);
    expect(last?.problems).toEqual([]);
    // With less in the first there is enough for all.
    const mended = await browser.send(fixRow, { importId, row: 2, col: 'quantity', value: '1' });
    expect(mended.row.problems).toEqual([]);
    expect(await faults(importId)).toEqual([[], [], [['quantity', 'STOCK']]]);
    await browser.send(fixRow, { importId, row: 3, col: 'quantity', value: '29' });
    expect(await faults(importId)).toEqual([[], [], []]);
  });

  test('that falls before the submission stops only what it does not reach any more', async () => {
    const importId = await judged(Array.from({ length: 25 }, () => row({ quantity: 2 })));
    await send(browser, [{ kind: 1, id: stock.id, quantity: 10 }]);
    const done = await submit(importId);
    expect(done).toMatchObject({ state: 'done', created: 20, faulty: 5, valid: 0 });
    expect(done.faults).toMatchObject([{ code: 'STOCK', rows: 5 }]);
    const [left] = (await browser.send(getImportRows, { importId, show: 'faulty' })).items;
    expect(left?.problems[0]?.message).toBe(`${stock.code}需 2，可用 0`);
    const raw = (await browser.send(getImportWorkbook, { importId })) as RawAnswer;
    const marked = await openXlsx(new Uint8Array(await raw.blob.arrayBuffer()));
    expect(JSON.stringify(marked.sheets[0]?.rows)).toContain('可用 0');
    // More came: what was left is mended as it is, and goes.
    await adjust(server, person.id, stock.id, 10);
    await browser.send(fixRow, {
      ...{ importId, row: left?.row ?? 0, col: 'remark', value: '补货后' },
    });
    expect(await submit(importId)).toMatchObject({ created: 25, faulty: 0 });
  });
});

test('a number is ordered once, from wherever and however often it is submitted', async () => {
  const all = [row(), row(), row()];
  const first = await judged(all);
  const second = await judged(all);
  await Promise.all([submit(first), submit(first), submit(second).catch(() => null)]);
  const numbers = await db
    .selectFrom('batch_numbers')
    .select('number')
    .where('customer_id', '=', person.id)
    .execute();
  expect(numbers).toHaveLength(3);
  expect(await stocksOf(db, person.id)).toMatchObject([{ reserved: 6 }]);
  const third = await judged(all);
  expect(await faults(third)).toEqual(Array(3).fill([['number', 'DUP_EXISTING']]));
});

test('the workbook of print orders is none of these, and says which columns it lacks', async () => {
  const bytes = await cloudWorkbookOf(
    [row()],
    ['number', 'quantity', 'consignee', 'phone', 'address'],
  );
  const importUrl = await upload(server, browser, bytes, '订单.xlsx', 'import');
  const { importId } = await browser.send(startCloudImport, { importUrl });
  await readerOf(services).runAll();
  expect((await browser.send(getImport, { importId })).refusal?.message).toBe(
    '这不是云仓模板，缺少列：库存编码',
  );
});

test('another customer finds nothing of it, and its own goods have other codes', async () => {
  const importId = await judged([row()]);
  const stranger = await enter(server);
  expect(await stranger.browser.refused(getImport, { importId })).toMatchObject({
    errCode: errCode.notFound,
  });
  expect(await stranger.browser.refused(getImportRows, { importId })).toMatchObject({
    errCode: errCode.notFound,
  });
  const submitting = stranger.browser.refused(createCloudBatch, { importId, mode: 'all' });
  expect(await submitting).toMatchObject({ errCode: errCode.notFound });
  const theirs = await judged([row()], stranger.browser);
  const { items } = await stranger.browser.send(getImportRows, { importId: theirs });
  expect(items[0]?.problems).toMatchObject([{ code: 'UNKNOWN_PRODUCT' }]);
});

test('an unfinished one is found by its kind, and both submissions go on with it', async () => {
  const importId = await judged([row()]);
  const found = await browser.send(getUnfinishedImports, { kind: 'cloud' });
  expect(found).toMatchObject([{ importId, state: 'checked' }]);
  expect(await browser.send(getUnfinishedImports, {})).toEqual([]);
  expect(await browser.send(createBatch, { importId, mode: 'all' })).toMatchObject({ created: 1 });
});

test('the template has the heads with their stars, and the goods of its customer', async () => {
  const raw = (await browser.send(getCloudTemplate, {})) as RawAnswer;
  const bytes = new Uint8Array(await raw.blob.arrayBuffer());
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.rows[0]).toEqual([
    '客户单号*',
    '库存编码*',
    '数量*',
    '收货人*',
    '手机*',
    '完整地址*',
    '快递公司',
    '发件人',
    '发件电话',
    '备注',
  ]);
  expect(sheets.find(({ name }) => name === '库存')?.rows[1]).toContain(stock.code);
});
