/**
 * The shop's clock moves an order: paid at Alipay, put on a sheet with others, made, shipped, received and commented
 * on, with its messages.
 */
import { pathOf } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import { FIXTURES } from '../../api/src/preflight/fixtures.ts';
import type { ShopServer } from './server.ts';
import {
  configureCards,
  expect,
  expectNotice,
  logIn,
  openChannel,
  passHour,
  test,
  tick,
} from './shop.ts';

test.use({ workshop: 'auto' });

/** Lets a day of the shop pass, hour by hour, so that everything happens at its time. */
async function passDay(page: Page): Promise<void> {
  for (let hour = 0; hour < 24; hour += 1) await passHour(page);
}

/** Of the cashier that is open. */
const fromBalance = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /余额支付/ }).click();

/** The same at Alipay, whose page is another window; the cashier finds out by itself. */
async function atAlipay(page: Page): Promise<void> {
  const alipay = await openChannel(page, '支付宝');
  await alipay.getByRole('button', { name: /^付款 Pay$/ }).click();
  await expect(alipay.getByRole('heading', { name: /已付款|付款成功/ })).toBeVisible();
  await alipay.close();
  await page.bringToFront();
}

/** An order of name cards with clean files, paid; its page is open then. */
async function orderCards(
  page: Page,
  shop: ShopServer,
  pay: (page: Page) => Promise<void>,
): Promise<void> {
  await configureCards(page, shop, { name: '悦享名片.pdf', sample: 'card-with-bleed' });
  await page.getByText(/项检查通过$/).waitFor();
  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  await page.getByRole('button', { name: '确认订单并付款' }).click();
  await pay(page);
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page).toHaveURL(/\/user\/orderDetail\/\d+$/);
}

test('an order that is paid at Alipay goes through the works to its receiver as the clock moves, who comments on it', async ({
  page,
  context,
  shop,
}) => {
  await orderCards(page, shop, atAlipay);
  await expect(page.getByRole('region', { name: '订单动态' })).toContainText('支付宝');
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
  await test.step('its customer comments on it', async () => {
    const comment = page.getByRole('region', { name: '评价' });
    await comment.getByRole('button', { name: '写评价' }).click();
    const dialog = page.getByRole('dialog', { name: '写评价' });
    await tick(dialog.getByRole('radio', { name: /^5 星/ }));
    await dialog.getByRole('textbox', { name: '评价内容（选填）' }).fill('颜色很准，按时送到。');
    await dialog.getByRole('button', { name: '提交评价' }).click();
    await expectNotice(page, /评价已提交，谢谢/);
    await expect(comment).toContainText('颜色很准，按时送到。');
  });
  await page.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'unread' })}`);
  const messages = page.getByRole('list', { name: '消息中心' });
  await expect(messages).toContainText('已签收');
  await expect(messages).toContainText('已交给快递');
});

test('a review that is withdrawn opens the files: they are mended, confirmed and go on to the works', async ({
  page,
  browser,
  shop,
}) => {
  await orderCards(page, shop, fromBalance);
  const status = page.getByTestId('order-status');
  const headers = { 'X-Requested-With': 'banxin' };
  const detail = await page.request.post(`${shop.url}/api/Order/GetOrderDetail`, {
    headers,
    form: { ordersn: page.url().split('/').at(-1) ?? '' },
  });
  const { orderId } = (await detail.json()).data;
  const reason = '第 1 页文字离裁切边不到 2 毫米';

  await test.step('the works withdraw it with a reason', async () => {
    const desk = await browser.newContext();
    const staff = await desk.newPage();
    await staff.goto(`${shop.url}${pathOf('myOrder')}`);
    await logIn(staff, '系统管理员');
    await expect(staff.getByRole('button', { name: '您好，系统管理员' })).toBeVisible();
    const answer = await staff.request.post(`${shop.url}/api/Works/Act`, {
      headers,
      data: { entity: 'order', id: orderId, event: 'REVIEW_WITHDRAW', reason },
    });
    expect(await answer.json()).toMatchObject({ data: { fileStatus: 16 } });
    await desk.close();
  });

  await test.step('the page says why, and takes other files at once', async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: '订单动态' })).toContainText(reason);
    await page.locator('input[type=file]').setInputFiles({
      name: '悦享名片-改.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(FIXTURES['card-with-bleed']()),
    });
    // It can be pressed once the file is checked.
    await page.getByRole('button', { name: '提交文件' }).click();
    await expectNotice(page, /文件已提交/);
  });

  await test.step('they are confirmed, and the works go on', async () => {
    await page.getByRole('button', { name: '确认文件' }).click();
    await page
      .getByRole('alertdialog', { name: '确认文件' })
      .getByRole('button', { name: '确认文件' })
      .click();
    await expectNotice(page, /文件已确认/);
    const history = page.getByRole('region', { name: '订单动态' });
    for (let day = 0; day < 5; day += 1) {
      await passDay(page);
      await page.reload();
      await expect(status).toBeVisible();
      if ((await history.textContent())?.includes('工厂接单')) break;
    }
    await expect(history).toContainText('工厂接单');
    await expect(history).toContainText('客户确认文件，通过审核');
  });

  await page.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'unread' })}`);
  const messages = page.getByRole('list', { name: '消息中心' });
  await expect(messages).toContainText(`没有通过审核：${reason}`);
  await expect(messages).toContainText('文件可以印刷');
});
