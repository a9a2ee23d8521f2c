/** A new company registers and comes back by a text message; another one has forgotten its password. */
import type { Locator, Page } from '@playwright/test';
import type { ShopServer } from './server.ts';
import { answerCaptcha, expect, expectNotice, putOffGiftPack, test } from './shop.ts';

const MOBILE = '13912340001';

/** The code of the last message to the number, as the local driver keeps it. */
async function lastCode(page: Page, shop: ShopServer, mobile = MOBILE): Promise<string> {
  const answer = await page.request.get(`${shop.url}/dev/outbox`);
  const found = new RegExp(`${mobile}</td><td>[^<]*?(\\d{6})`).exec(await answer.text());
  return found?.[1] ?? '';
}

/** Asks for a message; the server lets one a minute through, and the page counts. */
async function askForCode(page: Page, form: Page | Locator = page, mobile = MOBILE): Promise<void> {
  await form.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await answerCaptcha(form);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expectNotice(page, new RegExp(`短信验证码已发送到 ${mobile}，请注意查收！`));
}

test('a new company registers, logs out and comes back by a text message', async ({
  page,
  shop,
}) => {
  await test.step('the login dialog leads to the registration and keeps where the visitor was going', async () => {
    await page.goto(shop.url);
    await page
      .getByRole('link', { name: /铜版纸名片/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /登录/ });
    await dialog.getByRole('link', { name: '立即注册' }).click();
    await expect(page).toHaveURL(/\/register\?return_url=%2Fproduct%2Fdetail%2F\d+$/);
    await expect(page).toHaveTitle('版心印刷-注册');
    await expect(dialog).toBeHidden();
  });

  await test.step('a name that is taken is told when the field is left', async () => {
    const name = page.getByRole('textbox', { name: '账号' });
    await name.fill('悦享包装');
    await name.blur();
    await expect(name).toHaveAccessibleDescription(/该账号已被使用，请换一个/);
    await name.fill('晨光文创社');
    await name.blur();
    await expect(name).toHaveAccessibleDescription(/该账号可以使用/);
  });

  await test.step('a wrong SMS code is told at its field, and nothing else is lost', async () => {
    await page.locator('input').and(page.getByLabel(/^密码/)).fill('Demo-2026');
    await page.getByLabel(/^确认密码/).fill('Demo-2026');
    await page.getByRole('textbox', { name: 'QQ 号' }).fill('5201314');
    await askForCode(page);
    const code = await lastCode(page, shop);
    expect(code).toMatch(/^\d{6}$/);
    const smsCode = page.getByRole('textbox', { name: '短信验证码' });
    await smsCode.fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: '注册并登录' }).click();
    await expect(smsCode).toHaveAccessibleDescription(/短信验证码不正确或已失效/);
    await expect(page.getByRole('textbox', { name: '图形验证码' })).toHaveValue('');
    await smsCode.fill(code);
    await answerCaptcha(page);
  });

  await test.step('it is registered, logged in and where it was going', async () => {
    await page.getByRole('button', { name: '注册并登录' }).click();
    await expect(page).toHaveURL(/\/product\/detail\/\d+$/);
    await expectNotice(page, /注册成功，欢迎您，晨光文创社/);
    await putOffGiftPack(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/名片/);
    await page.reload();
    await putOffGiftPack(page);
    await expect(page.getByText(/晨光文创社/).first()).toBeVisible();
  });

  const form = page.getByRole('form', { name: '短信登录' });
  /** The number that was used, as it is offered below the field. */
  const known = form.getByRole('button', { name: '使用 139****0001' });
  const openForm = async (): Promise<void> => {
    await page.getByRole('main').getByRole('tab', { name: '短信登录' }).click();
    await expect(form).toBeVisible();
  };
  const counting = form.getByRole('button', { name: /\d+ ?秒/ });

  await test.step('logged out, it asks for a message on the page that leads back to its orders', async () => {
    await page.getByRole('button', { name: '退出', exact: true }).click();
    await expect(page.getByRole('button', { name: '请登录' })).toBeVisible();
    await page.goto(`${shop.url}/login?return_url=%2Fuser%2Fmyorder`);
    await openForm();
    // Who logs out may share the browser: their number went with them.
    await expect(known).toHaveCount(0);
    await askForCode(page, form);
    await expect(counting).toBeDisabled();
  });

  await test.step('a reload does not free the button', async () => {
    await page.reload();
    await openForm();
    await form.getByRole('textbox', { name: '手机号' }).fill(MOBILE);
    await answerCaptcha(form);
    await expect(counting).toBeDisabled();
  });

  await test.step('the message that came before it lets it in, to where the page led', async () => {
    await form.getByRole('textbox', { name: '短信验证码' }).fill(await lastCode(page, shop));
    await form.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(`${shop.url}/user/myorder`);
    await expect(page.getByText(/晨光文创社/).first()).toBeVisible();
  });

  await test.step('a login that ran out leaves the number at hand, until one press forgets it', async () => {
    await page.context().clearCookies();
    await page.goto(`${shop.url}/login`);
    await openForm();
    const mobile = form.getByRole('textbox', { name: '手机号' });
    await known.click();
    await expect(mobile).toHaveValue(MOBILE);
    await form.getByRole('button', { name: '不再记住 139****0001' }).click();
    await expect(known).toHaveCount(0);
    await expect(mobile).toBeFocused();
    await page.reload();
    await openForm();
    await expect(known).toHaveCount(0);
  });
});

test('who has forgotten the password proves the number and sets a new one', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const name = '合作伙伴印务';
  const mobile = '13800000003';
  const other = await browser.newContext({ extraHTTPHeaders: { 'X-Requested-With': 'banxin' } });
  /** Name of who is logged in in the other browser. */
  const elsewhere = async (): Promise<string | undefined> => {
    const answer = await other.request.post(`${shop.url}/api/Customer/GetSimpleById`, { data: {} });
    return (await answer.json()).data?.customerName;
  };
  await test.step('the customer is logged in in another browser', async () => {
    await other.request.get(`${shop.url}/api/Login/Captcha`);
    await other.request.post(`${shop.url}/api/Login/LoginByNameOrQQOrMobilePhone`, {
      data: { nameOrQQOrMobilePhone: name, password: 'Demo-2026', code: 'abcd' },
    });
    expect(await elsewhere()).toBe(name);
  });

  await test.step('the login form leads to the reset in a new window', async () => {
    await page.goto(shop.url);
    await page.getByRole('button', { name: '请登录' }).click();
    const opened = context.waitForEvent('page');
    await page
      .getByRole('dialog', { name: /登录/ })
      .getByRole('link', { name: /忘记密码/ })
      .click();
    const reset = await opened;
    await expect(reset).toHaveURL(`${shop.url}/resetpassword`);
    await expect(reset).toHaveTitle('版心印刷-重置密码');
    await reset.close();
  });

  await test.step('the number is proved and a new password set', async () => {
    await page.goto(`${shop.url}/resetPassword`);
    await askForCode(page, page, mobile);
    await page
      .getByRole('textbox', { name: '短信验证码' })
      .fill(await lastCode(page, shop, mobile));
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByLabel(/^新密码/).fill('Fresh-2027');
    await page.getByLabel(/^确认新密码/).fill('Fresh-2027');
    await page.getByRole('button', { name: '设置新密码' }).click();
    await expect(page.getByText('新密码已生效').first()).toBeVisible();
    await page.getByRole('button', { name: '去登录' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('the new password logs in, the old one does not', async () => {
    const enter = async (password: string): Promise<void> => {
      await page.getByRole('textbox', { name: '账号' }).fill(name);
      await page.getByLabel('密码', { exact: true }).fill(password);
      await answerCaptcha(page);
      await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
    };
    await enter('Demo-2026');
    await expect(page.getByText('账号或密码不正确').first()).toBeVisible();
    await enter('Fresh-2027');
    await expect(page).toHaveURL(`${shop.url}/`);
    await expect(page.getByText(name).first()).toBeVisible();
  });

  await test.step('the other browser was logged out by the reset', async () => {
    expect(await elsewhere()).toBeUndefined();
    await other.close();
  });
});
