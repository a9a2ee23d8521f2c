/** A paid order goes further away: its freight is paid at the cashier, and the new address stands on the order. */
import { pathOf } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import { expect, logIn, openChannel, test, tick } from './shop.ts';
import { paidBefore } from './walk.ts';

/** The dialog that came open with the page; Xinjiang is chosen, and the cashier. */
async function askForXinjiang(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '修改收货地址' });
  await dialog.getByRole('button', { name: /省份/ }).click();
  await page.getByRole('option', { name: '新疆维吾尔自治区' }).click();
  await dialog.getByRole('button', { name: /城市/ }).click();
  await page.getByRole('option', { name: '乌鲁木齐市' }).click();
  await tick(dialog.getByRole('radio', { name: /^到收银台付款/ }));
  await dialog.getByRole('button', { name: /^去收银台付 ¥/ }).click();
  await expect(page.getByTestId('payable')).toBeVisible();
}

test('another address is paid for at the cashier, or given up while it waits', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}${pathOf('myOrder')}`);
  await logIn(page, '悦享包装');
  // The first page has a title too, before anybody is logged in.
  await expect(page.getByText('您好，悦享包装')).toBeVisible();
  const sn = await paidBefore(page);
  const order = `${shop.url}${pathOf('UserOrderDetail', { sn })}`;
  const delivery = page.getByRole('region', { name: '收货与配送' });

  // Whoever came to give an address finds the dialog open, and the address without the mark.
  await page.goto(`${order}?type=2`);
  await askForXinjiang(page);
  await expect(page.getByText('改地址的运费差额')).toBeVisible();
  await expect(page.getByText(/四川省 成都市/)).toBeVisible();
  await expect(page.getByText(/新疆维吾尔自治区 乌鲁木齐市/)).toBeVisible();

  await page.goto(order);
  await expect(delivery.getByText('等待支付运费差额')).toBeVisible();
  await delivery.getByRole('button', { name: '不改地址了' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '不改地址了' }).click();
  await expect(delivery.getByText('等待支付运费差额')).toBeHidden();
  await expect(delivery.getByText(/四川省 成都市/)).toBeVisible();

  await page.goto(`${order}?type=2`);
  await askForXinjiang(page);
  const alipay = await openChannel(page, '支付宝');
  await alipay.getByRole('button', { name: /^付款 Pay$/ }).click();
  // Whoever comes back learns that it is paid; the window that waited says so by itself.
  await expect(alipay.getByRole('heading', { name: /地址已修改$/ })).toBeVisible();
  await alipay.close();
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: '付款成功，地址已修改' })).toBeVisible();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(delivery.getByText(/新疆维吾尔自治区 乌鲁木齐市/)).toBeVisible();
  const payments = page.getByRole('region', { name: '付款记录' });
  await expect(payments.getByText('运费差额 · 支付宝').first()).toBeVisible();
});
