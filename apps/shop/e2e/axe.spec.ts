/** No page of the route table has an axe violation, for visitors and for customers, in either theme, wide or narrow. */
import { pathOf, type Route } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { atEveryPage, type Places } from './routesThatStand.ts';
import type { ShopServer } from './server.ts';
import { expect, logIn, test } from './shop.ts';

async function lookAt(
  page: Page,
  shop: ShopServer,
  access: Route['access'],
  known: Places = {},
): Promise<void> {
  const found: string[] = [];
  const look = async (path: string): Promise<void> => {
    for (const violation of await violationsOn(page)) found.push(`${path} ${violation}`);
  };
  await atEveryPage(page, shop.url, access, look, known);
  expect(found).toEqual([]);
}

test('pages for everybody', async ({ page, shop }) => {
  await lookAt(page, shop, 'public');
});

test('pages of customers', async ({ page, shop }) => {
  // An order that waits for its confirmation: no page leads there before somebody orders.
  await page.goto(`${shop.url}/product/detail/101`);
  await logIn(page, '悦享包装');
  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
  const orderConfirm = new URL(page.url()).pathname;
  // Invoices stand behind a tab that the centre does not begin with.
  await page.goto(shop.url + pathOf('invoice', {}, { tab: 'all' }));
  const invoice = page.getByRole('link', { name: /^详情/ }).first();
  const invoiceDetail = (await invoice.getAttribute('href')) ?? '';
  // What happens to an order after it was received stands behind its button of more.
  await page.goto(shop.url + pathOf('myOrder', {}, { tab: 'done' }));
  const received = page.locator('main a[href^="/user/orderDetail/"]').first();
  const sn = ((await received.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
  const aftersaleCreate = pathOf('aftersaleCreate', { type: '1', sn });
  await lookAt(page, shop, 'login', { orderConfirm, invoiceDetail, aftersaleCreate });
});
