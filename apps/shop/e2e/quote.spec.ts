/** From the quote of the first page to the product: what a visitor chose outlives the login, whatever the family. */
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
