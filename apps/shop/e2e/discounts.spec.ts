/** A coupon on an order: chosen, taken off, and back again with the cancelled order. */
import { pathOf } from '@banxin/contract/routes';
import type { Locator, Page } from '@playwright/test';
import { expect, logIn, test, tick } from './shop.ts';
import { draftOf } from './walk.ts';

const fenOf = (text: string | null): number =>
  Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);

const discountsOf = (page: Page): Locator => page.getByRole('region', { name: '优惠' });
const radioOf = (dialog: Locator): Locator => dialog.getByRole('radio', { name: /^运费券 ¥10.00/ });

test('a coupon is chosen, makes the order cheaper, and comes back when the order is cancelled', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}${pathOf('myOrder')}`);
  await logIn(page, '悦享包装');
  await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible();
  const total = page
    .locator('[data-component=PriceSheet] [data-part=total] [data-component=Money]')
    .first();
  const confirmPage = (orderSN: string): Promise<unknown> =>
    page.goto(`${shop.url}${pathOf('orderConfirm', { id: 201, orderId: orderSN })}`);
  const picker = page.getByRole('dialog', { name: '选择优惠券' });

  const orderSN = await draftOf(page);
  await confirmPage(orderSN);
  await expect(total).toContainText('¥');
  const before = fenOf(await total.textContent());

  await test.step('every coupon is there, those that cannot be used with their reason', async () => {
    await discountsOf(page).getByRole('button', { name: '选择优惠券' }).click();
    await expect(picker.getByText('此券不适用于该品类').first()).toBeVisible();
    await expect(picker.getByText(/可用，还差 ¥/).first()).toBeVisible();
  });

  await test.step('the chosen one has its line in the price', async () => {
    await tick(radioOf(picker));
    const use = picker.getByRole('button', { name: /^使用，共省 / });
    const saves = fenOf(await use.textContent());
    expect(saves).toBeGreaterThan(0);
    await use.click();
    await expect.poll(async () => fenOf(await total.textContent())).toBe(before - saves);
    await expect(page.getByText('运费券 ¥10.00').first()).toBeVisible();
  });

  await test.step('what is paid is the cheaper price; the coupon is the order’s', async () => {
    const sum = (await total.textContent()) ?? '';
    await page.getByRole('button', { name: '确认订单并付款' }).first().click();
    await expect(page.getByTestId('payable')).toHaveText(sum);
    await confirmPage(await draftOf(page));
    await discountsOf(page).getByRole('button', { name: '选择优惠券' }).click();
    await expect(picker.getByText('此券已用完').first()).toBeVisible();
    await expect(radioOf(picker)).toHaveCount(0);
  });

  await test.step('cancelled, it can be used again', async () => {
    await page.goto(`${shop.url}${pathOf('UserOrderDetail', { sn: orderSN })}`);
    await page
      .getByRole('button', { name: /^取消，订单|^取消订单/ })
      .first()
      .click();
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('button', { name: '取消订单' }).click();
    await expect(asked).toHaveCount(0);
    await confirmPage(await draftOf(page));
    await discountsOf(page).getByRole('button', { name: '选择优惠券' }).click();
    await expect(radioOf(picker)).toBeEnabled();
    await expect(picker.getByText(/订单取消退回/).first()).toBeVisible();
  });
});
