/** One order goes to two receivers: shared out at its confirmation, sent one after the other, received one after the other. */
import { pathOf } from '@banxin/contract/routes';
import { configureCards, expect, expectNotice, logIn, pasteReceiver, test } from './shop.ts';

const headers = { 'X-Requested-With': 'banxin' };

test('an order for two receivers is confirmed, paid, sent in two drops, and received by both', async ({
  page,
  browser,
  shop,
}) => {
  await configureCards(page, shop, { name: '悦享名片.pdf', sample: 'card-with-bleed' });
  await page.getByText(/项检查通过$/).waitFor();
  await page.getByRole('button', { name: '立即下单', exact: true }).click();

  await test.step('a pasted receiver takes a part of it', async () => {
    const dialog = await pasteReceiver(page);
    // A dear carrier, the cheapest plan in its place, taken back in one press and taken again.
    await dialog
      .getByRole('listitem', { name: '地址 2' })
      .getByRole('button', { name: /快递/ })
      .click();
    await page.getByRole('option', { name: /^顺丰/ }).click();
    const take = dialog.getByRole('button', { name: '采用最省方案' });
    await take.click();
    await expect(dialog.getByText(/^已是最省：运费共 ¥/)).toBeVisible();
    await dialog.getByRole('button', { name: '撤销，恢复原来的快递' }).click();
    await expect(dialog.getByText(/^运费共 ¥[\d.]+，省 ¥[\d.]+，最晚 .+ 送达$/)).toBeVisible();
    await take.click();
    await dialog.getByRole('button', { name: '用这些地址' }).click();
    await expect(dialog).toHaveCount(0);
  });

  const listed = page.getByRole('list', { name: '2 个收货地址' });
  await expect(listed.getByRole('listitem').nth(1)).toContainText(/数量 2 · .+ ¥/);

  await test.step('what was shared out survives a reload', async () => {
    await page.reload();
    await expect(listed.getByRole('listitem').nth(1)).toContainText('陈先生');
  });

  await page.getByRole('button', { name: '确认订单并付款' }).click();
  await page.getByRole('button', { name: /余额支付/ }).click();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page).toHaveURL(/\/user\/orderDetail\/\d+$/);
  const drop = (position: number) => listed.getByRole('listitem', { name: `地址 ${position}` });
  await expect(drop(2)).toContainText('陈先生');

  const detail = await page.request.post(`${shop.url}/api/Order/GetOrderDetail`, {
    headers,
    form: { ordersn: page.url().split('/').at(-1) ?? '' },
  });
  const { orderId } = (await detail.json()).data;
  const desk = await browser.newContext();
  const staff = await desk.newPage();
  await staff.goto(`${shop.url}${pathOf('myOrder')}`);
  await logIn(staff, '系统管理员');
  await expect(staff.getByRole('button', { name: '您好，系统管理员' })).toBeVisible();
  const take = async (event: string, position?: number): Promise<void> => {
    const answer = await staff.request.post(`${shop.url}/api/Works/Act`, {
      headers,
      data: {
        entity: 'order',
        id: orderId,
        event,
        payload: position === undefined ? {} : { drop: position },
      },
    });
    expect(await answer.json(), event).toMatchObject({ errCode: 0 });
  };
  const receive = async (position: number): Promise<void> => {
    await page.reload();
    await drop(position)
      .getByRole('button', { name: `确认签收地址 ${position}` })
      .click();
    await page
      .getByRole('alertdialog', { name: '确认签收' })
      .getByRole('button', { name: '确认签收' })
      .click();
    await expectNotice(page, new RegExp(`地址 ${position} 已确认签收`));
    await expect(drop(position)).toContainText('已签收');
  };

  await test.step('the first leaves and is received while the second is still here', async () => {
    for (const event of ['ALLOCATE', 'OPEN_WORK_ORDER', 'STORE_ALL']) await take(event);
    await take('LABEL', 1);
    await take('ALL_HANDED_OVER', 1);
    await receive(1);
    await expect(page.getByTestId('order-status')).toHaveText('部分已签收');
  });

  await test.step('with the second the order has arrived', async () => {
    await take('ALL_HANDED_OVER', 2);
    await receive(2);
    await expect(page.getByTestId('order-status')).toHaveText('已签收');
  });
  await desk.close();
});
