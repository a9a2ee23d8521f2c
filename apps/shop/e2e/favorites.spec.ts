/** Favourites: kept from a product and from an order, ordered again at a price that moved, alone and together; one that is lost. */
import { pathOf } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import { expect, expectNotice, logIn, test, tick } from './shop.ts';

const sheetOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const amountIn = (words: string | null): string => /¥[\d,.]+/.exec(words ?? '')?.[0] ?? 'no price';

test('a configuration is kept, found, noted on, ordered again and paid', async ({ page, shop }) => {
  await page.goto(`${shop.url}${pathOf('productDetail', { id: 107 })}`);
  await logIn(page, '悦享包装');

  await test.step('kept under a name; the same again says that it is there', async () => {
    await page.getByRole('button', { name: '收藏配置' }).click();
    const dialog = page.getByRole('dialog', { name: '收藏配置' });
    await dialog.getByRole('textbox', { name: /^名称/ }).fill('答谢卡');
    await dialog.getByRole('button', { name: '收藏', exact: true }).click();
    await expectNotice(page, /已收藏，可在我的收藏一键返单/);
    await page.getByRole('button', { name: '收藏配置' }).click();
    await dialog.getByRole('textbox', { name: /^名称/ }).fill('又一张');
    await dialog.getByRole('button', { name: '收藏', exact: true }).click();
    await expect(dialog.getByText('已收藏过相同配置：答谢卡')).toBeVisible();
    await dialog.getByRole('link', { name: '打开我的收藏' }).click();
  });

  await test.step('it stands in the list, and gets a note', async () => {
    await expect(page.getByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: '答谢卡' });
    await row.getByRole('button', { name: '添加备注：答谢卡' }).click();
    await row.getByRole('textbox').fill('年底寄出');
    await row.getByRole('textbox').press('Enter');
    await expectNotice(page, /备注已保存/);
    await expect(row).toContainText('年底寄出');
    await row.getByRole('link', { name: '一键返单：答谢卡' }).click();
  });

  await test.step('at the price of the moment it is ordered and paid', async () => {
    const sheet = sheetOf(page, '答谢卡');
    await expect(sheet.getByText('价格没有变化')).toBeVisible();
    await page.getByRole('button', { name: '去确认' }).first().click();
    const dialog = page.getByRole('dialog', { name: '确认返单' });
    const button = dialog.getByRole('button', { name: /^下单并付款 ¥/ });
    const amount = amountIn(await button.textContent());
    await button.click();
    await expect(page).toHaveURL(/\/pay\/checkout\?paymentSN=\d+/);
    await expect(page.getByTestId('payable')).toHaveText(amount);
    await page.getByRole('button', { name: /余额支付/ }).click();
    await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
  });
});

test('two whose price moved go together with one payment; a retired one stays out', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}${pathOf('favorites')}`);
  await logIn(page, '悦享包装');
  await expect(page.getByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible();

  await test.step('chosen together, each says line by line what it costs more, and why', async () => {
    await tick(page.getByRole('checkbox', { name: '选择 员工名片' }));
    await tick(page.getByRole('checkbox', { name: '选择 门店传单' }));
    await page.getByRole('region', { name: '对选中的收藏' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/product\/reorder\/\d+\?ids=/);
    const table = sheetOf(page, '员工名片').getByRole('table', { name: '价格差额：员工名片' });
    await expect(table).toContainText('会员等级或客户类型变化');
    await expect(sheetOf(page, '门店传单').getByRole('table')).toBeVisible();
    await page.getByRole('button', { name: '为什么是这个价：员工名片' }).click();
    const price = page.getByRole('dialog', { name: '为什么是这个价' });
    await expect(price.getByRole('table', { name: '逐行对比' })).toContainText('VIP');
    await price.getByRole('tab', { name: '计算过程' }).click();
    await expect(price.getByRole('button', { name: /纸张/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('one is retired in another window: nothing is ordered, and it says which', async () => {
    const other = await page.context().newPage();
    await other.goto(`${shop.url}${pathOf('favorites')}`);
    await other.getByRole('button', { name: '设为失效：门店传单' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: '设为失效' }).click();
    await expectNotice(other, /已设为失效/);
    await other.close();
    await page.bringToFront();
    await page.getByRole('button', { name: '去确认' }).first().click();
    const dialog = page.getByRole('dialog', { name: '确认返单' });
    await dialog.getByRole('button', { name: /^下单并付款 ¥/ }).click();
    await expect(dialog.getByText('收藏已失效：手动失效，不能返单')).toBeVisible();
    await dialog.getByRole('button', { name: '返回修改' }).click();
    await expect(sheetOf(page, '门店传单')).toContainText('收藏已失效：手动失效，不能返单');
  });

  await test.step('the other one is ordered', async () => {
    await page.getByRole('button', { name: '去确认' }).first().click();
    const dialog = page.getByRole('dialog', { name: '确认返单' });
    await expect(dialog.getByText(/^将提交 1 单/)).toBeVisible();
    await dialog.getByRole('button', { name: '返回修改' }).click();
    await page.getByRole('button', { name: '用最划算的' }).click();
    await expect(page.getByText(/^优惠共减 ¥/)).toBeVisible();
    await page.getByRole('button', { name: '去确认' }).first().click();
    const pay = dialog.getByRole('button', { name: /^下单并付款 ¥/ });
    const amount = amountIn(await pay.textContent());
    await pay.click();
    await expect(page).toHaveURL(/\/pay\/checkout\?paymentSN=\d+/);
    await expect(page.getByTestId('payable')).toHaveText(amount);
  });
});

test('on a phone one is removed, and had back', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}${pathOf('favorites')}`);
  await logIn(page, '悦享包装');
  await tick(page.getByRole('checkbox', { name: '选择 产品手册' }));
  await page
    .getByRole('region', { name: '对选中的收藏' })
    .getByRole('button', { name: '删除' })
    .click();
  await expect(page.getByRole('link', { name: '产品手册' })).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('link', { name: '产品手册', exact: true })).toBeVisible();
});
