/** Colleagues: a new one of design sees no price anywhere; granted ordering it orders in its open tab; paused, it pays nothing. */
import { pathOf } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import { answerCaptcha, expect, expectNotice, logIn, test, tick } from './shop.ts';

const NAME = '新来同事';
const PASSWORD = 'Demo-2027';
const PRICE = /[¥￥]\s?\d/;

async function logInAs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /登录/ });
  await dialog.getByRole('textbox', { name: '账号' }).fill(NAME);
  await dialog.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await answerCaptcha(dialog);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
}

test('a new colleague sees no price, orders once it may, and pays nothing once it is paused', async ({
  page,
  shop,
  browser,
}) => {
  await page.goto(`${shop.url}${pathOf('subaccount')}`);
  await logIn(page, '悦享包装');
  const dialog = page.getByRole('dialog');

  await test.step('the main account adds it; what the role may do is shown as it is ticked', async () => {
    await page.getByRole('button', { name: '新增子账号' }).click();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByText('至少选择一个角色')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^账号/ }).fill(NAME);
    await dialog.getByRole('textbox', { name: /^联系人/ }).fill('王工');
    await dialog.getByRole('textbox', { name: /^手机/ }).fill('13800000001');
    await dialog.getByLabel(/^密码/).first().fill(PASSWORD);
    await tick(dialog.getByRole('checkbox', { name: '设计' }));
    const rights = dialog.getByRole('table', { name: '所选角色可以做什么' });
    await expect(rights.getByRole('row', { name: /^上传和修改文件/ })).toContainText('可以');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByText('该手机号已注册，可直接登录')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^手机/ }).fill('13900008801');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expectNotice(page, /已新增子账号/);
  });

  const context = await browser.newContext();
  const open = await context.newPage();
  await open.goto(`${shop.url}${pathOf('favorites')}`);
  await logInAs(open);
  await expect(open.getByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible();

  await test.step('no page of its menu names a price', async () => {
    const menu = open.getByRole('navigation', { name: '账户菜单' });
    await expect(menu.getByRole('link', { name: '我的收藏' })).toBeVisible();
    const links = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(2);
    for (const href of links) {
      await open.goto(`${shop.url}${href}`);
      await expect(open.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(open.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(open.locator('main')).not.toContainText(PRICE);
    }
  });

  await test.step('granted ordering, it may order in the tab that is open', async () => {
    await open.goto(`${shop.url}${pathOf('favorites')}`);
    await expect(open.getByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible();
    await expect(open.getByRole('link', { name: /^一键返单/ })).toHaveCount(0);
    await page.getByRole('button', { name: `编辑：${NAME}` }).click();
    await tick(dialog.getByRole('checkbox', { name: '下单' }));
    await dialog.getByRole('button', { name: '保存' }).click();
    await expectNotice(page, /已保存/);
    // Whatever it asks next says that its rights are others.
    await open.getByPlaceholder(/^名称/).fill('员工名片');
    await open.keyboard.press('Enter');
    const again = open.getByRole('link', { name: '一键返单：员工名片' });
    await expect(again).toBeVisible();
    await expect(open.locator('main')).toContainText(PRICE);
    await again.click();
    await open.getByRole('button', { name: '去确认' }).first().click();
    const asked = open.getByRole('dialog', { name: '确认返单' });
    await asked.getByRole('button', { name: /^下单并付款 ¥/ }).click();
    await expect(open).toHaveURL(/\/pay\/checkout\?paymentSN=\d+/);
  });

  await test.step('paused at the cashier, it is out and nothing is paid', async () => {
    await expect(open.getByRole('button', { name: /余额支付/ })).toBeEnabled();
    await page.getByRole('button', { name: `停用：${NAME}` }).click();
    await page
      .getByRole('alertdialog', { name: '停用' })
      .getByRole('button', { name: '停用' })
      .click();
    await expectNotice(page, /已停用/);
    await open.getByRole('button', { name: /余额支付/ }).click();
    await expect(open.getByRole('dialog', { name: /登录/ })).toBeVisible();
    await expect(open.getByRole('heading', { name: '付款成功' })).toHaveCount(0);
  });

  await test.step('removed, its order is handed over to the main account', async () => {
    await page.getByRole('button', { name: `删除：${NAME}` }).click();
    const question = page.getByRole('alertdialog', { name: `删除：${NAME}` });
    await expect(question.getByText('还有 1 个未完成的订单')).toBeVisible();
    await question
      .getByRole('combobox', { name: '交接给' })
      .selectOption({ label: '悦享包装（主账号）' });
    await question.getByRole('button', { name: '删除' }).click();
    await expectNotice(page, /已删除，1 项工作已交接/);
  });
  await context.close();
});
