/** A clerk works through the review by keyboard: a faulty file goes back with its reason, which its customer reads. */
import { pathOf } from '@banxin/contract/routes';
import { configureCards, expect, expectFocusBack, logIn, test } from './shop.ts';

test('a faulty file is handed back from the desk by keyboard; its customer reads why', async ({
  page,
  browser,
  shop,
}) => {
  await configureCards(page, shop, { name: '单面名片.pdf', sample: 'card-single-page' });
  await page
    .getByText(/项需要注意|项有问题|项检查/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  await page.getByRole('button', { name: '确认订单并付款' }).click();
  await page.getByRole('button', { name: /余额支付/ }).click();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page).toHaveURL(/\/user\/orderDetail\/\d+$/);
  const orderSN = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const office = await browser.newContext();
  const staff = await office.newPage();
  let link = '';
  await test.step('it waits at the desk; a key opens it, a key hands it back', async () => {
    await staff.goto(`${shop.url}${pathOf('works')}`);
    await logIn(staff, '系统管理员');
    await expect(staff).toHaveURL(/\/works\/review/);
    const queue = staff.getByRole('list', { name: '待处理的订单' });
    await expect(queue.getByRole('button').first()).toBeVisible();
    await expectFocusBack(staff);
    await staff.keyboard.press('/');
    await staff.keyboard.type(orderSN);
    await staff.keyboard.press('Enter');
    await expect(queue.getByRole('button')).toHaveCount(1);
    await queue.getByRole('button').focus();
    await staff.keyboard.press('j');
    await expect(staff.getByRole('heading', { name: `订单 ${orderSN}` })).toBeFocused();
    await expect(staff.getByRole('button', { name: /^查看《单面名片/ }).first()).toBeVisible();
    await expect(staff).toHaveURL(/[?&]case=\d+/);
    link = staff.url();
    await staff.reload();
    await expect(staff.getByRole('heading', { name: `订单 ${orderSN}` })).toBeVisible();
    await expect(staff.getByRole('button', { name: '退回客户' })).toBeEnabled();
    await staff.keyboard.press('w');
    const dialog = staff.getByRole('dialog', { name: '退回客户' });
    await dialog.getByRole('textbox', { name: '原因' }).fill('背面没有内容，请补上背面');
    await dialog.getByRole('button', { name: '退回客户' }).press('Enter');
    await expect(queue.getByRole('button')).toHaveCount(0);
    await expect(staff).not.toHaveURL(/[?&]case=/);
  });
  await test.step('its link still opens it, and says that it has left the desk; one that never was is gone', async () => {
    await staff.goto(link);
    await expect(staff.getByRole('heading', { name: `订单 ${orderSN}` })).toBeVisible();
    await expect(staff.getByText(/^它已不在审核，现在是“.+”。$/)).toBeVisible();
    await staff.goto(link.replace(/case=\d+/, 'case=99999999'));
    await expect(staff.getByText('这一项已经不在了')).toBeVisible();
    await staff.goBack();
    await expect(staff.getByRole('heading', { name: `订单 ${orderSN}` })).toBeVisible();
  });
  await office.close();

  await test.step('the customer reads why', async () => {
    await page.reload();
    await expect(page.getByText('背面没有内容，请补上背面').first()).toBeVisible();
  });

  await test.step('and has no desk', async () => {
    await page.goto(`${shop.url}${pathOf('works')}`);
    await expect(page).toHaveURL(`${shop.url}${pathOf('forbidden')}`);
  });
});
