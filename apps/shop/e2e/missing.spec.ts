/** Code that does not arrive, because the network is gone or a new release replaced it, takes no page down. */
import { pathOf } from '@banxin/contract/routes';
import { sheetsAt } from '@banxin/contract/sheetAddress';
import { comesAfterPage, expect, filesOf, missing, test, without } from './shop.ts';

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
  const whole = comesAfterPage(page);
  await page.goto(`${shop.url}${pathOf('supportIndex')}`);
  await whole;
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
  const whole = comesAfterPage(page);
  const answer = await page.goto(`${shop.url}${pathOf('supportIndex')}`);
  const words = (await answer?.text()) ?? '';
  const named = [...words.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)];
  const [first = [], own = [], ...more] = named.map(([, address = '']) => sheetsAt(address));
  expect(first).toHaveLength(1);
  expect(own.length).toBeGreaterThan(1);
  expect(more).toEqual([]);

  await whole;
  await page.waitForLoadState('networkidle');
  const sheets = async (): Promise<string[]> => {
    const links = await page.locator('link[rel=stylesheet]').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    return addresses.flatMap((address) => sheetsAt(address ?? ''));
  };
  const before = await sheets();
  const isSheet = ({ pathname }: URL): boolean => pathname.endsWith('.css');
  await page.route(isSheet, (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: '联系我们' }).first().click();
  const again = page.locator('#main').getByRole('button', { name: '重试' });
  await expect(again).toBeVisible();
  await page.unroute(isSheet);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: '联系我们' })).toBeVisible();
  const after = await sheets();
  expect(after.length).toBeGreaterThan(before.length);
  expect(new Set(after).size).toBe(after.length);
});
