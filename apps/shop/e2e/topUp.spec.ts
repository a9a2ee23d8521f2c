/** The account is filled through a channel that stands in for WeChat, and an order is paid from it. */
import { pathOf } from '@banxin/contract/routes';
import { expect, logIn, test, tick, topUpTenThousand } from './shop.ts';

test('ten thousand yuan bring two hundred more, both stand in the book, and an order is paid from them', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}${pathOf('recharge')}`);
  await logIn(page, '悦享包装');
  await tick(page.getByRole('radio', { name: /^¥10,000.00/ }));
  await expect(page.getByText('到账 ¥10,200.00，含赠送 ¥200.00')).toBeVisible();
  await tick(page.getByRole('radio', { name: /^微信支付/ }));
  await page.getByRole('button', { name: '去付款' }).click();

  await expect(page.getByTestId('payable')).toHaveText('¥10,000.00');
  await topUpTenThousand(page);
  await expect(page.getByRole('heading', { name: '充值成功' })).toBeVisible();

  await page.getByRole('link', { name: '查看收支明细' }).click();
  // The months above have a table of their own.
  const rows = page.getByRole('table', { name: '收支明细' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('充值赠送');
  await expect(rows.nth(1)).toContainText('¥200.00');
  await expect(rows.nth(2)).toContainText('¥10,000.00');

  await page.goto(`${shop.url}${pathOf('myOrder', {}, { tab: 'unpaid' })}`);
  await page.getByRole('button', { name: /^付款/ }).first().click();
  await page.getByRole('button', { name: /^余额支付/ }).click();
  await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
});
