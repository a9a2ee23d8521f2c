/** The header over the first image: nothing moves when the page comes alive, and it follows who scrolls. */
import type { Page } from '@playwright/test';
import { expect, inMotion, test } from './shop.ts';

test.use(inMotion);

/** What has moved without anybody asking for it, as browsers count it. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} px the header lies over the page, moves nothing, and follows`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(shop.url);
    const line = page.locator('[data-part=main-line]');
    await expect(
      page.getByRole('region', { name: '在线报价' }).getByRole('radio').first(),
    ).toBeVisible();
    const top = await line.evaluate((element) => element.getBoundingClientRect().top);
    const main = await page
      .getByRole('main')
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(main).toBe(top);
    await page.waitForLoadState('networkidle');
    expect(await shifted(page)).toBeLessThanOrEqual(0.02);

    await page.mouse.wheel(0, 500);
    await expect(line).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByRole('search').getByRole('combobox')).toBeInViewport();
    const seen = await line.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(seen).toBeLessThanOrEqual(100);
  });
}
