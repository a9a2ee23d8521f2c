/** No page of the route table has an axe violation, for visitors and for customers, in either theme, wide or narrow. */
import type { Route } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { fillFrom, placesOf } from './routesThatStand.ts';
import type { ShopServer } from './server.ts';
import { expect, logIn, test } from './shop.ts';

/** Looks at every page that stands; those that only other pages know come after them. */
async function lookAt(page: Page, shop: ShopServer, access: Route['access']): Promise<void> {
  const places = await placesOf(shop.url, page.request, access);
  const left = new Set(places.keys());
  const found: string[] = [];
  while (left.size > 0) {
    const name = [...left].find((one) => places.get(one) !== null);
    expect(name, `no page leads to ${[...left].join(', ')}`).toBeDefined();
    if (name === undefined) break;
    left.delete(name);
    const path = places.get(name) ?? '';
    // The guard has answered, and what the page waits for is there.
    await Promise.all([
      page.waitForResponse(/GetSimpleById/),
      page.goto(shop.url + path, { waitUntil: 'domcontentloaded' }),
    ]);
    await expect(page.locator('main h1'), path).toBeVisible();
    await expect(
      page.locator('main [aria-busy=true], [data-component=RouteProgress]'),
      path,
    ).toHaveCount(0);
    await fillFrom(page, places);
    for (const violation of await violationsOn(page)) found.push(`${path} ${violation}`);
  }
  expect(found).toEqual([]);
}

test('pages for everybody', async ({ page, shop }) => {
  await lookAt(page, shop, 'public');
});

test('pages of customers', async ({ page, shop }) => {
  await page.goto(`${shop.url}/user/myorder`);
  await logIn(page, '悦享包装');
  await expect(page.getByText('您好，悦享包装')).toBeVisible();
  await lookAt(page, shop, 'login');
});
