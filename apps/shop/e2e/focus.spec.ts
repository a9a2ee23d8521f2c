/** Where the focus is: visible at every stop, in reading order, on the page after a change of page; and pages under zoom. */
import type { Page } from '@playwright/test';
import { expect, inMotion, logIn, test } from './shop.ts';

test.use(inMotion);

interface Stop {
  /** Words of the focused element or its label. */
  readonly words: string;
  /** Part of the product page it stands in. */
  readonly part: string;
  /** Something is drawn around it, or around the label that stands for it. */
  readonly isVisible: boolean;
  readonly top: number;
}

/** Presses Tab once and looks where the focus went. */
async function nextStop(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const isShown = (one: Element | null | undefined): boolean => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const box = element.closest('[role=group], [role=presentation], [role=radiogroup]');
    const section = element.closest(
      'section[aria-label], section[aria-labelledby], nav, header, footer',
    );
    const part =
      section?.getAttribute('aria-label') ??
      document.getElementById(section?.getAttribute('aria-labelledby') ?? '')?.textContent ??
      section?.tagName.toLowerCase() ??
      '';
    return {
      words: (
        element.getAttribute('aria-label') ??
        label?.textContent ??
        element.textContent ??
        ''
      ).trim(),
      part,
      isVisible: isShown(element) || isShown(label) || isShown(box),
      top: Math.round((label ?? element).getBoundingClientRect().top + scrollY),
    };
  });
}

async function openProduct(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/product/detail/101`);
  await logIn(page, '悦享包装');
  await expect(page.getByRole('heading', { level: 1, name: '铜版纸名片' })).toBeVisible();
  // The price is there, and with it everything that can have the focus.
  await expect(page.getByRole('button', { name: '立即下单', exact: true })).toBeEnabled();
}

test('the product page is walked in reading order, and every stop is visible', async ({
  page,
  shop,
}) => {
  await openProduct(page, shop.url);
  await expect(page.getByRole('region', { name: '让印张更满' })).toBeVisible();
  const main = page.locator('#main');
  await main.focus();
  const stops: Stop[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    const stop = await nextStop(page);
    stops.push(stop);
    if (stop.words === '立即下单') break;
  }
  expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
  // Way here, the last job, options with files, what fills the sheet, price: never back to what was passed.
  const parts = stops.map(({ part }) => part).filter((part, index, all) => part !== all[index - 1]);
  expect(parts).toEqual(['当前位置', '上次这样下的', '规格与工艺', '让印张更满', '价格明细']);
  const options = stops.filter(({ part }) => part === '规格与工艺').map(({ top }) => top);
  expect(options).toEqual(options.toSorted((a, b) => a - b));
  // One stop per group of chips: the arrow keys do the rest.
  expect(stops.length).toBeLessThan(40);
});

test('the first Tab offers to jump over the header', async ({ page, shop }) => {
  await page.goto(shop.url);
  await expect(page.getByRole('button', { name: '请登录' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到主要内容' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('a change of page moves the focus to the page and says its title, Back as well', async ({
  page,
  shop,
}) => {
  await openProduct(page, shop.url);
  await page.getByRole('link', { name: '产品中心' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '在线报价' })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '产品中心' })).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '铜版纸名片' })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '报价下单' })).toHaveCount(1);
});

test('the order is confirmed and paid at 320 px and at 200 % zoom with nothing cut off', async ({
  page,
  shop,
}) => {
  await openProduct(page, shop.url);
  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
  const confirmation = new URL(page.url()).pathname;
  await page.getByRole('button', { name: '确认订单并付款' }).click();
  await expect(page).toHaveURL(/\/pay\/checkout\?paymentSN=\d+/);
  const { pathname, search } = new URL(page.url());
  const detail = `/user/orderDetail/${confirmation.split('/').at(-1)}`;
  // 720 px is a window of 1440 px at 200 %.
  for (const width of [320, 720]) {
    await page.setViewportSize({ width, height: 600 });
    for (const path of ['/', '/login', '/product/detail/501', `${pathname}${search}`, detail]) {
      await page.goto(`${shop.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const cut = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const isScroller = (one: Element | null): boolean =>
          one !== null &&
          one !== document.body &&
          (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX) ||
            isScroller(one.parentElement));
        const beyond = [...document.querySelectorAll('#main button, #main a, #main input, h1, h2')]
          .filter(
            (one) =>
              one.getBoundingClientRect().right > clientWidth + 1 && !isScroller(one.parentElement),
          )
          .map((one) => one.outerHTML.slice(0, 120));
        return { overflow: Math.max(0, scrollWidth - clientWidth), beyond };
      });
      expect(cut, `${path} at ${width} px`).toEqual({ overflow: 0, beyond: [] });
    }
  }
});
