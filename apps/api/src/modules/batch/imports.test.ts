/** A batch of orders over real calls: uploaded, checked, mended, submitted; nothing is ever created twice. */
import type { RawAnswer } from '@banxin/contract/call';
import { createBatch } from '@banxin/contract/calls/batch/create';
import {
  adoptFixes,
  cancelImport,
  fillReceivers,
  fixRow,
  getImport,
  getImportRows,
  getImportWorkbook,
  getUnfinishedImports,
  matchFiles,
  startImport,
} from '@banxin/contract/calls/batch/import';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { createPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { IMPORT_KEPT_DAYS } from '@banxin/contract/constants';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { afterAll, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { LOCAL_TRADES } from '../../ports/localTrades.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter } from '../order/order.testkit.ts';
import { GOOD, goodRows, workbookOf } from './batch.testkit.ts';
import { checked } from './imports.testkit.ts';
import { pagesOf, rowsOf } from './imports.ts';
import { readerOf } from './reader.ts';
import { removeOldImports } from './removeOld.ts';

const server = await createTestServer();
const { db } = server;
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });

afterAll(async () => {
  expect(await contradictions(db)).toEqual([]);
});

const BALANCE = 1_000_000_000;

const buyer = () => enter(server, { balance: BALANCE });

const codesOf = async (by: Browser, importId: string) => {
  const { items } = await by.send(getImportRows, { importId, pageSize: 200 });
  return items.map(({ problems }) => problems.map(({ code }) => code).join());
};

/** Calls until nothing is left. */
async function submitted(by: Browser, importId: string, mode: 'valid' | 'all' = 'valid') {
  for (;;) {
    const progress = await by.send(createBatch, { importId, mode });
    if (progress.valid === 0) return progress;
  }
}

const orderCount = async (customerId: number): Promise<number> =>
  (await db.selectFrom('orders').select('id').where('customer_id', '=', customerId).execute())
    .length;

test('a workbook is checked row by row; those that are right become orders, once, and are paid together', async () => {
  const { browser, id } = await buyer();
  const rows = [...goodRows(25), { ...GOOD, number: 'B-1', phone: '1' }];
  const importId = await checked(server, browser, rows);
  const progress = await browser.send(getImport, { importId });
  expect(progress).toMatchObject({
    ...{ state: 'checked', total: 26, done: 26, valid: 25, faulty: 1, created: 0, before: 0 },
    faults: [{ code: 'PHONE', rows: 1, fixes: 0 }],
  });
  expect(await orderCount(id)).toBe(0);
  expect(await outcome(browser.send(createBatch, { importId, mode: 'all' }))).toBe(
    errCode.wrongState,
  );
  const done = await submitted(browser, importId);
  expect(done).toMatchObject({ state: 'done', created: 25, valid: 0, faulty: 1 });
  const { items } = await browser.send(getImportRows, { importId, show: 'created', pageSize: 200 });
  const orderSNs = items.flatMap(({ orderSN }) => orderSN ?? []);
  const { paymentSN, amount } = await browser.send(createPayment, { orderSNs });
  expect(amount).toBe(progress.sum);
  await browser.send(payByBalance, { paymentSN });
  // Pressed again, and uploaded again: nothing new.
  expect(await submitted(browser, importId)).toMatchObject({ created: 25 });
  const again = await checked(server, browser, rows);
  expect(await browser.send(getImport, { importId: again })).toMatchObject({
    ...{ valid: 0, faulty: 1, before: 25, created: 0 },
  });
  expect(await orderCount(id)).toBe(25);
});

test('what is left is mended in place and submitted as well', async () => {
  const { browser, id } = await buyer();
  const importId = await checked(server, browser, [GOOD, { ...GOOD, number: 'A-2', phone: '1' }]);
  await submitted(browser, importId);
  const { row, progress } = await browser.send(fixRow, {
    ...{ importId, row: 3, col: 'phone', value: '13800000002' },
  });
  expect(row).toMatchObject({ problems: [], orderSN: null });
  expect(progress).toMatchObject({ valid: 1, faulty: 0, created: 1 });
  await submitted(browser, importId, 'all');
  expect(await orderCount(id)).toBe(2);
});

test('a number that is mended frees, and finds, the rows that share it', async () => {
  const { browser } = await buyer();
  const importId = await checked(server, browser, [GOOD, GOOD, { ...GOOD, number: 'A-2' }]);
  expect(await codesOf(browser, importId)).toEqual(['', 'DUP_IN_FILE', '']);
  await browser.send(fixRow, { importId, row: 2, col: 'number', value: 'A-2' });
  expect(await codesOf(browser, importId)).toEqual(['', '', 'DUP_IN_FILE']);
  await browser.send(fixRow, { importId, row: 2, col: 'number', value: '' });
  expect(await codesOf(browser, importId)).toEqual(['REQUIRED', '', '']);
});

test('a row that is an order by now is not mended, and never ordered again under another number', async () => {
  const { browser, id } = await buyer();
  const importId = await checked(server, browser, [GOOD, { ...GOOD, number: 'A-2', phone: '1' }]);
  await submitted(browser, importId);
  const { items } = await browser.send(getImportRows, { importId, pageSize: 10 });
  const refusal = await browser.refused(fixRow, {
    ...{ importId, row: 2, col: 'number', value: 'X-2' },
  });
  expect([refusal.errCode, refusal.message]).toEqual([
    errCode.wrongState,
    `这一行已经是订单 ${items[0]?.orderSN}，不能再修改`,
  ]);
  // Nor when another row takes its number.
  await browser.send(fixRow, { importId, row: 3, col: 'number', value: String(GOOD.number) });
  const { progress } = await browser.send(fixRow, {
    ...{ importId, row: 3, col: 'number', value: 'A-3' },
  });
  expect(progress).toMatchObject({ created: 1, before: 0, faulty: 1 });
  await submitted(browser, importId);
  expect(await orderCount(id)).toBe(1);
});

test('every proposal for one kind of fault is taken in one press', async () => {
  const { browser } = await buyer();
  const wrong = goodRows(4).map((row, at) => (at === 3 ? row : { ...row, product: '铜版纸名骗' }));
  const importId = await checked(server, browser, wrong);
  const { rows, progress } = await browser.send(adoptFixes, { importId, code: 'UNKNOWN_PRODUCT' });
  expect([rows, progress.valid, progress.faulty]).toEqual([3, 4, 0]);
});

test('files are matched by their names, also those that come later', async () => {
  const { browser } = await buyer();
  const importId = await checked(server, browser, [{ ...GOOD, file: '经理名片' }]);
  expect(await codesOf(browser, importId)).toEqual(['FILE_MISSING']);
  await upload(server, browser, FIXTURES['card-with-bleed'](), '经理名片.pdf');
  const { rows } = await browser.send(matchFiles, { importId });
  expect(rows).toBe(1);
  await submitted(browser, importId);
  const files = await db.selectFrom('order_files').select('file_id').execute();
  expect(files).toHaveLength(1);
});

test('the workbook comes back with what is wrong and what was mended, and is read again', async () => {
  const { browser } = await buyer();
  const importId = await checked(server, browser, [
    { ...GOOD, phone: '1' },
    { ...GOOD, number: 'A-2', quantity: '一些' },
  ]);
  await browser.send(fixRow, { importId, row: 2, col: 'phone', value: '13800000002' });
  const { blob } = (await browser.send(getImportWorkbook, { importId })) as RawAnswer;
  await browser.send(cancelImport, { importId });
  const again = await checked(server, browser, new Uint8Array(await blob.arrayBuffer()));
  const { items } = await browser.send(getImportRows, { importId: again });
  expect(
    items.map(({ cells, problems }) => [cells.phone, problems.map(({ code }) => code)]),
  ).toEqual([
    ['13800000002', []],
    ['13800000001', ['FORMAT']],
  ]);
});

test('the number of a cancelled order may be ordered again', async () => {
  const { browser, id } = await buyer();
  const first = await checked(server, browser, [GOOD]);
  await submitted(browser, first);
  const { items } = await browser.send(getImportRows, { importId: first });
  await browser.send(cancelOrder, { orderSN: items[0]?.orderSN ?? '' });
  const second = await checked(server, browser, [GOOD]);
  expect(await submitted(browser, second)).toMatchObject({ created: 1 });
  expect(await orderCount(id)).toBe(2);
});

test('two windows that submit the same numbers at once make each order once', async () => {
  const { browser, id } = await buyer();
  const rows = goodRows(server.kind === 'server' ? 60 : 25);
  const one = await checked(server, browser, rows);
  const two = await checked(server, browser, rows);
  await Promise.all([...[one, one, two, two].map((importId) => submitted(browser, importId))]);
  expect(await orderCount(id)).toBe(rows.length);
  const numbers = await db
    .selectFrom('batch_numbers')
    .select('number')
    .where('customer_id', '=', id)
    .execute();
  expect(numbers).toHaveLength(rows.length);
});

test('a price that moved is told by its row, and the others become orders', async () => {
  const { browser, id } = await buyer();
  const importId = await checked(server, browser, goodRows(3));
  await db
    .updateTable('batch_rows')
    .set({ total: 1 })
    .where('import_id', '=', importId)
    .where('row_number', '=', 3)
    .execute();
  expect(await submitted(browser, importId)).toMatchObject({ created: 2, faulty: 1 });
  const { items } = await browser.send(getImportRows, { importId, show: 'faulty' });
  expect(items[0]?.problems[0]).toMatchObject({
    code: 'PRICE_CHANGED',
    message: /^价格由 ¥0.01 变为 ¥\d/,
  });
  await browser.send(adoptFixes, { importId, code: 'PRICE_CHANGED' });
  await submitted(browser, importId);
  expect(await orderCount(id)).toBe(3);
});

test('one workbook of a customer is checked at a time; the same upload again is the same import', async () => {
  const { browser } = await buyer();
  const bytes = await workbookOf(goodRows(2));
  const uploads = [
    await upload(server, browser, bytes, '1.xlsx', 'import'),
    await upload(server, browser, bytes, '2.xlsx', 'import'),
  ] as const;
  const [, refused] = await Promise.all([
    browser.send(startImport, { uploadId: uploads[0] }),
    outcome(
      browser
        .send(startImport, { uploadId: uploads[0] })
        .then(() => browser.send(startImport, { uploadId: uploads[1] })),
    ),
  ]);
  expect([errCode.wrongState, 'done']).toContain(refused);
  await readerOf(server.services).runAll();
  const [one, same] = await Promise.all([
    browser.send(startImport, { uploadId: uploads[0] }),
    browser.send(startImport, { uploadId: uploads[0] }),
  ]);
  expect(same).toEqual(one);
});

test('a workbook that cannot be read says why', async () => {
  const { browser } = await buyer();
  const bytes = await workbookOf([], {
    rows: [
      ['客户单号', '数量', '备注'],
      ['1', 2, ''],
    ],
  });
  const importId = await checked(server, browser, bytes);
  const { state, refusal } = await browser.send(getImport, { importId });
  expect([state, refusal?.message]).toEqual([
    'refused',
    '这不是批量下单模板，缺少列：产品名称/编码、收货人、手机、详细地址',
  ]);
});

test('a workbook whose readings ended with their servers is refused, and others do not wait behind it', async () => {
  const { browser } = await buyer();
  const uploadId = await upload(server, browser, await workbookOf(goodRows(2)), '1.xlsx', 'import');
  const { importId } = await browser.send(startImport, { uploadId });
  await db
    .updateTable('batch_imports')
    .set({ state: 'checking', attempts: 3, lease_until: '2026-01-01T00:00:00.000Z' })
    .where('id', '=', importId)
    .execute();
  await readerOf(server.services).runAll();
  const { state, refusal } = await browser.send(getImport, { importId });
  expect([state, refusal?.message]).toEqual(['refused', '文件读不出来，请另存为 xlsx 再试']);
});

test('nobody sees another’s import; a role without prices sees none of it', async () => {
  const { browser, id, name } = await buyer();
  const importId = await checked(server, browser, [GOOD]);
  const other = await buyer();
  expect(await outcome(other.browser.send(getImport, { importId }))).toBe(errCode.notFound);
  expect(await outcome(other.browser.send(createBatch, { importId, mode: 'all' }))).toBe(
    errCode.notFound,
  );
  expect(await outcome(other.browser.send(cancelImport, { importId }))).toBe(errCode.notFound);
  const colleague = await enter(server, { parent: { id, name }, roles: subAccountRole.ordering });
  expect(await outcome(colleague.browser.send(getImport, { importId }))).toBe(errCode.notFound);
});

test('an import that nobody goes on with is removed; its workbook may go, its orders stay', async () => {
  const { browser, id } = await buyer();
  const importId = await checked(server, browser, [GOOD]);
  await submitted(browser, importId);
  const later = server.clock.now() + (IMPORT_KEPT_DAYS + 1) * 24 * 3_600_000;
  await removeOldImports(db, later);
  expect(await outcome(browser.send(getImport, { importId }))).toBe(errCode.notFound);
  expect(await orderCount(id)).toBe(1);
  const files = await db.selectFrom('files').select('used').where('customer_id', '=', id).execute();
  expect(files).toEqual([{ used: false }]);
});

test('rows without a receiver get the one of their outside order; what is filled in stays', async () => {
  const { browser } = await buyer();
  const [first = '', second = '', third = ''] = Object.keys(LOCAL_TRADES);
  const nobody = {
    ...{ consignee: null, phone: null, province: null, city: null, district: null, detail: null },
  };
  const importId = await checked(server, browser, [
    { ...GOOD, ...nobody, number: first },
    { ...GOOD, ...nobody, number: second, consignee: '王先生' },
    { ...GOOD, ...nobody, number: '404' },
  ]);
  const answer = await browser.send(fillReceivers, {
    ...{ importId, tids: [first, second, third, '404', first] },
  });
  expect(answer).toMatchObject({ rows: 2, unknown: ['404'], unused: [third] });
  expect(answer.progress).toMatchObject({ valid: 2, faulty: 1 });
  const { items } = await browser.send(getImportRows, { importId });
  expect(items.map(({ cells }) => [cells.consignee, cells.phone])).toEqual([
    [LOCAL_TRADES[first]?.consignee, LOCAL_TRADES[first]?.mobilePhone],
    ['王先生', LOCAL_TRADES[second]?.mobilePhone],
    [undefined, undefined],
  ]);
});

test('what was begun and not done is found again, by whoever began it and by nobody else', async () => {
  const { browser, id, name } = await buyer();
  const done = await checked(server, browser, [GOOD]);
  await submitted(browser, done);
  const open = await checked(server, browser, [{ ...GOOD, number: 'A-2' }]);
  expect(await browser.send(getUnfinishedImports, {})).toMatchObject([
    { importId: open, state: 'checked', total: 1, fileName: '订单.xlsx' },
  ]);
  const colleague = await enter(server, { parent: { id, name }, roles: subAccountRole.ordering });
  expect(await colleague.browser.send(getUnfinishedImports, {})).toEqual([]);
});

test.each([499, 500, 501, 1_000, 1_001])(
  'of %i rows a page after the other has each once, in their order',
  async (count) => {
    const { browser, id } = await buyer();
    const importId = await checked(server, browser, [GOOD]);
    const found = { customer_id: id, id: importId };
    const first = await rowsOf(db, found).selectAll().executeTakeFirstOrThrow();
    const { cells, spec, job, problems, codes, ...row } = first;
    const more = Array.from({ length: count - 1 }, (_, at) => ({
      ...{ ...row, codes, row_number: first.row_number + at + 1, number: `B-${at}` },
      cells: JSON.stringify(cells),
      spec: JSON.stringify(spec),
      job: JSON.stringify(job),
      problems: JSON.stringify(problems),
    }));
    await db.insertInto('batch_rows').values(more).execute();
    const numbers: number[] = [];
    for await (const page of pagesOf(rowsOf(db, found).select('row_number'))) {
      expect(page.length).toBeGreaterThan(0);
      numbers.push(...page.map(({ row_number }) => row_number));
    }
    expect(numbers).toEqual(Array.from({ length: count }, (_, at) => first.row_number + at));
  },
);
