/** A quote that is shared: read and agreed to by somebody without a login, ordered at the price that it keeps. */
import { expect, logIn, test } from './shop.ts';

/** Issued by the demo at a better level: the price has risen since. */
const DEMO = `/quote/${'demo-waiting'.padEnd(43, '0')}`;

test('the buyer shares, whoever decides agrees on a phone, the buyer sees it and orders at the price of then', async ({
  page,
  shop,
  browser,
}) => {
  await page.goto(`${shop.url}/product/detail/201`);
  await logIn(page, '悦享包装');
  await page.getByRole('button', { name: '报价单', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '报价单' });
  await sheet.getByRole('textbox', { name: '对方看到的单位名称' }).fill('悦享集团采购部');
  await sheet.getByRole('button', { name: '生成并复制链接' }).click();
  const link = await sheet.getByRole('link').getAttribute('href');
  expect(link).toMatch(/^\/quote\/[\w-]{43}$/);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const reader = await phone.newPage();
  const answer = await reader.goto(shop.url + link);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(reader.getByText('悦享集团采购部')).toBeVisible();
  const beyond = await reader.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, 'nothing to scroll to the side').toBeLessThanOrEqual(0);
  await reader.getByRole('textbox', { name: '姓名' }).fill('王总');
  await reader.getByRole('textbox', { name: '留言' }).fill('就按这个做');
  await reader.getByRole('button', { name: '同意', exact: true }).click();
  await expect(reader.getByText('就按这个做')).toBeVisible();
  await expect(reader.getByRole('button', { name: '同意', exact: true })).toHaveCount(0);
  await phone.close();

  await page.reload();
  await expect(page.getByText('就按这个做')).toBeVisible();
  await page.getByRole('button', { name: '我的报价单' }).click();
  const mine = page.getByRole('dialog', { name: '我的报价单' });
  await expect(mine.getByRole('listitem').first()).toContainText('王总');
  const older = mine.getByRole('listitem').filter({ hasText: '待同意' });
  await older.getByRole('link', { name: '按此下单' }).click();
  await expect(page.getByText(/有报价单：¥/)).toBeVisible();
  const kept = /¥[\d,.]+/.exec((await page.getByText(/有报价单：¥/).textContent()) ?? '')?.[0];
  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  await expect(page.getByText(/按报价单 BJ\d{8}-\d+ 的价格/)).toBeVisible();
  await expect(page.locator('[data-part=total]').first()).toContainText(kept ?? 'no price');
});

test.describe('without code', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads, and a form answers', async ({ page, shop }) => {
    await page.goto(shop.url + DEMO);
    await expect(page.getByText(/^分享时 ¥.+，现在 ¥/)).toBeVisible();
    await page.getByRole('button', { name: '同意', exact: true }).click();
    await expect(page.getByText('请填写姓名')).toBeVisible();
    await page.locator('input[name=name]').fill('李经理');
    await page.locator('textarea[name=note]').fill('<b>可以</b>');
    await page.getByRole('button', { name: '同意', exact: true }).click();
    await expect(page.getByText('李经理')).toBeVisible();
    await expect(page.getByText('<b>可以</b>'), 'what was written is text').toBeVisible();
    await expect(page.getByRole('button', { name: '同意', exact: true })).toHaveCount(0);
  });

  test('a link that leads nowhere says so, with its status', async ({ page, shop }) => {
    const answer = await page.goto(`${shop.url}/quote/nothing`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '链接打不开' })).toBeVisible();
  });
});
