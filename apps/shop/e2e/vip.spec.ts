/** A membership is opened and paid from the balance, and the quote that was seen before is lower by its line. */
import { pathOf } from '@banxin/contract/routes';
import { expect, fenIn, logIn, test } from './shop.ts';

test('a year of VIP 6 lowers the next quote, and stands in the record, the book and the messages', async ({
  page,
  shop,
}) => {
  const product = `${shop.url}${pathOf('productDetail', { id: 201 })}`;
  const total = page
    .locator('[data-component=PriceSheet] [data-part=total] [data-component=Money]')
    .first();
  const lines = page.locator('[data-component=PriceSheet] [data-part=lines]').first();
  await page.goto(product);
  await logIn(page, '跨境优选');
  await expect(page.getByText('您好，跨境优选')).toBeVisible();
  await expect(total).toBeVisible();
  await expect(lines).not.toContainText('VIP');
  const before = fenIn(await total.textContent());

  await test.step('a membership is opened, and paid from the balance', async () => {
    await page.goto(`${shop.url}${pathOf('vipRenew')}`);
    await expect(page.getByRole('heading', { level: 1, name: '开通会员' })).toBeVisible();
    await expect(page.getByText(/过去 12 个月可省 ¥/).first()).toBeVisible();
    await page.getByRole('button', { name: '开通并付款 VIP 6' }).click();
    await expect(page.getByTestId('payable')).toHaveText('¥299.00');
    await expect(page.getByText('会员费付款后不退。')).toBeVisible();
    await page.getByRole('button', { name: /^余额支付/ }).click();
    await expect(page.getByRole('heading', { name: /^会员已续至 / })).toBeVisible();
  });

  await test.step('the record, the book and the messages say so', async () => {
    await page.getByRole('link', { name: '查看续费记录' }).click();
    const row = page.getByRole('table', { name: '续费记录' }).getByRole('row').nth(1);
    await expect(row).toContainText('生效中');
    await expect(row).toContainText('账户余额');
    await page.goto(`${shop.url}${pathOf('recharge', { tab: 'records' })}`);
    const entry = page.getByRole('table', { name: '收支明细' }).getByRole('row').nth(1);
    await expect(entry).toContainText('会员年费');
    await expect(entry).toContainText('¥299.00');
    await page.goto(`${shop.url}${pathOf('userMessage')}`);
    await expect(page.getByText(/已付 ¥299\.00，VIP 6 有效期/)).toBeVisible();
  });

  await test.step('the same quote is lower by the line of the membership', async () => {
    await page.goto(product);
    await expect(lines).toContainText('VIP');
    await expect.poll(async () => fenIn(await total.textContent())).toBeLessThan(before);
  });
});
