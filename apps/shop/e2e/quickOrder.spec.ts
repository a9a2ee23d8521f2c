/** From a pasted requirement to the product page: read along, mended by one press, kept through the login. */
import { expect, logIn, test } from './shop.ts';

test('a visitor pastes a requirement, mends it with one press, logs in, and finds the configuration', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url);
  const order = page.getByRole('region', { name: '快速下单' });
  const box = order.getByRole('textbox', { name: /粘贴订单要求/ });

  await test.step('what is pasted is read along', async () => {
    await box.fill('名片 加厚版 5盒');
    await expect(order.getByText('没看懂“加厚版”')).toBeVisible();
    await expect(order.getByRole('button', { name: /^把“加厚版”改为/ })).toHaveCount(3);
  });

  const way = order.getByRole('link', { name: '用这个配置：铜版纸名片' });
  await test.step('one press mends it', async () => {
    await order.getByRole('button', { name: '把“加厚版”改为350g' }).click();
    await expect(box).toHaveValue('名片 350g 5盒');
    await expect(order.getByText('350g 白卡 · 90×54', { exact: false })).toBeVisible();
    await expect(order.getByText('没看懂', { exact: false })).toHaveCount(0);
  });

  await test.step('after the login the product stands with that configuration', async () => {
    await way.click();
    await logIn(page, '悦享包装');
    await expect(page.getByRole('heading', { level: 1, name: '铜版纸名片' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^350g/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^5 盒/ })).toBeChecked();
  });
});
