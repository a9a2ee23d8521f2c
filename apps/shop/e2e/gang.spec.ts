/**
 * A planner puts jobs on sheets by keyboard: proposed, moved, split by styles, saved, opened; their customer reads who
 * shares the sheets.
 */
import { pathOf } from '@banxin/contract/routes';
import type { Locator, Page, Request } from '@playwright/test';
import { FIXTURES } from '../../api/src/preflight/fixtures.ts';
import { Caller } from './caller.ts';
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

/** Takes a job with the pointer and holds it over a place. */
async function hold(page: Page, job: Locator, over: Locator): Promise<void> {
  await job.hover({ position: { x: 10, y: 5 } });
  await page.mouse.down();
  // It is dragged from where it lies, before the page scrolls to the place; the move after that tells what is over.
  await job.hover({ position: { x: 30, y: 8 } });
  await over.hover();
  await over.hover();
}

test('a job is dragged from one sheet to another with the pointer; let go elsewhere it stays', async ({
  page,
  browser,
  shop,
}) => {
  const { first, sent } = await orderCards(page, shop);
  const second = await again(page, sent, first, 2);
  const works = await browser.newContext();
  const staff = await works.newPage();
  const saves: { sheets: { id: number | null; rev: number; orders: number[] }[] }[] = [];
  staff.on('request', (request) => {
    if (request.url().endsWith('/api/Works/SaveGang')) saves.push(request.postDataJSON());
  });
  await staff.goto(`${shop.url}${pathOf('works', { desk: 'production' }, { room: 'gang' })}`);
  await logIn(staff, '系统管理员');
  const sheetWith = (orderSN: string) => sheet(staff, /^版 P/).filter({ hasText: orderSN });
  await test.step('two orders lie on a sheet each', async () => {
    const stocks = staff.getByRole('list', { name: '工厂与纸张' });
    await stocks.getByRole('button', { name: /2 张待拼/ }).press('Enter');
    await move(staff, second, '新版');
    for (const [name, orderSN] of [
      ['建议版 2', second],
      ['建议版 1', first.orderSN],
    ] as const) {
      await sheet(staff, name).getByRole('button', { name: '保存版' }).press('Enter');
      await expect(sheetWith(orderSN)).toContainText('已保存');
    }
  });
  const [from, to] = [sheetWith(second), sheetWith(first.orderSN)];
  const job = from.getByRole('listitem').filter({ hasText: second }).getByText(second);
  const place = to.getByRole('list');
  const marked = to.locator('[data-over=true]');
  await test.step('let go beside the sheets it stays where it was, and nothing is sent', async () => {
    await hold(staff, job, place);
    await expect(marked).toBeVisible();
    await staff.getByRole('tab', { name: '订单' }).hover();
    await expect(marked).toBeHidden();
    await staff.mouse.up();
    await expect(from).toContainText(second);
    await expect(from).toContainText('已保存');
    await expect(to).not.toContainText(second);
    await expect(staff.getByRole('button', { name: '放弃改动' })).toBeHidden();
    expect(saves).toHaveLength(2);
  });
  await test.step('let go over the other sheet it lies there, and neither is saved yet', async () => {
    await hold(staff, job, place);
    await staff.mouse.up();
    await expect(to).toContainText(second);
    await expect(to).toContainText('有改动');
    await expect(marked).toBeHidden();
    await expect(staff.getByText(`订单 ${second} 已移到 `).first()).toBeVisible();
    expect(saves).toHaveLength(2);
  });
  await test.step('saving sends both sheets as they are seen', async () => {
    const left = sheet(staff, /^版 P/).filter({ hasText: '有改动' });
    await expect(left).toHaveCount(2);
    await to.getByRole('button', { name: '保存版' }).press('Enter');
    await expect(to).toContainText('已保存');
    await expect(left).toHaveCount(0);
    const [apart, whole, both] = saves.map(({ sheets }) => sheets);
    const [secondId = 0] = apart?.[0]?.orders ?? [];
    const [firstId = 0] = whole?.[0]?.orders ?? [];
    expect(both?.map(({ rev, orders }) => ({ rev, orders }))).toEqual([
      { rev: 1, orders: [] },
      { rev: 1, orders: [firstId, secondId] },
    ]);
    await expect(to).toContainText(first.orderSN);
    await expect(to).toContainText(second);
  });
  await works.close();
});

test('a job is split by its styles over two sheets by keyboard, which go to work together, and its customer reads of both', async ({
  page,
  browser,
  shop,
}) => {
  const customer = await Caller.enter(shop, '悦享包装');
  const file = await customer.upload('名片.pdf', FIXTURES['card-with-bleed']());
  const { orderSN: neighbour } = await customer.buy(file);
  const { orderSN: split } = await customer.buy(file, { styles: 4 });

  const works = await browser.newContext();
  const staff = await works.newPage();
  await staff.goto(`${shop.url}${pathOf('works', { desk: 'production' }, { room: 'gang' })}`);
  await logIn(staff, '系统管理员');
  const stocks = staff.getByRole('list', { name: '工厂与纸张' });
  await stocks.getByRole('button', { name: /2 张待拼/ }).press('Enter');
  const whole = sheet(staff, '建议版 1');
  await test.step('two of its four styles go to a sheet of their own; one that is not there is named', async () => {
    await expect(whole).toContainText(neighbour);
    await move(staff, split, '分款移动…');
    const dialog = staff.getByRole('dialog', { name: `分款移动：订单 ${split}` });
    await dialog.getByRole('button', { name: /移到/ }).press('Enter');
    await staff.getByRole('option', { name: '新版' }).press('Enter');
    const styles = dialog.getByRole('textbox', { name: '哪几款' });
    await expect(styles).toHaveValue('1–4');
    await styles.press('Control+a');
    await staff.keyboard.type('3-5');
    await staff.keyboard.press('Enter');
    await expect(dialog).toContainText('款 5 不在这里');
    await styles.press('Control+a');
    await staff.keyboard.type('3-4');
    await staff.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(whole).toContainText('本处款 1–2');
    await expect(sheet(staff, '建议版 2')).toContainText('本处款 3–4');
  });
  const [first, second] = ['本处款 1–2', '本处款 3–4'].map((part) =>
    sheet(staff, /^版 P/).filter({ hasText: split }).filter({ hasText: part }),
  ) as [Locator, Locator];
  const open = (on: Locator) => on.getByRole('button', { name: '开工单' });
  await test.step('saved in part it waits for the rest; with both saved each names the other', async () => {
    await whole.getByRole('button', { name: '保存版' }).press('Enter');
    await expect(first).toContainText('还差 2 款没有上版');
    await expect(open(first)).toBeDisabled();
    await sheet(staff, /^建议版/)
      .getByRole('button', { name: '保存版' })
      .press('Enter');
    const name = (await second.getByRole('heading').textContent()) ?? '';
    await expect(first).toContainText(`有订单分在几版上，与${name} 一起处理`);
  });
  await test.step('opened at one of them, both are at work', async () => {
    await open(first).press('Enter');
    await expect(first).toContainText('已开工');
    await expect(second).toContainText('已开工');
  });
  await works.close();

  await page.goto(`${shop.url}${pathOf('UserOrderDetail', { sn: split })}`);
  await logIn(page, '悦享包装');
  await expect(page.getByText(/与 1 张订单同版，占 4 个版位/)).toBeVisible();
});
