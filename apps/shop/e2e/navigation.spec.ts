/**
 * Back and Forward while the route guard still asks: address and page agree at the end. A page for everybody stands at
 * once; one of customers is drawn only when the guard lets it.
 */
import type { Locator, Page, Route } from '@playwright/test';
import { expect, inMotion, logIn, test } from './shop.ts';

test.use(inMotion);

interface Place {
  readonly path: string;
  readonly heading: string;
  readonly title: string;
}

const product: Place = {
  path: '/product/detail/101',
  heading: '铜版纸名片',
  title: '版心印刷-报价下单',
};
const search: Place = { path: '/search', heading: '“名片”的搜索结果', title: '版心印刷-搜索' };
const orders: Place = { path: '/user/myorder', heading: '我的订单', title: '版心印刷-我的订单' };

/** A customer who came by three pages of one visit: product, search, orders. Every document notes what it draws. */
async function comeBy(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    new MutationObserver(() => {
      const heading = document.querySelector('#main h1')?.textContent;
      if (heading && drawn.at(-1) !== heading) drawn.push(heading);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(url + product.path);
  await logIn(page, '悦享包装');
  await stands(page, url, product);
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('名片');
  await box.press('Enter');
  await stands(page, url, search);
  await page.getByRole('link', { name: '我的订单' }).first().click();
  await stands(page, url, orders);
}

/** Headings of the customers' pages that were drawn since the document was loaded, oldest first. */
const drawn = async (page: Page): Promise<readonly string[]> => {
  const all = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
  return all.filter((heading) => heading !== search.heading);
};

const bar = (page: Page): Locator => page.getByRole('progressbar', { name: '页面加载进度' });

async function stands(page: Page, url: string, { path, heading, title }: Place): Promise<void> {
  await expect(page).toHaveURL((at) => at.href.startsWith(url) && at.pathname === path);
  await expect(page.locator('#main').getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(title);
  await expect(bar(page)).toHaveCount(0);
}

/** Loads the page again, walks through the history while a question of the guard is open, then lets it be answered. */
async function walkWhileAsking(
  page: Page,
  call: string,
  ways: readonly ['goBack' | 'goForward', Place][],
): Promise<void> {
  const asked: Route[] = [];
  await page.route(
    ({ pathname }) => pathname === `/api/${call}`,
    (route) => void asked.push(route),
  );
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => asked.length).toBe(1);
  await expect(bar(page)).toBeVisible();
  for (const [way, place] of ways) {
    await page[way]();
    expect(new URL(page.url()).pathname).toBe(place.path);
    if (place === search) {
      await expect(page.locator('#main').getByRole('heading', { level: 1 })).toHaveText(
        search.heading,
      );
    }
  }
  expect(await drawn(page)).toEqual([]);
  expect(asked).toHaveLength(1);
  await asked[0]?.continue();
  await page.unrouteAll();
}

test('a customer goes Back and Forward while the guard asks: the last address counts', async ({
  page,
  shop,
}) => {
  await comeBy(page, shop.url);
  await test.step('who is here', async () => {
    await walkWhileAsking(page, 'Customer/GetSimpleById', [
      ['goBack', search],
      ['goBack', product],
      ['goForward', search],
      ['goForward', orders],
      ['goBack', search],
    ]);
    await stands(page, shop.url, search);
    expect(await drawn(page)).toEqual([]);
  });
  await test.step('what they may do', async () => {
    await walkWhileAsking(page, 'Customer/GetCustomerSubPermissions', [
      ['goBack', product],
      ['goForward', search],
      ['goForward', orders],
    ]);
    await stands(page, shop.url, orders);
    expect(await drawn(page)).toEqual([orders.heading]);
  });
  await test.step('the history is whole: both ways lead where they did', async () => {
    await page.goBack();
    await page.goBack();
    await stands(page, shop.url, product);
    await page.goForward();
    await stands(page, shop.url, search);
  });
});

test('somebody whose login has ended goes Back and Forward while the guard asks who is here', async ({
  page,
  shop,
  context,
}) => {
  await comeBy(page, shop.url);
  await context.clearCookies();
  await test.step('to a public page: it is shown, and no login is asked for', async () => {
    await walkWhileAsking(page, 'Customer/GetSimpleById', [
      ['goBack', search],
      ['goForward', orders],
      ['goBack', search],
    ]);
    await stands(page, shop.url, search);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await drawn(page)).toEqual([]);
  });
  await test.step('to a page of customers: home, with the login dialog; the page is never drawn', async () => {
    await walkWhileAsking(page, 'Customer/GetSimpleById', [
      ['goBack', product],
      ['goForward', search],
      ['goForward', orders],
    ]);
    await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
    await expect(page).toHaveURL(`${shop.url}/?redirect=${encodeURIComponent(orders.path)}`);
    await expect(page).toHaveTitle('版心印刷-产品中心');
    // Waits for the page, which is loaded when it is asked for and may come after its title.
    const heading = await page.locator('#main h1').textContent();
    expect(await drawn(page)).toEqual([heading]);
  });
});
