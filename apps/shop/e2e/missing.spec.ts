/** Code that does not arrive, because the network is gone or a new release replaced it, takes no page down. */
import { pathOf } from '@banxin/contract/routes';
import { sheetsAt } from '@banxin/contract/sheetAddress';
import { addressOf, expect, filesOf, missing, test, without } from './shop.ts';

test('the login window that does not open is told, and opens when it is tried again', async ({
  page,
  shop,
}) => {
  const arrive = await without(page, 'LoginDialogHost');
  await page.goto(shop.url);
  await page.getByRole('button', { name: '请登录' }).click();
  const notice = missing(page, '登录窗口没有打开');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await notice.getByRole('button', { name: '重试' }).click();
  await expect(notice.getByRole('button', { name: '刷新页面' })).toBeVisible();
  await arrive();
  await page.getByRole('button', { name: '请登录' }).click();
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
});

test('once the network is back, trying again opens what did not come, with all that it needs', async ({
  page,
  shop,
}) => {
  // What is always there comes after the page.
  const come = ['**/api/Customer/GetSimpleById', addressOf('Announcements')].map((what) =>
    page.waitForResponse(what),
  );
  await page.goto(`${shop.url}${pathOf('supportIndex')}`);
  await Promise.all(come);
  await page.waitForLoadState('networkidle');
  const files = filesOf('LoginDialogHost').map((file) => `/${file}`);
  const isOfWindow = ({ pathname }: URL): boolean => files.includes(pathname);
  await page.route(isOfWindow, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: '请登录' }).click();
  const notice = missing(page, '登录窗口没有打开');
  await expect(notice).toBeVisible();
  await page.unroute(isOfWindow);
  await notice.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
});

test('the sheets of a page are one answer; of the next page only those come that are not here, at the second try too', async ({
  page,
  shop,
}) => {
  const sheets = async (): Promise<string[][]> => {
    const links = await page.locator('link[rel=stylesheet]').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    return addresses.map((address) => sheetsAt(address ?? ''));
  };
  await page.goto(`${shop.url}${pathOf('supportIndex')}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [first = [], own = [], ...more] = await sheets();
  expect(first).toHaveLength(1);
  expect(own.length).toBeGreaterThan(1);
  expect(more).toEqual([]);
  await page.waitForLoadState('networkidle');

  const isSheet = ({ pathname }: URL): boolean => pathname.endsWith('.css');
  await page.route(isSheet, (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: '联系我们' }).first().click();
  const again = page.locator('#main').getByRole('button', { name: '重试' });
  await expect(again).toBeVisible();
  await page.unroute(isSheet);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: '联系我们' })).toBeVisible();
  const all = (await sheets()).flat();
  expect(all.length).toBeGreaterThan(first.length + own.length);
  expect(new Set(all).size).toBe(all.length);
});
