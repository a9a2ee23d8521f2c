/** The weekly buyer's walk, from the need to the paid order, at a desk, on a small PC, on a phone, and by the keyboard. */
import { pathOf } from '@banxin/contract/routes';
import type { Locator, Page } from '@playwright/test';
import { expect, logIn, test, tick } from './shop.ts';
import { CARDS, fileOf, found, paidBefore, pdf, SIZES, tabTo } from './walk.ts';

const cards = pathOf('productDetail', { id: 101 }, { c: JSON.stringify(CARDS) });

const isPhone = ({ width }: { readonly width: number }): boolean => width < 769;
const totalOf = (page: Page): Locator =>
  page.locator('[data-component=PriceSheet] [data-part=total] [data-component=Money]').first();
async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await logIn(page, '悦享包装');
  // Until the login is through, the first page stands there with its own heading.
  const { pathname } = new URL(address);
  await expect(page).toHaveURL((url) => url.pathname === pathname);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const size of SIZES) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('a flyer folded in three is priced at three quantities and shared', async ({
      page,
      context,
      browser,
      shop,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await enter(page, shop.url + pathOf('productDetail', { id: 203 }));
      await expect(page.getByRole('heading', { level: 1, name: '三折页' })).toBeVisible();
      const prices: string[] = [];
      for (const quantity of [500, 1000, 2000]) {
        const before = prices.at(-1) ?? '';
        await tick(page.getByRole('main').locator(`input[value="quantity:${quantity}"]`));
        await expect(totalOf(page)).not.toHaveText(before);
        await expect(page).toHaveURL(
          new RegExp(`quantity%22%3A${quantity}\\b|"quantity":${quantity}\\b`),
        );
        prices.push((await totalOf(page).textContent()) ?? '');
      }
      expect(new Set(prices).size).toBe(3);
      await page.getByRole('button', { name: '复制链接' }).click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const other = await browser.newContext({ viewport: size, locale: 'zh-CN' });
      const elsewhere = await other.newPage();
      await enter(elsewhere, link);
      await expect(totalOf(elsewhere)).toHaveText(prices.at(-1) ?? '');
      await other.close();
    });

    test('three styles with right and wrong files, another receiver, paid', async ({
      page,
      shop,
    }) => {
      await enter(page, shop.url + cards);
      await test.step('dropped together, files find their rows; a wrong one is said at its row', async () => {
        await page
          .locator('[data-component=FileDrop] input[type=file]')
          .setInputFiles([
            pdf('第3款.pdf', 'card-rotated'),
            pdf('第2款.pdf', 'card-wrong-size'),
            pdf('第1款-正面.pdf', 'card-single-page'),
            pdf('第1款-反面.pdf', 'card-single-page'),
          ]);
        await expect(page.getByText('已匹配 4 个文件')).toBeVisible();
        await expect(fileOf(page, 1)).toContainText('第1款-正面.pdf');
        await expect(found(page)).toHaveCount(1, { timeout: 60_000 });
        await expect(found(page)).toContainText('第 2 款');
        await expect(found(page).getByRole('listitem').first()).toContainText('尺寸是');
      });
      await test.step('another takes its place', async () => {
        const asked = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: /^换文件：第 2 款/ }).click();
        await (await asked).setFiles(pdf('第2款-改.pdf', 'card-with-bleed'));
        await expect(found(page)).toHaveCount(0);
        await expect(
          page.getByRole('table', { name: '各款的名称与文件' }).getByText('通过'),
        ).toHaveCount(3);
      });
      await test.step('button and what it depends on stand on the first screen', async () => {
        const order = isPhone(size) ? '按此价格立即下单' : '立即下单';
        await page.getByRole('button', { name: order, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
        await page.evaluate(() => window.scrollTo(0, 0));
        const scope = isPhone(size) ? page.locator('[data-page-bar]') : page.getByRole('main');
        const box = scope.getByRole('checkbox', { name: '确认后立即付款' }).first();
        const button = scope.getByRole('button', { name: /^确认(订单)?并付款$/ }).first();
        await expect(box.locator('xpath=ancestor::label')).toBeInViewport({ ratio: 1 });
        await expect(button).toBeInViewport({ ratio: 1 });
        const [above, below] = [
          await box.locator('xpath=ancestor::label').boundingBox(),
          await button.boundingBox(),
        ];
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
        await expect(page.getByText('含税合计，含运费')).toHaveCount(1);
      });
      await test.step('another receiver, and paid', async () => {
        await tick(page.getByRole('radio', { name: /^悦享包装成都店/ }));
        await expect(page.getByRole('main')).toContainText('第2款-改.pdf');
        await page.evaluate(() => window.scrollTo(0, 600));
        await page
          .getByRole('button', {
            name: isPhone(size) ? '确认并付款' : '确认订单并付款',
            exact: true,
          })
          .click();
        await expect(page).toHaveURL(/\/pay\/checkout\?paymentSN=\d+/);
        // The cashier takes the confirmation's place in the history, and begins at its own top.
        await expect(page.getByTestId('payable')).toBeInViewport();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await page.getByRole('button', { name: /余额支付/ }).click();
        await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
        await expect(page.getByText(/^预计 \d+ 月 \d+ 日 送达$/)).toBeVisible();
      });
      await test.step('the order has its styles', async () => {
        await page.getByRole('link', { name: '查看订单' }).click();
        const files = page.getByRole('region', { name: '印刷文件' });
        await expect(files.getByRole('heading', { name: /^第 \d 款$/ })).toHaveCount(3);
        await expect(files).toContainText('第1款-反面.pdf');
      });
    });

    test("last month's order again, with its files, names, receiver and carrier", async ({
      page,
      shop,
    }) => {
      await enter(page, `${shop.url}/user/myorder`);
      const orderSN = await paidBefore(page);
      await page.goto(shop.url + pathOf('UserOrderDetail', { sn: orderSN }));
      await page
        .getByRole('link', { name: /^再来一单/ })
        .first()
        .click();
      await expect(page.getByRole('checkbox', { name: '沿用上次的 2 个文件' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: /^收货：悦享包装成都店/ })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: /^快递：/ })).toBeChecked();
      await expect(fileOf(page, 2)).toContainText('李经理.pdf');
      await expect(page.getByRole('textbox', { name: '第 2 款的名称' })).toHaveValue('李经理');
      const order = isPhone(size) ? '按此价格立即下单' : '立即下单';
      await page.getByRole('button', { name: order, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
      await expect(page.getByRole('radio', { name: /^悦享包装成都店/ })).toBeChecked();
      await expect(page.getByRole('main')).toContainText('第 2 款 李经理');
      expect(page.url()).not.toContain(orderSN);
    });

    test('a late order stands first and says so; its number in the search opens it', async ({
      page,
      shop,
    }) => {
      await enter(page, `${shop.url}/user/myorder?tab=inProduction`);
      const first = isPhone(size)
        ? page
            .getByRole('main')
            .getByRole('list', { name: '我的订单' })
            .getByRole('listitem')
            .first()
        : page.getByRole('table').getByRole('row').nth(1);
      await expect(first).toContainText('已延误');
      await expect(first).toContainText(/已延误，预计 \d+ 月 \d+ 日 送达/);
      const number = /\d{15}/.exec((await first.textContent()) ?? '')?.[0] ?? '';
      expect(number).not.toBe('');
      const search = page.getByRole('combobox', { name: '搜索产品、订单号' });
      await search.fill(number);
      await search.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/user/orderDetail/${number}$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    });
  });
}

test('by the keyboard alone: files placed, ordered, paid', async ({ page, shop }) => {
  await enter(page, shop.url + cards);
  const asked = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: '选择文件' }));
  await page.keyboard.press('Enter');
  await (await asked).setFiles([
    pdf('第1款.pdf', 'card-with-bleed'),
    pdf('第2款.pdf', 'card-rotated'),
    pdf('封底.pdf', 'card-with-bleed'),
  ]);
  const tray = page.getByRole('region', { name: '未找到位置' });
  await expect(tray).toContainText('文件名里看不出是第几款');
  await expect(page.getByText('共 3 个文件，已完成 3 个')).toBeVisible({ timeout: 60_000 });
  await tabTo(page, tray.getByRole('combobox', { name: '封底.pdf 放到' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(fileOf(page, 3)).toContainText('封底.pdf');
  await tabTo(page, page.getByRole('button', { name: '立即下单', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: /^悦享包装收货处/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^悦享包装成都店/ })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: '确认订单并付款', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pay\/checkout\?paymentSN=\d+/);
  await tabTo(page, page.getByRole('button', { name: /余额支付/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
});
