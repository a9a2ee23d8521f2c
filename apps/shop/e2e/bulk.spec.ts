/** Orders are chosen by keyboard and given to their factory at one press; an answer that is lost is not done twice. */
import { pathOf } from '@banxin/contract/routes';
import { expect, expectNotice, logIn, test } from './shop.ts';

test('two orders are allocated at one press; the one whose answer was lost stays chosen and is done once', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}${pathOf('works', { desk: 'production' })}`);
  await logIn(page, '系统管理员');
  const queue = page.getByRole('list', { name: '待处理的订单' });
  const waiting = queue.getByRole('listitem').filter({ hasText: '待排产' });
  await expect(waiting.first()).toBeVisible();
  const numbers: string[] = [];
  for (const at of [0, 1]) {
    const row = waiting.nth(at);
    numbers.push((await row.textContent())?.match(/\d{15}/)?.[0] ?? '');
    await row.getByRole('button').focus();
    await page.keyboard.press('x');
  }
  const bar = page.getByRole('region', { name: '批量处理' });
  await expect(bar).toContainText('已选 2 张');

  let sent = 0;
  await page.route('**/api/Works/Act', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    // The server has done it, and nobody learns of it.
    await route.fetch();
    return route.abort();
  });
  await page.keyboard.press('b');
  await expect(bar.getByRole('button', { name: '分配工厂' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNotice(page, /1 张成功，1 张失败/);
  await expect(bar).toContainText(`${numbers[0]}：`);
  await expect(bar).not.toContainText(`${numbers[1]}：`);

  await bar.getByRole('button', { name: '分配工厂' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  for (const number of numbers) {
    await expect(queue.getByRole('listitem').filter({ hasText: number })).toContainText('待开工');
  }
  expect(sent).toBe(3);
});
