/** How much of a phone's screen the header keeps. */
import { expect, inMotion, test } from './shop.ts';

test.use(inMotion);

test('on a phone the header keeps 120 px at most, once the page was scrolled', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  for (const path of ['/', '/product', '/support/index', '/search?q=%E5%90%8D%E7%89%87']) {
    await page.goto(shop.url + path);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    const height = await page.evaluate(() => {
      const parts = document.querySelectorAll('body header, body header *');
      const bottoms = [...parts]
        .map((part) => part.getBoundingClientRect())
        .filter(({ top, width, height: high }) => top < 200 && width > 0 && high > 0)
        .map(({ bottom }) => bottom);
      return Math.max(0, ...bottoms);
    });
    expect(height, path).toBeLessThanOrEqual(120);
  }
  await context.close();
});
