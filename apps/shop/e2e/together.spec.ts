/** Several orders that wait are paid at once. */
import { pathOf } from '@banxin/contract/routes';
import { expect, logIn, test, tick } from './shop.ts';

test('two of three orders are chosen, paid in one payment, and the third still waits', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}${pathOf('myOrder', {}, { tab: 'unpaid' })}`);
  await logIn(page, '悦享包装');
  await page.getByRole('button', { name: '合并付款' }).click();
  const dialog = page.getByRole('dialog', { name: '合并付款' });
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes.nth(2)).toBeVisible();
  await tick(boxes.first());
  await expect(dialog.getByRole('status')).toHaveText(/^已选 0 张/);
  for (const index of [1, 2]) await tick(boxes.nth(index));
  const sum = (await dialog.getByRole('status').innerText()).split('合计 ')[1] ?? '';
  await dialog.getByRole('button', { name: `去付款 ${sum}` }).click();
  await expect(page.getByTestId('payable')).toHaveText(sum);
  await expect(page.getByRole('list', { name: '2 张订单一起付款' })).toBeVisible();
  await page.getByRole('button', { name: `余额支付 ${sum}` }).click();
  await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
  const [first] = await page.getByRole('link', { name: /^订单 / }).all();
  await first?.click();
  await expect(page.getByText(`与其他订单一起付款，共 ${sum}`)).toBeVisible();
});
