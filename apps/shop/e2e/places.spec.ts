/** Addresses and senders that are kept: a list imported, one changed in two windows, the default removed, and the next order. */
import { pathOf } from '@banxin/contract/routes';
import { expect, expectNotice, logIn, test } from './shop.ts';
import { draftOf } from './walk.ts';

const LIST = [
  '周小雨 13900001111 浙江省杭州市西湖区文三路 18 号',
  '李芳 江苏省苏州市吴中区东吴北路 1 号',
  '前台 0371-2345678-801 河南省郑州市金水区花园路 1 号',
].join('\n');

test('a list is imported, an address changed twice, the default removed; the next order offers what is left', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}${pathOf('userAddr')}`);
  await logIn(page, '悦享包装');
  const rows = page.getByRole('table', { name: '常用地址' }).getByRole('row');
  const rowOf = (name: string) => rows.filter({ hasText: name });
  await expect(rowOf('悦享包装收货处')).toContainText('默认');

  await test.step('of three pasted rows two are valid; the third stays with its reason', async () => {
    await page.getByRole('button', { name: '批量导入' }).click();
    const dialog = page.getByRole('dialog', { name: '批量导入地址' });
    const list = dialog.getByRole('textbox', { name: /^粘贴地址列表/ });
    await list.fill(LIST);
    await expect(dialog.getByText('2 行可以导入，1 行需要修改')).toBeVisible();
    await dialog.getByRole('button', { name: '导入 2 个有效地址' }).click();
    await expectNotice(page, /已导入 2 个地址/);
    await expect(list).toHaveValue(/^李芳 .*东吴北路 1 号$/);
    await expect(dialog.getByText('请输入联系电话')).toBeVisible();
    await dialog.getByRole('button', { name: '取消' }).last().click();
    await page
      .getByRole('alertdialog', { name: '填写的内容还没有保存' })
      .getByRole('button', { name: '离开' })
      .click();
    await expect(rowOf('周小雨')).toContainText('139****1111');
    await expect(rowOf('前台')).toContainText('0371-****678-801');
  });

  await test.step('changed in two windows, the second is told and shown what is stored', async () => {
    await page.getByRole('button', { name: '编辑：周小雨' }).click();
    const mine = page.getByRole('dialog', { name: '编辑地址' });
    await mine.getByRole('textbox', { name: '详细地址' }).fill('文三路 20 号');
    const other = await page.context().newPage();
    await other.goto(`${shop.url}${pathOf('userAddr')}`);
    await other.getByRole('button', { name: '编辑：周小雨' }).click();
    const theirs = other.getByRole('dialog', { name: '编辑地址' });
    await theirs.getByRole('textbox', { name: '详细地址' }).fill('文三路 19 号');
    await theirs.getByRole('button', { name: '保存', exact: true }).click();
    await expectNotice(other, /已保存/);
    await other.close();
    await page.bringToFront();
    await mine.getByRole('button', { name: '保存', exact: true }).click();
    await expect(mine.getByText('内容已在别处更改，请核对后再保存')).toBeVisible();
    const beside = mine.getByRole('table', { name: '您填写的与已保存的' });
    await expect(beside.getByRole('row')).toHaveCount(2);
    await expect(beside.getByRole('row').last()).toContainText('文三路 20 号文三路 19 号');
    await expect(mine.getByRole('textbox', { name: '详细地址' })).toHaveValue('文三路 20 号');
    await mine.getByRole('button', { name: '保存', exact: true }).click();
    await expectNotice(page, /已保存/);
    await expect(rowOf('周小雨')).toContainText('文三路 20 号');
  });

  await test.step('a sender is kept with a landline, and is the default', async () => {
    await page.goto(`${shop.url}${pathOf('userSender')}`);
    await page.getByRole('button', { name: '新增发件人' }).first().click();
    const dialog = page.getByRole('dialog', { name: '新增发件人' });
    await dialog.getByRole('textbox', { name: '发件人' }).fill('悦享品牌部');
    await dialog.getByRole('textbox', { name: '联系电话' }).fill('021-61234567');
    await expect(dialog.getByRole('checkbox', { name: '不显示价格与店铺标识' })).toBeChecked();
    const asDefault = dialog.getByRole('checkbox', { name: '设为默认发件人' });
    if (!(await asDefault.isChecked())) await asDefault.locator('xpath=ancestor::label').click();
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expectNotice(page, /已保存/);
    const row = page.getByRole('row').filter({ hasText: '悦享品牌部' });
    await expect(row).toContainText('默认');
  });

  await test.step('the default address is removed; the one used last takes over', async () => {
    await page.goto(`${shop.url}${pathOf('userAddr')}`);
    await page.getByRole('button', { name: '删除：悦享包装收货处' }).click();
    const asked = page.getByRole('alertdialog', { name: '删除' });
    await expect(asked.getByText(/默认地址改为最近使用的/)).toBeVisible();
    await asked.getByRole('button', { name: '删除' }).click();
    await expectNotice(page, /已删除地址/);
    await expect(rowOf('悦享包装收货处')).toHaveCount(0);
    await expect(rows.filter({ hasText: '默认' }).filter({ hasText: '编辑' })).not.toHaveCount(0);
  });

  await test.step('the next order offers what is left, and comes from the sender', async () => {
    const orderSN = await draftOf(page);
    await page.goto(`${shop.url}${pathOf('orderConfirm', { id: 201, orderId: orderSN })}`);
    await expect(page.getByRole('radio', { name: /^周小雨/ })).toBeAttached();
    await expect(page.getByRole('radio', { name: /^悦享包装收货处/ })).toHaveCount(0);
    await expect(page.getByText('悦享品牌部 021-61234567')).toBeVisible();
    await page.getByRole('button', { name: '确认订单并付款' }).first().click();
    await expect(page).toHaveURL(/\/pay\/checkout\?paymentSN=\d+/);
    await page.goto(`${shop.url}${pathOf('UserOrderDetail', { sn: orderSN })}`);
    await expect(page.getByText('悦享品牌部 021-61234567').first()).toBeVisible();
  });
});
