/** Code that does not arrive, because the network is gone or a new release replaced it, takes no page down. */
import type { Page } from '@playwright/test';
import { expect, logIn, putOffGiftPack, test } from './shop.ts';

/** Parts with this name do not arrive until the answer is called. */
async function without(page: Page, part: string): Promise<() => Promise<void>> {
  const address = new RegExp(`/assets/${part}-[^/]*\\.js$`);
  await page.route(address, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(address);
}

const told = (page: Page, words: string) =>
  page.getByRole('region', { name: '通知' }).getByRole('alertdialog', { name: words });

test('the login window that does not open is told, and opens when it is tried again', async ({
  page,
  shop,
}) => {
  const arrive = await without(page, 'LoginDialogHost');
  await page.goto(shop.url);
  await page.getByRole('button', { name: '请登录' }).click();
  const notice = told(page, '登录窗口没有打开');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await notice.getByRole('button', { name: '重试' }).click();
  await expect(notice.getByRole('button', { name: '刷新页面' })).toBeVisible();
  await arrive();
  await page.getByRole('button', { name: '请登录' }).click();
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
});

test('the agreement that does not open is told and not passed over; what was chosen stays', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/product/detail/101`);
  await logIn(page, '新客小店');
  await putOffGiftPack(page);
  const arrive = await without(page, 'AgreementHost');
  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  const notice = told(page, '《承印品协议书》没有打开，签订后才能下单');
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/product\/detail\/101/);
  await expect(page.getByRole('button', { name: '立即下单', exact: true })).toBeVisible();

  await arrive();
  await notice.getByRole('button', { name: '重试' }).click();
  const dialog = page.getByRole('dialog', { name: /承印品协议书/ });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: /关闭/ })).toHaveCount(0);
});
