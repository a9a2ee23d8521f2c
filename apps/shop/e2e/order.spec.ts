/** The main job on the production build: quote, log in, configure, upload, order, pay, follow, survive a crash. */

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { writeFixture } from '../../api/src/preflight/fixtures.ts';
import { answerCaptcha, expect, inMotion, logIn, test } from './shop.ts';

test.use(inMotion);

/** `¥1,284.00` → 128400. */
const fenOf = (text: string | null): number =>
  Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);

test('a visitor quotes, logs in, orders with a print file, pays from the balance, and nothing is lost in a crash', async ({
  page,
  shop,
}, testInfo) => {
  /** The sum of the price sheet on the page. */
  const totalIn = (scope: Page | Locator): Locator =>
    scope.locator('[data-component=PriceSheet] [data-part=total] [data-component=Money]').first();
  const total = totalIn(page);

  await test.step('a visitor quotes on the home page without a login', async () => {
    await page.goto(shop.url);
    await expect(page).toHaveTitle('版心印刷-产品中心');
    const quote = page.getByRole('region', { name: '在线报价' });
    const price = totalIn(quote);
    await expect(price).toContainText('¥');
    const before = fenOf(await price.textContent());
    await quote.getByRole('radio', { name: /^20 盒/ }).click();
    await expect.poll(async () => fenOf(await price.textContent())).toBeGreaterThan(before);
  });

  await test.step('a product sends a visitor to / with the login dialog', async () => {
    await page
      .getByRole('link', { name: /铜版纸名片/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
    await expect(page).toHaveURL(/\/\?redirect=/);
  });

  await test.step('a wrong captcha refreshes the picture and clears its input', async () => {
    const dialog = page.getByRole('dialog', { name: /登录/ });
    const code = dialog.getByRole('textbox', { name: '图形验证码' });
    const picture = dialog.locator('[data-component=CaptchaField] img');
    const before = await picture.getAttribute('src');
    await dialog.getByRole('textbox', { name: '账号' }).fill('悦享包装');
    await dialog.getByLabel('密码', { exact: true }).fill('Demo-2026');
    await answerCaptcha(dialog, 'zzzz');
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    // At the field, and as a notice.
    await expect(dialog.getByText('图形验证码不正确或已失效').first()).toBeVisible();
    await expect(code).toHaveValue('');
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await expect(dialog.getByRole('textbox', { name: '账号' })).toHaveValue('悦享包装');
  });

  await test.step('logging in reloads and goes to the product', async () => {
    // What was shared of this product, what it is and what buyers say of it is asked for once, when its page stands.
    const reads = [
      'Quote/GetShares',
      'File/GetUploadShares',
      'Common/GetIntroductionByCategoryId',
      'OrderProductComment/PagedList',
    ].map((call) => page.waitForResponse(new RegExp(`/api/${call}$`)));
    await logIn(page, '悦享包装');
    await Promise.all(reads);
    await expect(page).toHaveURL(/\/product\/detail\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/名片/);
  });

  await test.step('options move the price with no request', async () => {
    await expect(total).toContainText('¥');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    const before = fenOf(await total.textContent());
    await page.getByRole('radio', { name: /^10 盒/ }).click();
    await expect.poll(async () => fenOf(await total.textContent())).not.toBe(before);
    await page.getByRole('radio', { name: /圆角 R3/ }).click();
    const lines = page.locator('[data-component=PriceSheet] [data-part=lines]');
    await lines.getByRole('button', { name: /^铜版纸名片/ }).click();
    await expect(lines).toContainText('圆角');
    expect(calls).toEqual([]);
    page.removeAllListeners('request');
  });

  await test.step('a real PDF is uploaded and checked', async () => {
    const path = testInfo.outputPath('悦享名片.pdf');
    writeFixture('card-with-bleed', path);
    // Handed over as bytes: the browser reads a path on its own time, after the page was told.
    await page.locator('input[type=file]').setInputFiles({
      name: '悦享名片.pdf',
      mimeType: 'application/pdf',
      buffer: await readFile(path),
    });
    await expect(page.getByText('悦享名片.pdf', { exact: true })).toBeVisible();
    await page.getByText(/项检查通过$/).click();
    await expect(page.getByText(/尺寸正确.*出血/).first()).toBeVisible();
    await expect(
      page
        .locator('[data-component=ProofPreview] img, [data-component=ProofPreview] image')
        .first(),
    ).toBeVisible();
  });

  const shown = fenOf(await total.textContent());

  await test.step('the order is registered and confirmed at the price shown', async () => {
    await page.getByRole('button', { name: '立即下单', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
    await expect(page).toHaveURL(/\/product\/detail\/\d+\/\d+$/);
    await expect.poll(async () => fenOf(await total.textContent())).toBe(shown);
    await page.getByRole('button', { name: '确认订单并付款' }).click();
    await expect(page).toHaveURL(/\/pay\/checkout\?paymentSN=\d+/);
  });

  const payable = fenOf(await page.getByTestId('payable').textContent());
  /** What the account holds. @unit fen */
  const balance = async (): Promise<number> => {
    const account = await page.request.post(`${shop.url}/api/Customer/GetCustomerAccount`, {
      headers: { 'X-Requested-With': 'banxin' },
      data: {},
    });
    return (await account.json()).data.balance;
  };
  // Other journeys may have paid from the same account.
  const full = await balance();
  let orderSN = '';

  await test.step('the balance pays', async () => {
    await page.getByRole('button', { name: /余额支付/ }).click();
    await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
    await page.getByRole('link', { name: '查看订单' }).click();
    await expect(page).toHaveURL(/\/user\/orderDetail\/\d+$/);
    orderSN = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });

  const seeThePaidOrder = async (): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(orderSN);
    await expect(page.getByTestId('order-status')).toHaveText(/待排产|审核中/);
    const records = page.getByRole('region', { name: '付款记录' });
    await expect(records).toContainText('账户余额');
    expect(fenOf(await records.getByTestId('payment-amount').first().textContent())).toBe(payable);
    const thumbnail = page.getByRole('region', { name: '印刷文件' }).locator('img').first();
    await expect
      .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  };

  await test.step('the order is paid and shows its thumbnail', seeThePaidOrder);

  await test.step('after SIGKILL and a new start everything is there', async () => {
    const before = await balance();
    expect(before).toBe(full - payable);
    await shop.kill();
    await shop.start();
    await page.reload();
    await seeThePaidOrder();
    expect(await balance()).toBe(before);
    await page.goto(`${shop.url}/user/myorder`);
    await expect(page.getByRole('table')).toContainText(orderSN);
  });
});
