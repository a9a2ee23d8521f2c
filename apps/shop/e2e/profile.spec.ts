/** How a login gets in, changed by its owner: number, mail address, other devices, password; and a WeChat beside them. */
import { pathOf } from '@banxin/contract/routes';
import type { Locator, Page } from '@playwright/test';
import type { ShopServer } from './server.ts';
import { answerCaptcha, expect, expectNotice, logIn, test } from './shop.ts';

const NUMBER = '13911112222';
const MAIL = 'owner@customer.example';

/** The newest code of the local drivers that these words announce. */
async function codeOf(page: Page, shop: ShopServer, words: RegExp): Promise<string> {
  const outbox = async () => (await page.request.get(`${shop.url}/dev/outbox`)).text();
  const announced = new RegExp(`${words.source}(\\d{6})`);
  await expect.poll(outbox).toMatch(announced);
  return announced.exec(await outbox())?.[1] ?? '';
}

const openDialog = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
};

test('the number is changed by codes, a mail address bound, another device ended, the password changed; the owner is told', async ({
  page,
  shop,
  browser,
}) => {
  await page.goto(`${shop.url}${pathOf('userAccount')}`);
  await logIn(page, '合作伙伴印务');
  const bound = (name: string) => page.getByRole('listitem', { name });
  await expect(bound('手机')).toContainText('138****');

  await test.step('another number, by the codes of both; a reload does not shorten the wait', async () => {
    const before = await openDialog(page, '更换手机');
    await before.getByRole('button', { name: '获取验证码' }).first().click();
    await expect(before.getByRole('button', { name: /\d+ ?秒/ })).toBeDisabled();
    const oldCode = await codeOf(page, shop, /更换手机验证码是 /);
    await page.reload();
    const dialog = await openDialog(page, '更换手机');
    await expect(dialog.getByRole('button', { name: /\d+ ?秒/ })).toBeDisabled();
    await dialog.getByRole('textbox', { name: '原手机验证码' }).fill(oldCode);
    await dialog.getByRole('textbox', { name: '新手机号' }).fill(NUMBER);
    await answerCaptcha(dialog);
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    const newCode = await codeOf(
      page,
      shop,
      new RegExp(`${NUMBER}[\\s\\S]{0,200}?更换手机验证码是 `),
    );
    await dialog.getByRole('textbox', { name: '新手机验证码' }).fill(newCode);
    await dialog.getByRole('button', { name: '确认更换' }).click();
    await expect(bound('手机')).toContainText('139****2222');
  });

  await test.step('a mail address', async () => {
    const dialog = await openDialog(page, '绑定邮箱');
    await dialog.getByRole('textbox', { name: '邮箱地址' }).fill(MAIL);
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    const code = await codeOf(page, shop, /您的邮箱验证码是 /);
    await dialog.getByRole('textbox', { name: '邮箱验证码' }).fill(code);
    await dialog.getByRole('button', { name: '绑定', exact: true }).click();
    await expect(bound('邮箱')).toContainText('@customer.example');
  });

  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await test.step('the login is used on another device, is ended there, and is told at its next step', async () => {
    await there.goto(`${shop.url}${pathOf('userInfo')}`);
    await logIn(there, NUMBER);
    await expect(there.getByRole('heading', { level: 2, name: '客户信息' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^退出此设备/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '退出此设备' }).click();
    await expect(page.getByRole('button', { name: /^退出此设备/ })).toHaveCount(0);
    await there.getByRole('link', { name: '账号绑定' }).click();
    await expect(there.getByText('登录过期，请重新登录').first()).toBeVisible();
  });
  await elsewhere.close();

  await test.step('the password', async () => {
    const dialog = await openDialog(page, '修改密码');
    await dialog.getByLabel(/^原密码/).fill('Demo-2026');
    await dialog.getByLabel(/^新密码/).fill('Fresh-2027');
    await dialog.getByLabel(/^确认新密码/).fill('Fresh-2027');
    await dialog.getByRole('button', { name: '修改密码' }).click();
    await expectNotice(page, /密码已修改，其他设备已退出/);
  });

  await test.step('the message centre has it all', async () => {
    await page.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'account' })}`);
    await expect(page.getByText('账号安全提醒').first()).toBeVisible();
    await expect(page.getByText(/绑定的手机已更改/).first()).toBeVisible();
    await expect(page.getByText(/登录密码已更改/).first()).toBeVisible();
  });
});

test('a WeChat is bound in its window, listed, and unbound', async ({ page, shop }) => {
  await page.goto(`${shop.url}${pathOf('bindWechat')}`);
  await logIn(page, '悦享包装');
  await expect(page.getByText('还没有绑定微信，绑定后可扫码登录')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: '绑定微信' }).click();
  const opened = await opening;
  await opened.getByRole('link', { name: '微信 测试身份 4' }).click();
  await expect(page.getByText('微信测试身份 4')).toBeVisible();
  await page.getByRole('button', { name: '解绑：微信测试身份 4' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '解绑' }).click();
  await expect(page.getByText('还没有绑定微信，绑定后可扫码登录')).toBeVisible();
});
