/** From what somebody finds to a price: a template with its size and file, a product that the filters left. */
import { expect, logIn, test } from './shop.ts';

test('a template is ordered with: its size is set and its file is in place', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/template/center`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /珠光雅集/ })
    .click();
  const preview = page.getByRole('region', { name: '珠光雅集' });
  await expect(preview.getByText('文件检查通过')).toBeVisible();
  await preview.getByRole('link', { name: '用此模板下单' }).click();
  await logIn(page, '悦享包装');
  await expect(page).toHaveURL(/\/product\/detail\/102\?/);
  await expect(page.getByRole('radio', { name: /90\s*×\s*54/ })).toBeChecked();
  await expect(page.getByText(/^template-\d+\.pdf$/)).toBeVisible();
  await page.getByText(/项检查通过$/).click();
  await expect(page.getByText(/尺寸正确.*出血/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '立即下单', exact: true })).toBeEnabled();
});

test('a filter leaves fewer products, one press takes it away, and a product has its price', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/category/1`);
  await logIn(page, '悦享包装');
  const count = page.getByText(/^\d+ 种产品$/);
  const all = (await count.textContent()) ?? '';
  await page.getByRole('group', { name: '材质' }).getByRole('button', { name: /珠光/ }).click();
  await expect(count).not.toHaveText(all);
  await expect(page).toHaveURL(/\/category\/1\?/);
  const few = (await count.textContent()) ?? '';
  await page.reload();
  await expect(count).toHaveText(few);
  await page.getByRole('button', { name: /^去掉“.*珠光.*”$/ }).click();
  await expect(count).toHaveText(all);
  await page.getByRole('main').locator('a[href^="/product/detail/102"]').first().click();
  await expect(page).toHaveURL(/\/product\/detail\/102/);
  const total = page.locator('[data-component=PriceSheet] [data-part=total]').first();
  await expect(total).toContainText(/¥[\d,]+\.\d\d/);
});
