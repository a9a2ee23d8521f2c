/** A planner puts jobs on sheets by keyboard: proposed, moved, saved, opened; their customer reads who shares the sheet. */
import { pathOf } from '@banxin/contract/routes';
import type { Page, Request } from '@playwright/test';
import type { ShopServer } from './server.ts';
import { configureCards, expect, logIn, test } from './shop.ts';

const STEPS = ['/api/Order/CreateOrder', '/api/Order/ConfirmOrder', '/api/Pay/PayByBalance'];

interface Ordered {
  readonly orderSN: string;
  readonly paymentSN: string;
}

/** A customer orders name cards with clean files, and pays; answers what was sent for it, step by step. */
async function orderCards(page: Page, shop: ShopServer) {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (STEPS.includes(new URL(request.url()).pathname)) sent.push(request);
  });
  await configureCards(page, shop, { name: '悦享名片.pdf', sample: 'card-with-bleed' });
  await page.getByText(/项检查通过$/).waitFor();
  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  await page.getByRole('button', { name: '确认订单并付款' }).click();
  await page.getByRole('button', { name: /余额支付/ }).click();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page).toHaveURL(/\/user\/orderDetail\/\d+$/);
  const orderSN = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const paymentSN = /"paymentSN":"([^"]+)"/.exec(sent.at(-1)?.postData() ?? '')?.[1] ?? '';
  return { first: { orderSN, paymentSN }, sent };
}

/** The same once more, by the same requests. @param round sets its keys apart from those of others */
async function again(
  page: Page,
  sent: readonly Request[],
  first: Ordered,
  round: number,
): Promise<string> {
  let { orderSN, paymentSN } = first;
  for (const request of sent) {
    const body = request.postData() ?? '';
    const answer = await page.request.post(request.url(), {
      headers: {
        'X-Requested-With': 'banxin',
        'Content-Type': 'application/json',
        'Idempotency-Key': `again-${round}-${orderSN}-${STEPS.indexOf(new URL(request.url()).pathname)}`,
      },
      data: body.replaceAll(first.orderSN, orderSN).replaceAll(first.paymentSN, paymentSN),
    });
    const { data } = await answer.json();
    orderSN = data?.orderSN ?? orderSN;
    paymentSN = data?.payment?.paymentSN ?? paymentSN;
  }
  return orderSN;
}

const sheet = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** Moves an order by its menu. */
async function move(page: Page, orderSN: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `移到：订单 ${orderSN}` }).press('Enter');
  const menu = page.getByRole('menu', { name: `移到：订单 ${orderSN}` });
  await menu.getByRole('menuitem', { name: to }).press('Enter');
  await expect(menu).toBeHidden();
}

test('jobs are moved between sheets by keyboard, saved and opened, and their customer reads who shares the sheet', async ({
  page,
  browser,
  shop,
}) => {
  const { first, sent } = await orderCards(page, shop);
  const second = await again(page, sent, first, 2);
  const third = await again(page, sent, first, 3);
  expect(new Set([first.orderSN, second, third]).size).toBe(3);

  const works = await browser.newContext();
  const staff = await works.newPage();
  await staff.goto(`${shop.url}${pathOf('works', { desk: 'production' }, { room: 'gang' })}`);
  await logIn(staff, '系统管理员');
  await test.step('the engine proposes a sheet for all three', async () => {
    const stocks = staff.getByRole('list', { name: '工厂与纸张' });
    await stocks.getByRole('button', { name: /3 张待拼/ }).press('Enter');
    const proposal = sheet(staff, '建议版 1');
    for (const number of [first.orderSN, second, third]) {
      await expect(proposal).toContainText(number);
    }
  });
  await test.step('one is moved to a sheet of its own, and both are saved', async () => {
    await move(staff, third, '新版');
    const own = sheet(staff, '建议版 2');
    await expect(own).toContainText(third);
    await own.getByRole('button', { name: '保存版' }).press('Enter');
    await expect(sheet(staff, /^版 P/)).toContainText(third);
    await sheet(staff, '建议版 1').getByRole('button', { name: '保存版' }).press('Enter');
    await expect(sheet(staff, /^版 P/)).toHaveCount(2);
  });
  await test.step('it is moved back between two saved sheets, and the whole is opened', async () => {
    const target = sheet(staff, /^版 P/).filter({ hasText: second });
    const name = (await target.getByRole('heading').textContent()) ?? '';
    await move(staff, third, name);
    await expect(target).toContainText(third);
    await target.getByRole('button', { name: '保存版' }).press('Enter');
    await expect(sheet(staff, /^版 P/)).toHaveCount(1);
    await target.getByRole('button', { name: '开工单' }).press('Enter');
    await expect(target).toContainText('已开工');
  });
  await works.close();

  await test.step('each of the orders says so on its page', async () => {
    for (const number of [first.orderSN, third]) {
      await page.goto(`${shop.url}${pathOf('UserOrderDetail', { sn: number })}`);
      await expect(page.getByText(/与 2 张订单同版，占 \d+ 个版位/)).toBeVisible();
    }
  });
});
