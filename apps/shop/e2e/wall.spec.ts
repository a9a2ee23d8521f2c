/** The wall of the works: it reads by itself, says when it cannot, and goes on when it can again. */

import { pathOf } from '@banxin/contract/routes';
import { violationsOn } from './axe.ts';
import { expect, inMotion, logIn, test } from './shop.ts';

test.use(inMotion);

const LOOKS_EVERY = 30_000;

test('the wall shows the floor, says how old its figures are, and recovers by itself', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}${pathOf('worksToday')}`);
  await logIn(page, '系统管理员');
  await expect(page).toHaveURL(`${shop.url}${pathOf('worksToday')}`);
  await expect(page.getByRole('heading', { level: 1, name: '今日看板' })).toBeVisible();
  const queues = page.getByRole('region', { name: '各工位' });
  await expect(queues.getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: '今日进出' })).toContainText('¥');
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('a read that fails leaves the figures and says so; the next one goes on', async () => {
    await page.clock.install();
    await page.reload();
    await expect(queues.getByRole('listitem')).not.toHaveCount(0);
    await page.route('**/api/Works/GetWall', (route) => route.abort());
    await page.clock.runFor(LOOKS_EVERY + 1_000);
    const said = page.getByText(/^读取失败，显示的是 \d\d:\d\d 的数据，正在重试。$/);
    await expect(said).toBeVisible();
    await expect(queues.getByRole('listitem')).not.toHaveCount(0);
    await page.unroute('**/api/Works/GetWall');
    await page.clock.runFor(LOOKS_EVERY + 1_000);
    await expect(said).toHaveCount(0);
  });

  await test.step('nothing sticks out of a narrow window, in either theme', async () => {
    for (const [width, colorScheme] of [
      [1366, 'light'],
      [768, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });

  await test.step('it leads back to the desks by keyboard', async () => {
    await page.getByRole('link', { name: '回到工位' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/works\/review/);
    await page.getByRole('link', { name: '今日看板' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.url}${pathOf('worksToday')}`);
  });
});
