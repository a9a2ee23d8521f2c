/** A new customer gets the gift pack after the first login, once. */
import { expect, logIn, test } from './shop.ts';

test('新客小店 is offered the gift pack, opens it once, and it is gone after the reload', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/product/detail/101`);
  const pack = page.getByRole('dialog', { name: '新客礼包' });
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
  await expect(pack).toHaveCount(0);
  await logIn(page, '新客小店');

  // Put off, it waits for the next visit.
  await expect(pack).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(pack).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pack).toHaveCount(0);
  await page.reload();

  const received: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Customer/NewCustomerReceive')) received.push(request.url());
  });
  await expect(pack).toBeVisible();
  await pack.getByRole('button', { name: '打开礼包' }).click();
  await expect(pack.getByRole('status')).toContainText('30.00 元优惠券');
  const reloaded = page.waitForEvent('load');
  await pack.getByRole('button', { name: '收下' }).click();
  await expect(pack).toHaveCount(0);
  await reloaded;
  await expect(page.getByRole('heading', { level: 1, name: '铜版纸名片' })).toBeVisible();
  await expect(page.getByText('您好，新客小店')).toBeVisible();
  await expect(pack).toHaveCount(0);
  expect(received).toHaveLength(1);
});
