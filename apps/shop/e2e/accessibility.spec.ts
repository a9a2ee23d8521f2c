/** The shop for everybody: no sideways scrolling at 320 px, an order by keyboard alone. */
import type { Page } from '@playwright/test';
import { captchaShown, expect, test } from './shop.ts';

/** Waits for an element with this name that fits the selector and is not off, and tabs until it has the focus. */
async function tabTo(page: Page, name: RegExp, selector: string): Promise<void> {
  const look = () =>
    page.evaluate(
      ([pattern = '', fits = '']) => {
        const found = [...document.querySelectorAll(fits)].filter((element) => {
          const labels =
            'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
          const words = [element.getAttribute('aria-label'), element.textContent]
            .concat(labels.map((label) => label.textContent))
            .join(' ');
          return new RegExp(pattern).test(words) && !element.matches(':disabled');
        });
        return { isThere: found.length > 0, isFocused: found.some((one) => one.matches(':focus')) };
      },
      [name.source, selector],
    );
  await expect.poll(async () => (await look()).isThere, `${name}`).toBe(true);
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await look()).isFocused) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

async function logInByKeyboard(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await tabTo(page, /请登录/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
  await tabTo(page, /账号/, 'input');
  await page.keyboard.type('悦享包装');
  await tabTo(page, /密码/, 'input');
  await page.keyboard.type('Demo-2026');
  await tabTo(page, /图形验证码/, 'input');
  await captchaShown(page);
  await page.keyboard.type('abcd');
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await reloaded;
  await expect(page.getByText('您好，悦享包装')).toBeVisible();
}

test('an order is placed and paid by keyboard alone', async ({ page, shop }) => {
  await logInByKeyboard(page, shop.url);
  await tabTo(page, /^\s*铜版纸名片/, 'a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '铜版纸名片' })).toBeVisible();
  await tabTo(page, /^\s*5 盒/, 'input');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^10 盒/ })).toBeChecked();
  await tabTo(page, /^\s*立即下单/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
  await tabTo(page, /确认订单并付款/, 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pay\/checkout/);
  await tabTo(page, /余额支付/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
});

test('at 320 px nothing scrolls sideways', async ({ page, shop }) => {
  await logInByKeyboard(page, shop.url);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/', '/category', '/product/detail/301', '/user/myorder', '/search?q=红包']) {
    await page.goto(`${shop.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
