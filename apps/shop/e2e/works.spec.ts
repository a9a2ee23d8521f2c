/** The shop's clock moves an order: paid, put on a sheet with others, made, shipped and received, with its messages. */
import { pathOf } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import { FIXTURES } from '../../api/src/preflight/fixtures.ts';
import { ShopServer, START_TIMEOUT_MS } from './server.ts';
import { expect, logIn, test } from './shop.ts';

/** A server of its own: the clock of the others stands still. */
let shop: ShopServer;
test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  shop = await ShopServer.create({ env: { BANXIN_WORKSHOP: 'auto' } });
});
test.afterAll(() => shop.dispose());

/** Lets a day of the shop pass, hour by hour, so that everything happens at its time. */
async function passDay(page: Page): Promise<void> {
  const headers = { 'X-Requested-With': 'banxin', accept: 'application/json' };
  for (let hour = 0; hour < 24; hour += 1) {
    const answer = await page.request.post(`${shop.url}/dev/clock`, {
      headers,
      form: { by: 'hour' },
    });
    expect(await answer.json()).toMatchObject({ isMoved: true });
  }
}

test('an order that is paid goes through the works to its receiver as the clock moves', async ({
  page,
  context,
}) => {
  await page.goto(`${shop.url}${pathOf('myOrder')}`);
  await logIn(page, '悦享包装');
  await expect(page.getByRole('button', { name: '您好，悦享包装' })).toBeVisible();
  await page.goto(`${shop.url}${pathOf('productDetail', { id: 101 })}`);
  await page.locator('input[type=file]').setInputFiles({
    name: '悦享名片.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(FIXTURES['card-with-bleed']()),
  });
  await page.getByText(/项检查通过$/).waitFor();
  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  await page.getByRole('button', { name: '确认订单并付款' }).click();
  await page.getByRole('button', { name: /余额支付/ }).click();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page).toHaveURL(/\/user\/orderDetail\/\d+$/);
  const days = page.getByRole('region', { name: '时间安排' });
  await expect(days).toContainText('计划');

  const clock = await context.newPage();
  await clock.goto(`${shop.url}/dev/clock`);
  await clock.getByRole('button', { name: /到下一件事/ }).click();
  await expect(clock.getByRole('row', { name: /商城时间/ })).toBeVisible();

  const status = page.getByTestId('order-status');
  for (let day = 0; day < 10; day += 1) {
    await page.reload();
    await expect(status).toBeVisible();
    if ((await status.textContent()) === '已签收') break;
    await passDay(page);
  }
  await expect(status).toHaveText('已签收');
  await expect(days).toContainText(/工单 G\d{8}-\d+/);
  await expect(days).toContainText(/按约定的日子送达|比约定[早晚] \d+ 天送达/);
  const tracking = page.getByRole('region', { name: '物流' });
  await expect(tracking).toContainText('快件已签收');
  const history = page.getByRole('region', { name: '订单动态' });
  for (const event of ['工厂接单', '开始生产', '全部印好', '已交快递', '签收']) {
    await expect(history).toContainText(event);
  }
  await page.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'unread' })}`);
  const messages = page.getByRole('list', { name: '消息中心' });
  await expect(messages).toContainText('已签收');
  await expect(messages).toContainText('已交给快递');
});
