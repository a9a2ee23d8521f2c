/**
 * Goods from the shelf: chosen by a visitor, taken over by the login, changed in two windows, checked out, and back in the
 * cart when nobody pays in time.
 */
import { pathOf } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import { expect, expectNotice, logIn, passHour, test } from './shop.ts';

test.use({ workshop: 'auto' });

const PAPER = 'A4 复印纸 70g';

const quantityOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `${name}的数量` });

/** Sets the quantity of the paper, and waits for the answer. */
async function change(page: Page, quantity: string): Promise<void> {
  const answered = page.waitForResponse(/Stock\/SetCartLine/);
  await quantityOf(page, PAPER).fill(quantity);
  await quantityOf(page, PAPER).press('Enter');
  await answered;
}

test('a visitor’s goods join the cart, two windows agree on it, and unpaid goods lie in it again', async ({
  page,
  context,
  shop,
}) => {
  await test.step('a visitor chooses, and the browser keeps it', async () => {
    await page.goto(`${shop.url}${pathOf('search', {}, { q: '复印纸' })}`);
    await page.getByRole('button', { name: `把${PAPER}加入购物车` }).click();
    await expectNotice(page, /已加入购物车/);
  });

  await test.step('after the login it lies in the cart, once', async () => {
    await page.goto(`${shop.url}${pathOf('stockCart')}`);
    await logIn(page, '悦享包装');
    await expectNotice(page, /已把 1 件商品并入购物车/);
    await expect(quantityOf(page, PAPER)).toHaveValue('1');
    await page.reload();
    await expect(quantityOf(page, PAPER)).toHaveValue('1');
  });

  const other = await context.newPage();
  await test.step('an older window is told, and shows what is newest', async () => {
    await other.goto(`${shop.url}${pathOf('stockCart')}`);
    await expect(quantityOf(other, PAPER)).toHaveValue('1');
    // What it asks for again waits, so that it is the older one when it is changed.
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await other.route(/Stock\/GetCart/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.bringToFront();
    await change(page, '3');
    await other.bringToFront();
    await change(other, '7');
    await expect(other.getByText('购物车已在另一窗口更新，请核对后再改')).toBeVisible();
    open();
    await expect(quantityOf(other, PAPER)).toHaveValue('3');
    await other.close();
  });

  await test.step('it is checked out, and kept for thirty minutes', async () => {
    await page.bringToFront();
    await page.reload();
    await page.getByRole('button', { name: '去结算' }).click();
    await expect(page).toHaveURL(/\/stock\/submit\?ids=701$/);
    await page.getByRole('button', { name: '为什么是这个价' }).click();
    const price = page.getByRole('dialog', { name: '为什么是这个价' });
    await price.getByRole('button', { name: /复印纸/ }).click();
    await expect(price.getByText('单价', { exact: true })).toBeVisible();
    await price.getByRole('button', { name: /^›?中通|运费/ }).click();
    await expect(price.getByText('运费区')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '提交订单', exact: true }).click();
    await expectNotice(page, /库存已为您保留至 \d\d:\d\d/);
    await expect(page.getByTestId('payable')).toHaveText(/^¥[\d,]+\.\d\d$/);
    await page.goto(`${shop.url}${pathOf('stockCart')}`);
    await expect(page.getByText('购物车是空的')).toBeVisible();
  });

  await test.step('unpaid it lies in the cart again', async () => {
    await passHour(page);
    await expect
      .poll(async () => {
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible();
        await expect(page.locator('main [data-component=Skeleton]')).toHaveCount(0);
        return quantityOf(page, PAPER).count();
      })
      .toBe(1);
  });
});
