/**
 * Workbooks that leave much behind: three hundred orders, and parcels out of the cloud warehouse,
 * merged by number and address and held back where stock is short.
 */
import { pathOf } from '@banxin/contract/routes';
import { batchColumnNames, cloudColumnNames } from '@banxin/contract/rules/batchColumns';
import { expect, test } from './shop.ts';
import {
  type BatchRow,
  choose,
  goodRow,
  linesOf,
  openBatch,
  sheetOf,
  workbookOf,
} from './workbook.ts';

test('a workbook becomes parcels out of the warehouse, paid together, and once only', async ({
  page,
  shop,
}) => {
  await openBatch(page, shop.url + pathOf('cloudInventory'), '云仓库存');
  const send = page.getByRole('link', { name: /^发货：/ }).first();
  const code = ((await send.getAttribute('aria-label')) ?? '').split(' ').at(-1) ?? '';
  const to = (number: string, street: string, more: BatchRow = {}): BatchRow => ({
    number,
    stockCode: code,
    quantity: 1,
    consignee: '陈女士',
    phone: '13800000001',
    address: `浙江省杭州市西湖区文三路 ${street} 号`,
    ...more,
  });
  const workbook = await workbookOf(
    [
      to('赠品-1', '1'),
      // The same number and address: one parcel.
      to('赠品-1', '1', { quantity: 2 }),
      to('赠品-2', '2'),
      to('赠品-3', '3', { stockCode: `${code}X` }),
      to('赠品-4', '4', { quantity: 999_999 }),
    ],
    { name: '双十二赠品.xlsx', columns: cloudColumnNames },
  );
  await page.goto(shop.url + pathOf('cloudBatchOrder'));

  await test.step('rows are merged; what there is not, or too little of, is said with its numbers', async () => {
    await choose(page, '表格', workbook);
    await expect(page.getByText(/3 行合为 2 个包裹/)).toBeVisible();
    await expect(page.getByText(new RegExp(`没有库存编码“${code}X”`))).toBeVisible();
    await expect(page.getByText(new RegExp(`${code}需 .+，可用 `))).toBeVisible();
  });

  await test.step('those that are right become orders and are paid in one payment', async () => {
    await page.getByRole('button', { name: /^只提交正确的/ }).click();
    await expect(page.getByRole('heading', { name: /^已创建 2 单/ })).toBeVisible();
    await page.getByRole('button', { name: '去付款' }).click();
    await expect(page).toHaveURL(/paymentSN=/);
    await page.getByRole('button', { name: /余额支付/ }).click();
    await expect(page.getByRole('heading', { name: /付款成功/ })).toBeVisible();
  });

  await test.step('uploaded once more nothing of it leaves the warehouse again', async () => {
    await page.goto(shop.url + pathOf('cloudBatchOrder'));
    await choose(page, '表格', workbook);
    await expect(page.getByText('3 行已下过单，没有重复创建')).toBeVisible();
    await expect(page.getByRole('button', { name: /^只提交正确的/ })).toHaveCount(0);
  });
});

/** A row in fifteen is wrong, in four ways by turns; what the cell should have said. */
const FAULTS = [
  { column: 'phone', wrong: '1380', says: '手机号格式不正确' },
  { column: 'product', wrong: '铜版纸名骗', says: '没有产品“铜版纸名骗”' },
  { column: 'quantity', wrong: '一些', says: '数量“一些”应为' },
  { column: 'consignee', wrong: null, says: '收货人' },
] as const;
const MANY = 300;
const FAULTY_EVERY = 15;

test('three hundred rows with twenty faults come back, are mended in the workbook, and are ordered once', async ({
  page,
  shop,
}) => {
  const good = Array.from(
    { length: MANY },
    (_, index): BatchRow => ({
      ...goodRow,
      number: `丁-${index + 1}`,
      quantity: [2, 5, 10][index % 3] ?? null,
      detail: `文三路 ${index + 1} 号`,
    }),
  );
  const faultOf = (index: number) =>
    index % FAULTY_EVERY === 0 ? FAULTS[(index / FAULTY_EVERY) % FAULTS.length] : undefined;
  const wrong = good.map((row, index) => {
    const fault = faultOf(index);
    return fault ? { ...row, [fault.column]: fault.wrong } : row;
  });
  await openBatch(page, shop.url + pathOf('productBatOrder'), '批量下单');

  const mended =
    await test.step('each fault is counted and stands in the workbook that comes back', async () => {
      await choose(page, '表格', await workbookOf(wrong, { name: '三百单.xlsx' }));
      await expect(page.getByRole('tab', { name: /有误\s*20/ })).toBeVisible();
      await expect(page.getByRole('tab', { name: /正确\s*280/ })).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: '下载错误表格' }).click();
      const lines = await linesOf(await saved);
      expect(lines).toHaveLength(MANY + 1);
      const said = lines.slice(1).map((line) => String(line.at(-1) ?? ''));
      for (const [index, words] of said.entries()) {
        const fault = faultOf(index);
        if (fault) expect(words).toContain(fault.says);
        else expect(words).toBe('');
      }
      // Mended where it came back: the same lines, the faulty cells alone are other ones.
      return lines.map((line, at) => {
        const fault = at === 0 ? undefined : faultOf(at - 1);
        const row = good[at - 1];
        if (!fault || !row) return line;
        const place = batchColumnNames.indexOf(fault.column);
        return line.map((cell, index) => (index === place ? (row[fault.column] ?? null) : cell));
      });
    });
  const workbook = await sheetOf(mended, '三百单（已改）.xlsx');

  await test.step('mended it is right from the first row to the last, and becomes three hundred orders', async () => {
    await page.getByRole('button', { name: '重新上传表格' }).click();
    await choose(page, '表格', workbook);
    await page.getByRole('button', { name: '提交 300 单' }).click();
    await expect(page.getByRole('heading', { name: '已创建 300 单' })).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step('uploaded once more nothing is ordered', async () => {
    await page.getByRole('button', { name: '再下一批' }).click();
    await choose(page, '表格', workbook);
    await expect(page.getByText('这份表格里的行都下过单了')).toBeVisible();
  });
});
