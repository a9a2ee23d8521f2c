/** A page that breaks, and one whose data does not come: the frame stands, and what to tell the service can be copied. */
import { expect, logIn, test } from './shop.ts';

test('a page that breaks takes only itself down, says when and where, and comes back', async ({
  page,
  shop,
  context,
  faults,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${shop.url}/user/myorder`);
  await logIn(page, '悦享包装');
  await expect(page.getByRole('table')).toBeVisible();
  // An answer that no release of the server gives.
  await page.route('**/api/Order/GetOrdersByCustomer', (route) =>
    route.fulfill({ json: { errCode: 0, data: { items: [null], total: 1 } } }),
  );
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: '这一页出了问题' });
  await expect(alert.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByText('悦享包装')).toBeVisible();
  await alert.getByRole('button', { name: '复制详情' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d \/user\/myorder$/);
  // The fault is written down for whoever looks.
  expect(faults.errors.splice(0)).not.toEqual([]);

  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
});

test('data that does not come is named with its request, and asked for again', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/user/myorder`);
  await logIn(page, '悦享包装');
  await expect(page.getByRole('table')).toBeVisible();
  await page.route('**/api/Order/GetOrdersByCustomer', (route) =>
    route.fulfill({ status: 500, headers: { 'X-Request-Id': 'req-of-orders' }, json: {} }),
  );
  await page.reload();
  const main = page.getByRole('main');
  await expect(main).toContainText('没有加载出来');
  await expect(main).toContainText('req-of-orders');
  await page.unrouteAll();
  await main.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
