/** From the quote of the first page to the product: what a visitor chose outlives the login, whatever the family. */
import { pathOf } from '@banxin/contract/routes';
import { expect, logIn, test } from './shop.ts';

test('a visitor quotes a booklet, logs in, and finds the product as it was quoted', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url);
  const quote = page.getByRole('region', { name: '在线报价' });
  const quantity = quote.getByRole('radiogroup', { name: '数量' }).getByRole('radio');
  let chosen = '';

  await test.step('another family brings its own product and quantities', async () => {
    const family = quote.getByRole('combobox', { name: '产品系列' });
    await family.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(family).toHaveValue('3');
    await expect(quote.getByRole('combobox', { name: '产品', exact: true })).toHaveValue('301');
    await quantity.last().locator('xpath=ancestor::label').click();
    await expect(quantity.last()).toBeChecked();
    const id = (await quantity.last().getAttribute('value')) ?? '';
    expect(id).toMatch(/^quantity:\d+$/);
    chosen = id.replace('quantity:', '');
  });

  await test.step('the address of the way on carries it', async () => {
    const way = quote.getByRole('link', { name: '去下单' });
    await expect
      .poll(async () => decodeURIComponent((await way.getAttribute('href')) ?? ''))
      .toContain(`"quantity":${chosen}`);
    await way.click();
  });

  await test.step('after the login the product stands with that configuration', async () => {
    await logIn(page, '悦享包装');
    await expect(page.getByRole('heading', { level: 1, name: '骑马订画册' })).toBeVisible();
    await expect(
      page.getByRole('main').locator(`input[type=radio][value="quantity:${chosen}"]`),
    ).toBeChecked();
  });
});

test('a price opens into lines with their formulas, and the lines add up to it', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}${pathOf('productDetail', { id: 201 })}`);
  await logIn(page, '悦享包装');
  await page.getByRole('button', { name: '为什么是这个价' }).click();
  const opened = page.getByRole('dialog', { name: '为什么是这个价' });
  await expect(opened.getByText(/^价目表 \d{4}\.\d{2}/)).toBeVisible();
  const paper = opened.getByRole('button', { name: /纸张/ });
  await paper.click();
  await expect(opened.getByText('印张（含损耗）')).toBeVisible();
  /** Of the top lines and of the sum. @unit fen */
  const amounts = await opened.evaluate((dialog) => {
    const fenOf = (element: Element): number => {
      const text = element.textContent ?? '';
      const digits = Number(/¥([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));
      return Math.round(digits * 100) * (/[−-]\s*¥/.test(text) ? -1 : 1);
    };
    const rows = [...dialog.querySelectorAll('[data-depth="0"] [data-amount]')];
    const total = dialog.querySelector('[data-total]');
    return { lines: rows.map(fenOf), total: total ? fenOf(total) : null };
  });
  expect(amounts.lines.length).toBeGreaterThan(1);
  expect(amounts.lines.reduce((sum, amount) => sum + amount, 0)).toBe(amounts.total);
});
