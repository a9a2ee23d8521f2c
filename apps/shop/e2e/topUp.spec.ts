/**
 * The account is filled through a channel that stands in for WeChat, and an order is paid from it; what it pays while orders
 * pay themselves brings cashback in the next month.
 */
import { pathOf } from '@banxin/contract/routes';
import {
  expect,
  expectNotice,
  fenIn,
  logIn,
  passTime,
  test,
  tick,
  topUpTenThousand,
} from './shop.ts';

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

test('what the balance pays while orders pay themselves grows on the page, is given in the next month, and is told', async ({
  page,
  shop,
}) => {
  const settings = shop.url + pathOf('recharge', { tab: 'settings' });
  await page.goto(settings);
  await logIn(page, '悦享包装');
  const cashback = page.getByRole('region', { name: '签约返现' });
  await expect(cashback).toContainText('开启自动付款后开始计入');
  await page.getByText('审核通过的订单自动从余额付款').click();
  await expectNotice(page, /已开启自动付款/);
  await expect(cashback).toContainText('预计返现');

  await test.step('an order is paid from the balance', async () => {
    await page.goto(`${shop.url}${pathOf('myOrder', {}, { tab: 'unpaid' })}`);
    await page.getByRole('button', { name: /^付款/ }).first().click();
    await page.getByRole('button', { name: /^余额支付/ }).click();
    await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
    await page.goto(settings);
    await expect(cashback).toContainText(/预计返现¥\d/);
    expect(fenIn(await cashback.getByText(/^¥/).first().textContent())).toBeGreaterThan(0);
  });

  await test.step('the month ends', async () => {
    const month = (await passTime(page, 'hour')).slice(0, 7);
    for (let days = 0; days < 31; days += 1) {
      if (!(await passTime(page, 'day')).startsWith(month)) break;
    }
    await expect(async () => {
      await page.reload();
      await expect(cashback.getByRole('row', { name: new RegExp(month) })).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
    await page.goto(
      `${shop.url}${pathOf('recharge', { tab: 'records' }, { flow: 'signingCashback' })}`,
    );
    const rows = page.getByRole('table', { name: '收支明细' }).getByRole('row');
    await expect(rows.nth(1)).toContainText(`签约返现${month}`);
  });

  await test.step('the message leads to the movements', async () => {
    await page.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'unread' })}`);
    const messages = page.getByRole('list', { name: '消息中心' });
    await expect(messages).toContainText('签约返现到账');
    await messages.getByText('签约返现到账').click();
    await page.getByRole('link', { name: '查看收支明细' }).first().click();
    await expect(page).toHaveURL(/recharge\/records/);
  });
});
