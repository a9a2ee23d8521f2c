/** A customer asks to be told by letter, and the letter comes: the address by a code, the wish by a switch. */
import { pathOf } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import type { ShopServer } from './server.ts';
import { expect, logIn, test, tick, topUpTenThousand } from './shop.ts';

const MAIL = 'print.room@customer.example';

/** The letters and text messages of the local drivers. */
const outbox = async (page: Page, shop: ShopServer): Promise<string> =>
  (await page.request.get(`${shop.url}/dev/outbox`)).text();

test('an address is confirmed, letters about money are asked for, and a top-up is told by letter', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}${pathOf('userMessage')}`);
  await logIn(page, '跨境优选');
  await page.getByRole('tab', { name: '提醒设置' }).click();
  await expect(page.getByText('绑定邮箱后可以打开邮件提醒。')).toBeVisible();

  await page.getByRole('button', { name: '绑定邮箱' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '邮箱地址' }).fill(MAIL);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(() => outbox(page, shop)).toMatch(/您的邮箱验证码是 \d{6}/);
  const code = /您的邮箱验证码是 (\d{6})/.exec(await outbox(page, shop))?.[1] ?? '';
  await dialog.getByRole('textbox', { name: '邮箱验证码' }).fill(code);
  await dialog.getByRole('button', { name: '绑定', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('p****m@customer.example')).toBeVisible();

  const money = page.getByRole('listitem', { name: '资金' });
  await money.getByText('邮件', { exact: true }).click();
  await expect(money.getByRole('switch', { name: /邮件/ })).toBeChecked();
  await expect(money.getByText(/同意$/)).toBeVisible();
  await page.reload();
  await expect(money.getByRole('switch', { name: /邮件/ })).toBeChecked();

  await page.goto(`${shop.url}${pathOf('recharge')}`);
  await tick(page.getByRole('radio', { name: /^¥10,000.00/ }));
  await tick(page.getByRole('radio', { name: /^微信支付/ }));
  await page.getByRole('button', { name: '去付款' }).click();
  await topUpTenThousand(page);
  await expect
    .poll(() => outbox(page, shop), { timeout: 60_000 })
    .toMatch(/充值到账[\s\S]*退订这类邮件: http/);

  const link = /退订这类邮件: (http\S+?)(?:\s|<)/.exec(await outbox(page, shop))?.[1] ?? '';
  await page.goto(link.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, shop.url));
  await page.getByRole('button', { name: '退订' }).click();
  await expect(page.getByText('已退订。')).toBeVisible();
  await page.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'settings' })}`);
  await expect(money.getByRole('switch', { name: /邮件/ })).not.toBeChecked();
  await expect(money.getByText(/关闭$/)).toBeVisible();
});
