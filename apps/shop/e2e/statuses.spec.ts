/** What the server answers before any script runs: where /redirect leads, and the status of pages that say no. */
import { fileURLToPath } from 'node:url';
import { pathOf } from '@banxin/contract/routes';
import { ShopServer, START_TIMEOUT_MS } from './server.ts';
import { expect, test } from './shop.ts';

test('/redirect answers with the way to a page of the shop, and leads nowhere else', async ({
  shop,
  request,
}) => {
  const answerTo = async (path: string): Promise<readonly [number, string | undefined]> => {
    const headers = { accept: 'text/html' };
    const answer = await request.get(shop.url + path, { maxRedirects: 0, headers });
    return [answer.status(), answer.headers().location];
  };
  const found = `/search?q=${encodeURIComponent('名片')}`;
  expect(await answerTo(`/redirect${found}`)).toEqual([302, found]);
  const sn = '261120620187453';
  expect(await answerTo(`/redirect/UserOrderDetail?type=name&sn=${sn}`)).toEqual([
    302,
    `/user/orderDetail/${sn}`,
  ]);
  for (const path of [
    '/redirect//evil.example',
    '/redirect/%2F%2Fevil.example',
    '/redirect/https:%2F%2Fevil.example',
    '/redirect/redirect/search',
    '/redirect/nobody?type=name',
    '/support//index',
    '/evil.html',
  ]) {
    expect(await answerTo(path), path).toEqual([302, '/404']);
  }
});

test('pages that say no have their status, and their ways on', async ({ page, shop }) => {
  for (const [path, status, heading] of [
    ['/404', 404, '这一页没有排进版心'],
    ['/no/such/page', 404, '这一页没有排进版心'],
    ['/redirect//evil.example', 404, '这一页没有排进版心'],
    ['/403', 403, '暂无权限查看此页'],
    ['/news/bulletin/detail/999999', 404, null],
  ] as const) {
    const response = await page.goto(shop.url + path);
    expect(response?.status(), path).toBe(status);
    expect(response?.headers()['content-type'], path).toContain('text/html');
    const title = page.locator('#main').getByRole('heading', { level: 1 });
    if (heading === null) await expect(page.locator('#main')).toContainText('内容不存在或已下架');
    else await expect(title).toContainText(heading);
    expect(await page.locator('#main').getByRole('link').count(), path).toBeGreaterThan(0);
  }
});

test.describe('a fault of the shop itself', () => {
  let broken: ShopServer;
  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT_MS);
    const file = fileURLToPath(new URL('brokenRenderer.ts', import.meta.url));
    broken = await ShopServer.create({ env: { BANXIN_SHOP_RENDERER: file } });
  });
  test.afterAll(() => broken.dispose());

  const article = (what: string) =>
    broken.url + pathOf('supportDetail', { id: 106 }, { broken: what });

  test('answers 500 with what failed and the ways on, and one press brings what was there', async ({
    page,
  }) => {
    const response = await page.goto(article('data'));
    expect(response?.status()).toBe(500);
    expect(response?.headers()['cache-control']).toBe('no-store');
    const main = page.getByRole('main');
    await expect(main).toContainText('没有加载出来');
    expect(await main.getByRole('link').count()).toBeGreaterThan(0);
    await main.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('出血留多少');
    await expect(page).toHaveTitle(/^版心印刷-出血留多少/);
  });

  test('answers 500 also where nothing can be drawn, and the browser draws the page', async ({
    page,
  }) => {
    const response = await page.goto(article('drawing'));
    expect(response?.status()).toBe(500);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('出血留多少');
    await expect(page).toHaveTitle(/^版心印刷-出血留多少/);
    // The next reader of the same page meets no fault.
    const next = await page.goto(broken.url + pathOf('supportDetail', { id: 106 }));
    expect(next?.status()).toBe(200);
  });
});
