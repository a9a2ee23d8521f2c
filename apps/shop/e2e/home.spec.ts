/** A customer's home: what waits today is done from there; a colleague of the design department sees no amount. */
import { pathOf } from '@banxin/contract/routes';
import { expect, inMotion, logIn, test, tick } from './shop.ts';

test.use(inMotion);

test('two of three orders are paid from the home, their rows leave, and the rest is seen in the list', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}${pathOf('userIndex')}`);
  await logIn(page, '悦享包装');
  await expect(page.getByRole('heading', { level: 1, name: '您好，采购部' })).toBeVisible();
  const unpaid = page.getByRole('region', { name: '待付款' });
  await expect(unpaid.getByRole('listitem')).toHaveCount(3);

  await test.step('two are chosen and paid in one payment', async () => {
    await unpaid.getByRole('button', { name: '合并付款' }).click();
    const dialog = page.getByRole('dialog', { name: '合并付款' });
    const boxes = dialog.getByRole('checkbox');
    await expect(boxes).toHaveCount(4);
    await tick(boxes.nth(3));
    await expect(dialog.getByRole('status')).toHaveText(/^已选 2 张/);
    await dialog.getByRole('button', { name: /^去付款 ¥/ }).click();
    await page.getByRole('button', { name: /^余额支付 ¥/ }).click();
    await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
  });

  await test.step('their rows are gone, and the way to all of a kind names it in the address', async () => {
    await page.goto(`${shop.url}${pathOf('userIndex')}`);
    await expect(unpaid.getByRole('listitem')).toHaveCount(1);
    await unpaid.getByRole('link', { name: '查看全部：待付款' }).click();
    await expect(page).toHaveURL(/\/user\/myorder\?todo=pay$/);
    await expect(page.getByText('待办: 待付款')).toBeVisible();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: '清除筛选' }).click();
    await expect(page).toHaveURL(/\/user\/myorder$/);
  });
});

test('a colleague of the design department sees what to change and no amount', async ({
  page,
  shop,
}) => {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (/GetToday|Statistic/.test(response.url())) answers.push(await response.text());
  });
  await page.goto(`${shop.url}${pathOf('userIndex')}`);
  await logIn(page, '悦享设计');
  await expect(page.getByRole('region', { name: '文件待修改' })).toBeVisible();
  await expect(page.getByRole('region', { name: '待付款' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: '近 6 个月 · 订单数' })).toBeVisible();
  await expect(page.getByRole('group', { name: '品类占比 · 订单数' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('¥');
  expect(answers.length).toBeGreaterThanOrEqual(4);
  for (const answer of answers) expect(answer).not.toMatch(/"(?:amount|total|paid)":\d/);
});
