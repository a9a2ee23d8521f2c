/** QQ and WeChat in windows of their own, against the server's stand-in for the providers. */
import type { Page } from '@playwright/test';
import { answerCaptcha, expect, logIn, test } from './shop.ts';

/** Clicks a way on the login page and answers the window that opens. */
async function openWindow(page: Page, way: 'QQ' | '微信'): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: way, exact: true }).click();
  const opened = await opening;
  await expect(opened.getByRole('heading', { name: `${way}授权（测试）` })).toBeVisible();
  return opened;
}

const customer = (page: Page) => page.getByRole('banner').getByText('悦享包装');

test('QQ: not bound, bound on the binding page, and the next time straight in', async ({
  page,
  shop,
  context,
}) => {
  await page.goto(`${shop.url}/login?return_url=%2Fcategory`);
  const first = await openWindow(page, 'QQ');
  await expect(page.getByText('请在打开的窗口中完成QQ登录。')).toBeVisible();
  await first.getByRole('link', { name: 'QQ 测试身份 1' }).click();
  await expect(first).toHaveURL(/\/bindqq\?openId=[\w-]{32}$/);
  await first.getByRole('textbox', { name: '账号' }).fill('悦享包装');
  await first.getByLabel('密码', { exact: true }).fill('Wrong-2026');
  await answerCaptcha(first);
  await first.getByRole('button', { name: '绑定并登录' }).click();
  await expect(first.getByText('账号或密码不正确')).toBeVisible();
  // Nothing typed is lost but the captcha.
  await expect(first.getByRole('textbox', { name: '账号' })).toHaveValue('悦享包装');
  await first.getByLabel('密码', { exact: true }).fill('Demo-2026');
  await answerCaptcha(first);
  const closed = first.waitForEvent('close');
  await first.getByRole('button', { name: '绑定并登录' }).click();
  await closed;
  await expect(page).toHaveURL(/\/category$/);
  await expect(customer(page)).toBeVisible();

  await context.clearCookies();
  await page.goto(`${shop.url}/login`);
  const second = await openWindow(page, 'QQ');
  await second.getByRole('link', { name: 'QQ 测试身份 1' }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(customer(page)).toBeVisible();
});

test('from the dialog the window sends the page to "/"', async ({ page, shop }) => {
  await page.goto(`${shop.url}/product/detail/101`);
  const dialog = page.getByRole('dialog', { name: /登录/ });
  await expect(dialog).toBeVisible();
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'QQ', exact: true }).click();
  const opened = await opening;
  await opened.getByRole('link', { name: 'QQ 测试身份 1' }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(customer(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('WeChat that nobody has: the window says so, and then the login page', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/login`);
  const opened = await openWindow(page, '微信');
  await opened.getByRole('link', { name: '微信 测试身份 2' }).click();
  await expect(opened.getByText('当前微信未绑定任何账号')).toBeVisible();
  await opened.getByRole('button', { name: '返回登录' }).click();
  await expect(page.getByText('当前微信未绑定任何账号')).toBeVisible();
  await expect(page.getByRole('button', { name: '微信', exact: true })).toBeEnabled();
});

test('WeChat bound in a window tells the page that opened it, and logs in from then on to where the visitor was going', async ({
  page,
  shop,
}) => {
  const identity = '微信 测试身份 3';
  await page.goto(`${shop.url}/user/account`);
  await logIn(page, '悦享包装');
  await expect(customer(page)).toBeVisible();

  await test.step('the window is opened to bind, and closes', async () => {
    const opening = page.waitForEvent('popup');
    const told = page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          window.addEventListener('message', ({ data }) => resolve(data), { once: true });
          window.open('/wechatlogin?state=bind&mode=page&nonce=key-of-this-page');
        }),
    );
    const opened = await opening;
    const closed = opened.waitForEvent('close');
    await opened.getByRole('link', { name: identity }).click();
    expect(await told).toEqual({ nonce: 'key-of-this-page', ok: true, message: '' });
    await closed;
  });

  await test.step('a window that nobody opened goes on to the account', async () => {
    await page.goto(`${shop.url}/wechatlogin?state=bind`);
    await page.getByRole('link', { name: identity }).click();
    await expect(page.getByRole('heading', { level: 1, name: '绑定微信' })).toBeVisible();
    await expect(page.getByText('微信测试身份 3')).toBeVisible();
    await expect(page).toHaveURL(`${shop.url}/user/bindWechat`);
  });

  for (const [asked, reached] of [
    ['/user/myorder?tab=unpaid', '/user/myorder?tab=unpaid'],
    ['/\\evil.example', '/'],
  ] as const) {
    await test.step(`it logs in, and ${asked} leads to ${reached}`, async () => {
      await page.getByRole('button', { name: '退出', exact: true }).click();
      await expect(page.getByRole('button', { name: '请登录' })).toBeVisible();
      await page.goto(`${shop.url}/login?return_url=${encodeURIComponent(asked)}`);
      await page.reload();
      const opened = await openWindow(page, '微信');
      await opened.getByRole('link', { name: identity }).click();
      await expect(page).toHaveURL(shop.url + reached);
      await expect(customer(page)).toBeVisible();
    });
  }
});

test('a window that is closed lets the visitor choose again', async ({ page, shop }) => {
  await page.goto(`${shop.url}/login`);
  const opened = await openWindow(page, 'QQ');
  await opened.close();
  await expect(page.getByText('请在打开的窗口中完成QQ登录。')).toHaveCount(0);
  await openWindow(page, '微信');
});

test('a visitor who says no, or whose code has expired, may try again', async ({ page, shop }) => {
  await page.goto(`${shop.url}/login`);
  const opened = await openWindow(page, 'QQ');
  await opened.getByRole('link', { name: '拒绝授权' }).click();
  await expect(opened.getByText('已取消授权')).toBeVisible();
  await opened.getByRole('button', { name: '重新用QQ登录' }).click();
  await opened.getByRole('link', { name: '授权码已失效' }).click();
  await expect(opened.getByText('授权已失效，请重新授权')).toBeVisible();
  await opened.getByRole('button', { name: '重新用QQ登录' }).click();
  await expect(opened.getByRole('heading', { name: 'QQ授权（测试）' })).toBeVisible();
});

test('a browser that blocks windows is told about', async ({ page, shop }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${shop.url}/login`);
  await page.getByRole('button', { name: 'QQ', exact: true }).click();
  await expect(page.getByText(/浏览器拦截了登录窗口/)).toBeVisible();
});

test('a link with somebody else’s code logs nobody in', async ({ page, shop, browser }) => {
  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  await theirs.goto(`${shop.url}/qqlogin`);
  const back = await theirs
    .getByRole('link', { name: 'QQ 测试身份 1' })
    .evaluate(async (link: HTMLAnchorElement) => (await fetch(link.href)).url);
  await stranger.close();
  await page.goto(back);
  await expect(page.getByText('授权已失效，请重新授权')).toBeVisible();
  await page.getByRole('button', { name: '返回登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(customer(page)).toHaveCount(0);
});
