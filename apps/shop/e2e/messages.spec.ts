/** What happens to an order is told: a count in the header, the message, and the way to the order. */
import { pathOf } from '@banxin/contract/routes';
import { expect, logIn, test } from './shop.ts';

test('a cancelled order that was paid: one more unread message, read in one window and then in the other', async ({
  page,
  shop,
  context,
}) => {
  await page.goto(`${shop.url}${pathOf('userMessage')}`);
  await logIn(page, '悦享包装');
  await expect(page.getByRole('heading', { level: 1, name: '消息中心' })).toBeVisible();
  await page.getByRole('button', { name: '全部已读' }).click();
  await expect(page.getByRole('button', { name: '全部已读' })).toBeDisabled();

  await page.goto(`${shop.url}${pathOf('myOrder', {}, { tab: 'inReview' })}`);
  await page
    .getByRole('button', { name: /^取消，订单|^取消订单，订单/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
  await expect(page.getByText('订单已取消').first()).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'unread' })}`);
  const messages = other.getByRole('list', { name: '消息中心' });
  await expect(messages.getByText(/退回账户余额|原路退回/)).toBeVisible();
  await expect(other.getByRole('link', { name: '消息 1 条未读' })).toBeVisible();
  await messages.getByRole('link', { name: '查看订单' }).click();
  await expect(other).toHaveURL(/orderDetail/);
  await expect(other.getByRole('link', { name: '消息', exact: true })).toBeVisible();

  await page.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'unread' })}`);
  await expect(page.getByText('没有未读消息')).toBeVisible();
});
