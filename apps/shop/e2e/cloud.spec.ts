/** From the cloud warehouse: goods that lie there are chosen, sent, paid for, and stand in their movements as kept. */
import { pathOf } from '@banxin/contract/routes';
import { expect, expectNotice, logIn, test } from './shop.ts';

test('custody goods leave the warehouse: from the stock to a parcel that is paid for, and back to the stock', async ({
  page,
  shop,
}) => {
  let code = '';
  let number = '';
  await test.step('what can be sent is sent from its row', async () => {
    await page.goto(`${shop.url}${pathOf('cloudInventory')}`);
    await logIn(page, '悦享包装');
    await expect(page.getByRole('heading', { level: 1, name: '云仓库存' })).toBeVisible();
    const send = page.getByRole('link', { name: /^发货：/ }).first();
    code = ((await send.getAttribute('aria-label')) ?? '').split(' ').at(-1) ?? '';
    await send.click();
    await expect(page.getByRole('heading', { level: 1, name: '云仓下单' })).toBeVisible();
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    // A reload must not bring back what is taken out: the address names nothing any more.
    await expect(page).toHaveURL(`${shop.url}${pathOf('cloudOrder')}`);
  });

  await test.step('its price is submitted and paid from the balance', async () => {
    await page.getByRole('button', { name: '为什么是这个价' }).click();
    const price = page.getByRole('dialog', { name: '为什么是这个价' });
    await price.getByRole('button', { name: /拣货/ }).click();
    await expect(price.getByText('首件拣货')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '提交并付款' }).click();
    await expectNotice(page, /库存已为您保留至/);
    await expect(page).toHaveURL(/paymentSN=/);
    await page.getByRole('button', { name: /余额支付/ }).click();
    await expect(page.getByRole('heading', { name: /付款成功/ })).toBeVisible();
  });

  await test.step('it stands first among the cloud orders, and can be sent once more', async () => {
    await page.goto(`${shop.url}${pathOf('cloudOrder', {}, { tab: 'orders' })}`);
    const again = page.getByRole('link', { name: /^再发一单，订单 / }).first();
    number = ((await again.getAttribute('aria-label')) ?? '').split(' ').at(-1) ?? '';
    await page.getByRole('link', { name: number, exact: true }).click();
    // Nothing of it is reviewed or made.
    const way = page.getByRole('list', { name: '订单进度' });
    await expect(way).toContainText(/接单.*拣货.*发货.*签收/);
    await expect(way).not.toContainText(/审核|生产/);
    await page.goBack();
  });

  await test.step('its goods are kept: the movement names the order', async () => {
    await page.goto(`${shop.url}${pathOf('cloudInventory', {}, { keyword: code })}`);
    await page.getByRole('button', { name: new RegExp(`^流水：.*${code}`) }).click();
    const drawer = page.getByRole('dialog', { name: `流水 ${code}` });
    const newest = drawer.getByRole('listitem').first();
    await expect(newest).toContainText('占用');
    await expect(newest.getByRole('link', { name: number })).toBeVisible();
  });
});
