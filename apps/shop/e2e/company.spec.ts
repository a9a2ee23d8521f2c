/** What the shop tells of itself is read by links alone: company, contact, offices, members, topics. */
import { expect, test } from './shop.ts';

test('from the company to an office, and from there to another', async ({ page, shop }) => {
  await page.goto(`${shop.url}/about/corporate`);
  await expect(page).toHaveTitle('版心印刷-企业介绍');
  await expect(page.getByRole('region', { name: '规模' })).toContainText('4座工厂');
  await page.getByRole('main').getByRole('link', { name: '联系我们' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '400-000-0000' })).toBeVisible();
  await expect(main.getByText(/现在可接听|恢复接听/)).toBeVisible();

  const tianshui = main.getByRole('listitem').filter({ hasText: '天水工厂' });
  await tianshui.getByRole('link', { name: '查看路线' }).click();
  await expect(page).toHaveURL(/\/about\/contact\/detail\/6$/);
  await expect(page.getByRole('img', { name: '天水工厂位置图' })).toBeVisible();
  await expect(page.getByText('自提请报订单号和收货手机号后 4 位')).toBeVisible();
  await page
    .getByRole('region', { name: '其他地点' })
    .getByRole('link', { name: '查看路线' })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '天津工厂' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '天水工厂' })).toBeVisible();
});

test('an office that there is not answers 404 and leads back', async ({ page, shop }) => {
  const answer = await page.goto(`${shop.url}/about/contact/detail/3`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('内容不存在或已下架')).toBeVisible();
});

test('from which sum a membership pays, also without a script', async ({ browser, page, shop }) => {
  const address = `${shop.url}/vip/introduction`;
  await page.goto(address);
  await page.getByRole('textbox', { name: '全年印刷金额（元）' }).fill('12000');
  await expect(page.getByText('6 级每年省 ¥360.00，减年费净省 ¥61.00')).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(address);
  await reader.getByRole('textbox', { name: '全年印刷金额（元）' }).fill('30000');
  await reader.getByRole('button', { name: '算一算' }).click();
  await expect(reader.getByText('按此金额建议开通 8 级')).toBeVisible();
  await plain.close();
});

test('a topic leads to its products', async ({ page, shop }) => {
  await page.goto(`${shop.url}/banner`);
  await page.getByRole('link', { name: '看专题 电商包裹四件套' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '电商包裹四件套' })).toBeVisible();
  const products = page.getByRole('region', { name: '专题产品' });
  await expect(products.getByRole('listitem')).toHaveCount(4);
  await expect(products.getByRole('link').first()).toHaveAttribute(
    'href',
    /\/product\/detail\/\d+$/,
  );
});
