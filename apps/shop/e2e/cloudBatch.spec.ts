/** Many parcels out of the cloud warehouse from a workbook: merged by number and address, held back where stock is short. */
import { pathOf } from '@banxin/contract/routes';
import { cloudColumnNames } from '@banxin/contract/rules/batchColumns';
import { ShopServer, START_TIMEOUT_MS } from './server.ts';
import { expect, test } from './shop.ts';
import { type BatchRow, choose, openBatch, workbookOf } from './workbook.ts';

let shop: ShopServer;
test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  shop = await ShopServer.create();
});
test.afterAll(() => shop.dispose());

test('a workbook becomes parcels out of the warehouse, paid together, and once only', async ({
  page,
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
