/** An order is paid through a channel that stands in for Alipay: refused, another way chosen, paid; late and twice. */
import { pathOf } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import type { ShopServer } from './server.ts';
import { expect, logIn, openChannel, test, tick } from './shop.ts';

/** The cashier with the first order that waits. */
async function atCashier(page: Page, shop: ShopServer): Promise<void> {
  await page.goto(`${shop.url}${pathOf('myOrder', {}, { tab: 'unpaid' })}`);
  await logIn(page, '悦享包装');
  await page.getByRole('button', { name: /^付款/ }).first().click();
  await expect(page.getByTestId('payable')).toBeVisible();
}

test('refused at Alipay, the order is paid by WeChat, and the page says so by itself', async ({
  page,
  shop,
}) => {
  await atCashier(page, shop);
  const alipay = await openChannel(page, '支付宝');
  await alipay.getByRole('button', { name: '拒绝付款' }).click();
  // Whoever comes back is asked nothing: the shop finds out, and another way is one press away.
  await expect(alipay.getByText('正在确认付款结果')).toBeVisible();
  await alipay.close();
  await page.getByRole('button', { name: '换一种付款方式' }).click();
  const wechat = await openChannel(page, '微信支付');
  await wechat.getByRole('button', { name: /^付款 Pay$/ }).click();
  await expect(wechat.getByRole('heading', { name: /已付款|付款成功/ })).toBeVisible();
  await wechat.close();
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page.getByText('微信支付').first()).toBeVisible();
});

test('a payment that is closed can be paid anew from its order', async ({ page, shop }) => {
  await atCashier(page, shop);
  await tick(page.getByRole('radio', { name: /^对公转账/ }));
  await page.getByRole('button', { name: /^对公转账 ¥/ }).click();
  await expect(page.getByText('附言').first()).toBeVisible();
  await page.getByRole('button', { name: '关闭付款单' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: '关闭付款单' }).click();
  await expect(page.getByRole('heading', { name: '付款单已失效' })).toBeVisible();
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.getByRole('button', { name: /^付款/ }).first().click();
  await expect(page.getByTestId('payable')).toBeVisible();
});
