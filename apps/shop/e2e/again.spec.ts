/** A weekly buyer's order: three designs with right and wrong files, changed before it is submitted, paid, ordered again. */
import { pathOf } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import { expect, logIn, test, tick } from './shop.ts';
import { CARDS, fileOf, found, pdf } from './walk.ts';

const rowOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('three designs of five boxes: a wrong file is replaced, the draft is changed with its files, paid, and ordered again', async ({
  page,
  shop,
}) => {
  /** How many orders of the account are not submitted. */
  const drafts = async (): Promise<number> => {
    const answer = await page.request.post(`${shop.url}/api/Order/GetOrderStatusCount`, {
      headers: { 'X-Requested-With': 'banxin' },
      data: {},
    });
    const { data } = await answer.json();
    return data.find(({ tab }: { tab: string }) => tab === 'draft').count;
  };

  await page.goto(
    `${shop.url}${pathOf('productDetail', { id: 101 }, { c: JSON.stringify(CARDS) })}`,
  );
  await logIn(page, '悦享包装');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/名片/);
  await expect(page.getByRole('textbox', { name: '款数' })).toHaveValue('3');
  const before = await drafts();

  await test.step('each file is a design; what is wrong with one stands on its card', async () => {
    await page
      .locator('[data-component=FileDrop] input[type=file]')
      .setInputFiles([
        pdf('甲.pdf', 'card-with-bleed'),
        pdf('乙.pdf', 'card-wrong-size'),
        pdf('丙.pdf', 'card-rotated'),
      ]);
    await expect(page.getByText('共 3 个文件，已完成 3 个')).toBeVisible({ timeout: 60_000 });
    await expect(fileOf(page, 1)).toContainText('甲.pdf');
    await expect(fileOf(page, 3)).toContainText('丙.pdf');
    await expect(found(page)).toHaveCount(1);
    await expect(rowOf(page, '乙.pdf')).toContainText('第 2 款');
    await expect(rowOf(page, '乙.pdf').getByRole('listitem').first()).toContainText('尺寸是');
  });

  await test.step('another file takes its place', async () => {
    const asked = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '换文件：第 2 款，现在是 乙.pdf' }).click();
    await (await asked).setFiles(pdf('乙-改.pdf', 'card-with-bleed'));
    await expect(page.getByText('第 2 款由 乙.pdf 换成 乙-改.pdf')).toBeVisible();
    await expect(fileOf(page, 2)).toContainText('乙-改.pdf');
    await expect(found(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^第 2 款：.*查看检查结果$/ }).click();
    await rowOf(page, '乙-改.pdf')
      .getByText(/项检查通过$/)
      .click();
    await expect(rowOf(page, '乙-改.pdf').getByText(/尺寸正确/)).toBeVisible();
  });

  await test.step('a style gets a name', async () => {
    const name = page.getByRole('textbox', { name: '第 1 款的名称' });
    await name.fill('张经理');
    await name.press('Tab');
    await expect(name).toHaveValue('张经理');
  });

  let orderSN = '';
  await test.step('the specification is changed from the confirmation: one draft, its files with it', async () => {
    await page.getByRole('button', { name: '立即下单', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
    orderSN = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await drafts()).toBe(before + 1);
    await page.getByRole('link', { name: '修改规格' }).click();
    await expect(page.getByText(`正在修改未提交的订单 ${orderSN}，保存后回到确认页`)).toBeVisible();
    await expect(fileOf(page, 2)).toContainText('乙-改.pdf');
    await expect(page.getByRole('textbox', { name: '第 1 款的名称' })).toHaveValue('张经理');
    await tick(page.getByRole('radio', { name: /^10 盒/ }));
    await page.getByRole('button', { name: '保存修改，去确认' }).first().click();
    await expect(page).toHaveURL(new RegExp(`/product/detail/101/${orderSN}$`));
    await expect(page.getByText(/10 盒/).first()).toBeVisible();
    expect(await drafts()).toBe(before + 1);
  });

  await test.step('Back leads to the same draft, not to a second one', async () => {
    await page.goBack();
    await expect(page.getByText(/^正在修改未提交的订单/)).toBeVisible();
    await page.getByRole('button', { name: '保存修改，去确认' }).first().click();
    await expect(page).toHaveURL(new RegExp(`/product/detail/101/${orderSN}$`));
    expect(await drafts()).toBe(before + 1);
  });

  await test.step('another receiver is priced, and the day of arrival stands until it is paid', async () => {
    await tick(page.getByRole('radio', { name: /^悦享包装成都店/ }));
    await expect(page.getByRole('radio', { name: /^悦享包装成都店/ })).toBeChecked();
    await page.getByRole('button', { name: '确认订单并付款' }).first().click();
    await expect(page).toHaveURL(/\/pay\/checkout\?paymentSN=\d+/);
    await expect(page.getByText(/预计送达 \d+ 月 \d+ 日/)).toBeVisible();
    expect(await drafts()).toBe(before);
    await page.getByRole('button', { name: /余额支付/ }).click();
    await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
    await expect(page.getByText(/^预计 \d+ 月 \d+ 日 送达$/)).toBeVisible();
  });

  await test.step('ordered again it has its files, its receiver and its carrier', async () => {
    await page.getByRole('link', { name: '查看订单' }).click();
    await expect(page).toHaveURL(/\/user\/orderDetail\/\d+$/);
    await page.getByRole('link', { name: /^再来一单/ }).click();
    await expect(page.getByRole('checkbox', { name: '沿用上次的 3 个文件' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^收货：悦享包装成都店/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^快递：/ })).toBeChecked();
    await expect(page.getByText(/^价格没有变化|^上次与这次/).first()).toBeVisible();
    for (const style of [1, 2, 3]) await expect(fileOf(page, style)).toContainText('.pdf');
    await page.getByRole('button', { name: '立即下单', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^悦享包装成都店/ })).toBeChecked();
    await expect(page.getByRole('main')).toContainText('乙-改.pdf');
    await expect(page.getByRole('main')).toContainText('第 1 款 张经理');
    expect(page.url()).not.toContain(orderSN);
  });
});
