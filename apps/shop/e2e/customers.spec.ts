/**
 * The desk of customers by keyboard: a customer is found by the end of its number, its orders and account are read, it is
 * given a coupon that it finds with the message of it, and it is logged out of a device as it asked.
 */
import { pathOf } from '@banxin/contract/routes';
import type { Locator, Page } from '@playwright/test';
import { expect, expectFocusBack, expectNotice, logIn, test } from './shop.ts';

const REASON = '订单延误一天，赠券致歉';

/** Goes to a room of the file by the arrows of its tabs. */
async function enterRoom(page: Page, from: RegExp, to: RegExp): Promise<void> {
  await page.getByRole('tab', { name: from }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: to })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Opens a dialog and writes its reason. */
async function explain(page: Page, opener: Locator, title: string): Promise<Locator> {
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox', { name: '原因' }).focus();
  await page.keyboard.type(REASON);
  return dialog;
}

test('a customer is found, read, given a coupon and logged out of a device', async ({
  page,
  browser,
  shop,
}) => {
  const customer = await (await browser.newContext()).newPage();
  await customer.goto(`${shop.url}${pathOf('userCoupon')}`);
  await logIn(customer, '合作伙伴印务');
  await expect(customer.getByRole('heading', { level: 1, name: '优惠券' })).toBeVisible();

  await page.goto(`${shop.url}${pathOf('works', { desk: 'customers' })}`);
  await logIn(page, '系统管理员');
  await test.step('found by the last four digits', async () => {
    await expect(page.getByText('还没有查看过客户')).toBeVisible();
    await expectFocusBack(page);
    await page.keyboard.press('/');
    await page.keyboard.type('0003');
    await page.keyboard.press('Enter');
    const found = page.getByRole('list', { name: '客户' }).getByRole('button');
    await expect(found).toHaveCount(1);
    await found.first().focus();
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 2, name: '合作伙伴印务' })).toBeFocused();
  });

  await test.step('orders and account are read', async () => {
    await enterRoom(page, /^资料/, /^订单/);
    await expect(page.getByRole('table', { name: '订单' }).getByRole('row')).not.toHaveCount(1);
    await enterRoom(page, /^订单/, /^收支/);
    await expect(page.getByRole('table', { name: '收支' })).toContainText('充值');
  });

  await test.step('a coupon is given, and found with its message', async () => {
    await page.getByRole('tab', { name: /^收支/ }).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    const opener = page.getByRole('button', { name: '发放优惠券' });
    const dialog = await explain(page, opener, '发放优惠券');
    await dialog.getByRole('button', { name: '发放' }).press('Enter');
    await expectNotice(page, /已发放 1 张/);
    await customer.reload();
    await expect(customer.getByText('¥20.00').first()).toBeVisible();
    await customer.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'money' })}`);
    await expect(customer.getByText('收到优惠券').first()).toBeVisible();
    await expect(customer.getByText(new RegExp(REASON)).first()).toBeVisible();
  });

  await test.step('a device is ended: its next step asks for the login', async () => {
    await enterRoom(page, /^收支/, /^登录设备/);
    const opener = page.getByRole('button', { name: /^退出此设备：合作伙伴印务/ });
    const dialog = await explain(page, opener, '退出此设备');
    await dialog.getByRole('button', { name: '退出此设备' }).press('Enter');
    await expect(page.getByText('没有登录中的设备')).toBeVisible();
    await customer.reload();
    await expect(customer.getByRole('dialog', { name: /登录/ })).toBeVisible();
  });

  await test.step('what was done stands in the records, also where the window is narrow', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await enterRoom(page, /^登录设备/, /^记录/);
    const records = page.getByRole('list', { name: '记录' });
    for (const words of ['查看客户资料', '查看收支', '发放优惠券', '退出登录设备']) {
      await expect(records).toContainText(words);
    }
    await expect(records).toContainText(`原因：${REASON}`);
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWider).toBe(false);
  });
});
