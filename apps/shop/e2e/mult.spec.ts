/** Several jobs at once: names and rows out of a spreadsheet, merged where that saves, files by name, one payment; a price that moved. */
import { readFile } from 'node:fs/promises';
import { pathOf } from '@banxin/contract/routes';
import type { Locator, Page } from '@playwright/test';
import { writeFixture } from '../../api/src/preflight/fixtures.ts';
import { expect, expectNotice, fenIn, logIn, pasteReceiver, test, tick } from './shop.ts';

const CARDS = pathOf('productMult', { categoryId: 1 });

const NAMES = '王芳 李雷 韩梅梅 张伟 刘洋 陈静 杨帆 赵敏 黄磊 周杰 吴昊 徐丽'.split(' ');

const rowsOf = (page: Page): Locator =>
  page.getByRole('grid').locator('tr[data-row]:not([data-note])');

const cellOf = (page: Page, number: number, column: string): Locator =>
  rowsOf(page)
    .nth(number - 1)
    .locator(`[data-column=${column}]`);

const barOf = (page: Page): Locator => page.getByRole('region', { name: '合计与确认' });

async function paste(page: Page, text: string, rows: number): Promise<void> {
  await page.getByRole('button', { name: '粘贴表格' }).click();
  const dialog = page.getByRole('dialog', { name: '粘贴表格' });
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: `加入 ${rows} 行` }).click();
  await expect(dialog).toHaveCount(0);
}

test('twelve names and two more rows become one order of fourteen designs, paid once', async ({
  page,
  shop,
}, testInfo) => {
  await page.goto(shop.url + CARDS);
  await logIn(page, '悦享包装');
  await expect(rowsOf(page)).toHaveCount(1);

  await test.step('a list of names is one job of as many designs', async () => {
    await paste(page, NAMES.join('\n'), 1);
    await expect(cellOf(page, 1, 'styles')).toHaveText('12');
  });

  await test.step('rows of a spreadsheet stand below it; one cell is not understood and mended', async () => {
    await paste(page, '品名\t数量\t款名\n名片\t5盒\t孙悦\n名片\t很多\t钱进', 2);
    await expect(rowsOf(page)).toHaveCount(3);
    await page.getByRole('button', { name: '去确认' }).click();
    await expect(barOf(page)).toContainText('还有 1 行需要修改');
    await expect(cellOf(page, 3, 'quantity')).toBeFocused();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect(cellOf(page, 3, 'quantity')).toHaveText('5 盒');
  });

  await test.step('merging them saves exactly what it says', async () => {
    const before = fenIn(await barOf(page).textContent());
    const offer = page.getByText(/规格相同的 3 行可合为 1 单 14 款，省 ¥/);
    const saves = fenIn(await offer.textContent());
    await page.getByRole('button', { name: '合并' }).click();
    await expect(rowsOf(page)).toHaveCount(1);
    expect(before - fenIn(await barOf(page).textContent())).toBe(saves);
  });

  await test.step('files find their designs by name, and those of nobody are named', async () => {
    const path = testInfo.outputPath('名片.pdf');
    writeFixture('card-with-bleed', path);
    const buffer = await readFile(path);
    await page.locator('input[data-part=files]').setInputFiles(
      ['王芳.pdf', '孙悦.pdf', '封面.pdf'].map((name) => ({
        name,
        mimeType: 'application/pdf',
        buffer,
      })),
    );
    await expect(page.getByText(/已匹配 2 个，1 个未找到/)).toContainText('封面.pdf');
    await expect(cellOf(page, 1, 'files')).toContainText('2 / 14 款');
  });

  await test.step('a reload loses nothing of it', async () => {
    await expect(page.getByText('草稿已保存')).toBeVisible();
    await page.reload();
    await expect(cellOf(page, 1, 'styles')).toHaveText('14');
    await expect(cellOf(page, 1, 'files')).toContainText('2 / 14 款');
    // The address that freight goes by is read anew.
    await expect(barOf(page)).toContainText(/运费\s*¥/);
  });

  const total = await barOf(page).textContent();
  await test.step('it is confirmed, ordered and paid', async () => {
    await page.getByRole('button', { name: '去确认' }).click();
    await expect(page).toHaveURL(/step=confirm/);
    await expect(page.getByText(NAMES.join('、'))).toBeVisible();
    await page.getByRole('button', { name: '为什么是这个价：第 1 行' }).click();
    const price = page.getByRole('dialog', { name: '为什么是这个价' });
    await expect(price.getByRole('button', { name: /纸张/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '用最划算的' }).click();
    const off = fenIn(await page.getByText(/^优惠共减 ¥/).textContent());
    expect(off).toBeGreaterThan(0);
    await page.getByRole('button', { name: '提交订单', exact: true }).click();
    await expect(page).toHaveURL(/\/pay\/checkout\?paymentSN=\d+/);
    expect(fenIn(await page.getByTestId('payable').textContent())).toBe(fenIn(total) - off);
    await page.getByRole('button', { name: /余额支付/ }).click();
    await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
  });

  await test.step('the table begins anew', async () => {
    await page.goto(shop.url + CARDS);
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(cellOf(page, 1, 'styles')).toHaveText('1');
  });
});

test('a price that moved is told row by row, and nothing is ordered before it is accepted', async ({
  page,
  shop,
}) => {
  // As if the shop had raised its prices after the page was opened: it reckons with a lower margin than the server.
  let isOld = true;
  await page.route('**/ProductUIOrderConfigByCategoryId', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    if (isOld) body.data.book.gang.margin -= 1_000;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(shop.url + CARDS);
  await logIn(page, '悦享包装');
  await paste(page, '品名\t数量\n名片\t5盒\n吊牌\t10盒', 2);
  await page.getByRole('button', { name: '去确认' }).click();
  const submit = page.getByRole('button', { name: '提交订单', exact: true });
  const dialog = page.getByRole('alertdialog', { name: '价格有变化' });

  await test.step('both rows say what they cost before and now, and why', async () => {
    await submit.click();
    await expect(dialog.getByText(/^第 1 行 铜版纸名片/)).toBeVisible();
    await expect(dialog.getByText(/^第 2 行 服装吊牌/)).toBeVisible();
  });

  await test.step('back in the confirmation the new prices stand', async () => {
    isOld = false;
    const accept = dialog.getByRole('button', { name: /^按 ¥[\d,.]+ 下单$/ });
    const asked = fenIn(await accept.textContent());
    const refreshed = page.waitForResponse(/ProductUIOrderConfigByCategoryId/);
    await dialog.getByRole('button', { name: '返回修改' }).click();
    await refreshed;
    const sheet = page.getByRole('region', { name: '价格明细' });
    await expect
      .poll(async () => fenIn(await sheet.locator('[data-part=total]').textContent()))
      .toBe(asked);
  });

  await test.step('and are ordered', async () => {
    await submit.click();
    await expectNotice(page, /2 张订单已提交，请付款/);
    await expect(page).toHaveURL(/\/pay\/checkout\?paymentSN=\d+/);
  });
});

test('a row has two receivers of its own, the other is shared out alike; both are paid at once and go to both', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url + CARDS);
  await logIn(page, '悦享包装');
  await paste(page, '品名\t数量\n名片\t5盒\n吊牌\t10盒', 2);

  await test.step('side by side the rows cost what they say', async () => {
    await page.getByRole('button', { name: '对比价格' }).click();
    const dialog = page.getByRole('dialog', { name: '价格对比' });
    const total = dialog.getByRole('row', { name: /^含税合计/ }).getByRole('cell');
    for (const at of [0, 1]) {
      const subtotal = rowsOf(page).nth(at).locator('[data-part=subtotal]');
      await expect(total.nth(at)).toHaveText((await subtotal.textContent()) ?? '');
    }
    await page.keyboard.press('Escape');
  });

  const receiversOf = (row: number) =>
    page.getByRole('list', { name: `第 ${row} 行的收货人` }).getByRole('listitem');
  const payable = page.getByRole('region', { name: '价格明细' }).locator('[data-part=total]');

  await test.step('a pasted receiver takes a part of the first, at a freight that is seen', async () => {
    await page.getByRole('button', { name: '去确认' }).click();
    await expect(payable).toContainText('¥');
    const before = fenIn(await payable.textContent());
    const dialog = await pasteReceiver(page, '分到多个收货人：第 1 行');
    await dialog.getByRole('button', { name: '用这些地址' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(receiversOf(1).nth(0)).toContainText('×3');
    await expect(receiversOf(1).nth(1)).toContainText(/陈先生 四川省 ×2.*¥/);
    await expect.poll(async () => fenIn(await payable.textContent())).toBeGreaterThan(before);
  });

  await test.step('the other follows in one press, and all of it survives a reload', async () => {
    await page.getByRole('button', { name: /^其余 1 单也按此比例分/ }).click();
    await expect(receiversOf(2).nth(1)).toContainText(/陈先生 四川省 ×4/);
    const total = await payable.textContent();
    await page.reload();
    await expect(receiversOf(2).nth(1)).toContainText(/陈先生 四川省 ×4/);
    await expect(payable).toHaveText(total ?? '');
  });

  await test.step('one payment of that sum; each order goes to both', async () => {
    const total = fenIn(await payable.textContent());
    await page.getByRole('button', { name: '提交订单', exact: true }).click();
    await expect(page).toHaveURL(/\/pay\/checkout\?paymentSN=\d+/);
    expect(fenIn(await page.getByTestId('payable').textContent())).toBe(total);
    await page.getByRole('button', { name: /余额支付/ }).click();
    const orders = page.getByRole('link', { name: /^订单 \d{15}$/ });
    await expect(orders).toHaveCount(2);
    await orders.last().click();
    await expect(page.getByRole('list', { name: '2 个收货地址' })).toContainText('陈先生');
  });
});

test('on a phone a row is edited in a drawer, and a category leads here with its product', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.url + pathOf('productDetail', { id: 105 }));
  await logIn(page, '悦享包装');
  await page.getByRole('link', { name: '多款下单' }).click();
  await expect(page).toHaveURL(/\/product\/mult\/1$/);
  await expect(page.getByText('1. 服装吊牌')).toBeVisible();
  await page.getByRole('button', { name: '修改第 1 行' }).click();
  const drawer = page.getByRole('dialog', { name: '第 1 行' });
  await tick(drawer.getByRole('radio', { name: /^20 盒/ }));
  await drawer.getByRole('button', { name: '完成' }).click();
  await expect(page.locator('#job-1')).toContainText('2,000 张');
  await page.getByRole('button', { name: '去确认' }).click();
  await expect(page.getByRole('region', { name: '收货信息' })).toBeVisible();
});

test('of two hundred rows only those in sight are drawn, and all are found, counted and reached by key', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url + CARDS);
  await logIn(page, '悦享包装');
  await expect(rowsOf(page)).toHaveCount(1);
  // By turns, so that none is offered to be merged away; the last can be told from the others.
  const lines = Array.from({ length: 199 }, (_, at) => `${at % 2 === 0 ? '名片' : '吊牌'}\t5盒`);
  await paste(page, ['品名\t数量', ...lines, '名片\t20盒'].join('\n'), 200);
  await expect(rowsOf(page)).toHaveCount(200);

  await test.step('most are left out of the drawing, and none of the count', async () => {
    const drawn = () =>
      rowsOf(page).evaluateAll(
        (rows) =>
          rows.filter((row) =>
            row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
          ).length,
      );
    await expect.poll(drawn).toBeGreaterThan(10);
    expect(await drawn()).toBeLessThan(100);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const rows = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'row');
    expect(rows.length).toBe(201);
  });

  await test.step('a search in the page finds the last one', async () => {
    await page.evaluate(() => getSelection()?.removeAllRanges());
    // The browser's own search, which TypeScript's library does not know.
    expect(
      await page.evaluate(() => (window as unknown as { find(t: string): boolean }).find('20 盒')),
    ).toBe(true);
    await expect(rowsOf(page).last()).toBeInViewport();
  });

  await test.step('keys lead to it; scrolled out of sight it keeps the focus and is edited', async () => {
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await cellOf(page, 1, 'quantity').focus();
    await page.keyboard.press('Control+ArrowDown');
    await expect(cellOf(page, 200, 'quantity')).toBeFocused();
    await expect(cellOf(page, 200, 'quantity')).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(rowsOf(page).last()).not.toBeInViewport();
    await expect(cellOf(page, 200, 'quantity')).toBeFocused();
    await page.keyboard.type('50');
    await page.keyboard.press('Enter');
    await expect(cellOf(page, 200, 'quantity')).toHaveText('50 盒');
    await expect(rowsOf(page).last()).toBeInViewport();
  });
});
