/** One of two parcels is refused at its door: it comes back, is sent again from the desk, and arrives; all of it is told and no money moves. */
import { pathOf } from '@banxin/contract/routes';
import type { Locator, Page } from '@playwright/test';
import { isRefused } from '../../api/src/ports/localCarrier.ts';
import { configureCards, expect, logIn, passTime, pasteReceiver, test } from './shop.ts';

/** The carrier of the demo brings a parcel with this number back. */
const REFUSED = Array.from({ length: 5_000 }, (_, at) => `7388000${at}`).find(isRefused) ?? '';
const WHY = '收货人换了电话，已改约送达';

/** Lets days of the shop pass until the page, loaded again, says so. */
async function daysUntil(page: Page, said: Locator, words: RegExp): Promise<void> {
  for (let day = 0; day < 12; day += 1) {
    await page.reload();
    await expect(said).toBeVisible();
    if (words.test((await said.textContent()) ?? '')) break;
    await passTime(page, 'day');
  }
  await expect(said).toHaveText(words);
}

test('a parcel of two that nobody takes comes back, is sent again and arrives', async ({
  page,
  browser,
  shop,
}) => {
  await configureCards(page, shop, { name: '悦享名片.pdf', sample: 'card-with-bleed' });
  await page.getByText(/项检查通过$/).waitFor();
  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  await test.step('an order for two receivers is confirmed and paid', async () => {
    const dialog = await pasteReceiver(page);
    await dialog.getByRole('button', { name: '用这些地址' }).click();
    await page.getByRole('button', { name: '确认订单并付款' }).click();
    await page.getByRole('button', { name: /余额支付/ }).click();
    await page.getByRole('link', { name: '查看订单' }).click();
    await expect(page).toHaveURL(/\/user\/orderDetail\/\d+$/);
  });
  const orderSN = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const status = page.getByTestId('order-status');
  const drop = (position: number) =>
    page
      .getByRole('list', { name: '2 个收货地址' })
      .getByRole('listitem', { name: `地址 ${position}` });

  const works = await browser.newContext();
  const staff = await works.newPage();
  const opened = staff.getByRole('region', { name: `订单 ${orderSN}` });
  /** Finds the order at a desk. */
  const open = async (desk: 'production' | 'shipping'): Promise<void> => {
    await staff.goto(`${shop.url}${pathOf('works', { desk })}`);
    await staff.getByRole('searchbox').fill(orderSN);
    await staff.keyboard.press('Enter');
    const queue = staff.getByRole('list', { name: '待处理的订单' });
    await expect(queue.getByRole('button')).toHaveCount(1);
    await queue.getByRole('button').click();
    await expect(opened).toBeVisible();
  };

  await test.step('the works make it, and send both parts with numbers of their carriers', async () => {
    await staff.goto(`${shop.url}${pathOf('works')}`);
    await logIn(staff, '系统管理员');
    await expect(staff).toHaveURL(/\/works\/review/);
    for (const act of ['分配工厂', '开工单', '全部入库']) {
      await open('production');
      await opened.getByRole('button', { name: act, exact: true }).click();
      await expect(opened).toHaveCount(0);
    }
    await open('shipping');
    await opened.getByRole('button', { name: '地址 2：打面单' }).click();
    const label = staff.getByRole('dialog', { name: '地址 2：打面单' });
    await label.getByRole('textbox', { name: '运单号' }).fill(REFUSED);
    await label.getByRole('button', { name: '打面单' }).click();
    await expect(opened.getByRole('row', { name: /地址 2/ })).toContainText(REFUSED);
    await opened.getByRole('button', { name: '交给快递', exact: true }).click();
    await expect(opened).toHaveCount(0);
  });

  await test.step('the carrier brings one and comes back with the other', async () => {
    await daysUntil(page, status, /^部分退回中$/);
    await daysUntil(page, drop(1), /已签收/);
    await expect(drop(2)).toContainText('退回中');
    await expect(page.getByRole('region', { name: '物流' })).toContainText('收货人拒收');
  });

  await test.step('the desk counts it in and sends it again, with a word that the customer reads', async () => {
    await staff.goto(`${shop.url}${pathOf('works', { desk: 'shipping' })}`);
    await expect(staff.getByRole('textbox', { name: '扫码' })).toBeVisible();
    // As a scanner types the label, with the focus nowhere.
    await staff.keyboard.type(REFUSED);
    await staff.keyboard.press('Enter');
    await expect(opened.getByRole('heading', { level: 2 })).toBeFocused();
    await opened.getByRole('button', { name: '地址 2：退回已到厂' }).click();
    // It is sent again: nothing is paid back.
    const back = staff.getByRole('dialog', { name: '地址 2：退回已到厂' });
    await expect(back.getByRole('textbox', { name: '退款金额' })).toHaveValue('');
    await back.getByRole('button', { name: '退回已到厂' }).click();
    await expect(opened.getByRole('row', { name: /地址 2/ })).toContainText('已退回');
    await page.reload();
    await expect(status).toHaveText('部分已退回');
    await opened.getByRole('button', { name: '地址 2：重新发货' }).click();
    const again = staff.getByRole('dialog', { name: '地址 2：重新发货' });
    await again.getByRole('button', { name: '重新发货' }).click();
    await expect(again.getByText('请填写原因，客户会看到')).toBeVisible();
    await again.getByRole('textbox', { name: '原因' }).fill(WHY);
    await again.getByRole('textbox', { name: '运单号' }).fill('73990001');
    await again.getByRole('button', { name: '重新发货' }).click();
    await expect(again).toHaveCount(0);
    await works.close();
  });

  await test.step('it arrives; the page tells the whole way, and no money has moved', async () => {
    await daysUntil(page, status, /^已签收$/);
    const history = page.getByRole('region', { name: '订单动态' });
    for (const words of ['地址 2：退回中', '地址 2：已退回', WHY]) {
      await expect(history).toContainText(words);
    }
    await expect(page.getByRole('region', { name: '时间安排' })).toContainText(
      /按约定的日子送达|比约定[早晚] \d+ 天送达/,
    );
    // Other orders of the demo went on meanwhile, and told so too.
    await page.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'unread', size: '50' })}`);
    const told = page
      .getByRole('list', { name: '消息中心' })
      .getByRole('listitem')
      .filter({ hasText: orderSN });
    for (const words of ['包裹退回中', '订单已发货', '订单已签收']) {
      await expect(told.filter({ hasText: words }).first()).toBeVisible();
    }
  });
});
