/** Many orders from a workbook: checked, mended in place, submitted in part, uploaded again; a reload loses nothing. */
import { pathOf } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import { FIXTURES } from '../../api/src/preflight/fixtures.ts';
import { expect, expectNotice, fenIn, test } from './shop.ts';
import {
  type BatchRow,
  choose,
  goodRow,
  linesOf,
  openBatch,
  partOf,
  workbookOf,
} from './workbook.ts';

const open = (page: Page, url: string): Promise<void> =>
  openBatch(page, url + pathOf('productBatOrder'), '批量下单');

const rows = (numbers: string): BatchRow[] => [
  ...[1, 2, 3].map((index) => ({ ...goodRow, number: `${numbers}-${index}` })),
  { ...goodRow, number: `${numbers}-4`, phone: '1380' },
  { ...goodRow, number: `${numbers}-5`, product: '铜版纸名骗' },
  { ...goodRow, number: `${numbers}-6`, quantity: '一些' },
];

test('a workbook with faults is mended in place, submitted, and creates nothing twice', async ({
  page,
  shop,
}) => {
  const workbook = await workbookOf(rows('甲'));
  await open(page, shop.url);

  await test.step('the check says row by row what is wrong, and finds what may be meant', async () => {
    await choose(page, '表格', workbook);
    await expect(page.getByRole('tab', { name: /有误\s*3/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: /正确\s*3/ })).toBeVisible();
    await expect(page.getByText('手机号格式不正确')).toBeVisible();
    await expect(page.getByText('没有产品“铜版纸名骗”，是否为铜版纸名片')).toBeVisible();
  });

  await test.step('all or nothing points at the first fault and submits nothing', async () => {
    await page.getByRole('button', { name: '全部正确才提交' }).click();
    await expect(page.getByRole('button', { name: /^修改第 5 行的手机/ })).toBeFocused();
  });

  await test.step('a cell is mended with the keyboard; Escape leaves it as it was', async () => {
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: '修改第 5 行的手机' });
    await field.fill('99');
    await field.press('Escape');
    await page.getByRole('button', { name: /^修改第 5 行的手机/ }).press('Enter');
    await expect(field).toHaveValue('1380');
    await field.fill('13800000002');
    await field.press('Enter');
    await expect(page.getByRole('tab', { name: /有误\s*2/ })).toBeVisible();
  });

  await test.step('a reload in the middle shows the same rows', async () => {
    await expect(page).toHaveURL(/\?import=/);
    await page.reload();
    await expect(page.getByRole('tab', { name: /有误\s*2/ })).toBeVisible();
  });

  await test.step('all proposals of one kind are taken in one press', async () => {
    await page.getByRole('button', { name: /同类全部采用（1）/ }).click();
    await expect(page.getByText('已采用建议，1 行改好了')).toBeVisible();
    await expect(page.getByRole('tab', { name: /有误\s*1/ })).toBeVisible();
  });

  await test.step('the workbook comes back with what is left', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载错误表格' }).click();
    expect((await linesOf(await saved))[6]?.at(-1)).toContain('数量“一些”应为');
  });

  await test.step('those that are right become orders and are paid together', async () => {
    await page.getByRole('button', { name: '只提交正确的 5 单' }).click();
    await expect(page.getByRole('heading', { name: '已创建 5 单，1 行未提交' })).toBeVisible();
    await page.getByRole('button', { name: '去付款' }).click();
    await expect(page).toHaveURL(/\/pay\/checkout\?paymentSN=\d+/);
    await expect(page.getByTestId('payable')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: '已创建 5 单，1 行未提交' })).toBeVisible();
  });

  await test.step('uploaded again, nothing is created again', async () => {
    await page.getByRole('button', { name: '再下一批' }).click();
    await choose(page, '表格', workbook);
    await expect(page.getByText('5 行已下过单，没有重复创建')).toBeVisible();
    await expect(page.getByRole('button', { name: /只提交正确的/ })).toHaveCount(0);
    await page.getByRole('button', { name: '取消这次下单' }).click();
    const asked = page.getByRole('alertdialog', { name: '取消这次下单' });
    await expect(asked).toContainText('已检查的结果将丢失，确定取消吗？');
    await asked.getByRole('button', { name: '取消这次下单' }).click();
    await expectNotice(page, /已取消/);
    await expect(page).not.toHaveURL(/import=/);
  });
});

test('a batch that was left is offered again; a file that is no workbook says what to do', async ({
  page,
  shop,
}) => {
  await open(page, shop.url);

  await test.step('a text that is none is refused in words', async () => {
    const buffer = Buffer.from([0xff, 0xfe, 0x41, 0x00]);
    await choose(page, '表格', { name: '坏的.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText(/CSV 的编码无法识别，请另存为 UTF-8 或 GB18030/)).toBeVisible();
  });

  await test.step('what is checked and left stands there the next time', async () => {
    await choose(page, '表格', await workbookOf(rows('乙')));
    await expect(page.getByRole('tab', { name: /有误\s*3/ })).toBeVisible();
    await page.goto(shop.url + pathOf('productBatOrder'));
    const left = partOf(page, '没有做完的批量下单');
    await expect(left.getByText('十一月订单.xlsx')).toBeVisible();
    await left.getByRole('button', { name: '继续：十一月订单.xlsx' }).click();
    await expect(page.getByRole('tab', { name: /正确\s*3/ })).toBeVisible();
  });
});

test('print files are matched by name, and receivers filled by outside numbers', async ({
  page,
  shop,
}) => {
  const nobody = {
    consignee: null,
    phone: null,
    province: null,
    city: null,
    district: null,
    detail: null,
  };
  await open(page, shop.url);
  await partOf(page, '粘贴外部单号')
    .getByRole('textbox', { name: '粘贴外部单号' })
    .fill('3920481756201934\n3920481756201999');
  await choose(
    page,
    '表格',
    await workbookOf([
      { ...goodRow, ...nobody, number: '3920481756201934' },
      { ...goodRow, number: '丙-2', file: '陈经理名片' },
    ]),
  );
  const outside = partOf(page, '粘贴外部单号');
  await expect(outside.getByText('已为 1 行填上收货人')).toBeVisible();
  await expect(outside.getByText('没有找到：3920481756201999')).toBeVisible();
  await expect(page.getByText('没有文件“陈经理名片”')).toBeVisible();
  const buffer = Buffer.from(FIXTURES['card-with-bleed']());
  await choose(page, '印刷文件', { name: '陈经理名片.PDF', mimeType: 'application/pdf', buffer });
  await expect(partOf(page, '印刷文件').getByText('已匹配 1 个')).toBeVisible();
  await expect(page.getByRole('button', { name: '提交 2 单' })).toBeVisible();
});

test('rows of one print go together cheaper: said, taken back, taken, and ordered at that sum', async ({
  page,
  shop,
}) => {
  const print = { ...goodRow, file: '名片.pdf' };
  const rowsOfOne: BatchRow[] = [
    { ...print, number: '丁-1' },
    { ...print, number: '丁-2', province: '四川省', city: '成都市', district: '武侯区' },
    { ...print, number: '丁-3' },
  ];
  await open(page, shop.url);
  await choose(page, '印刷文件', {
    name: '名片.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(FIXTURES['card-with-bleed']()),
  });
  await choose(page, '表格', await workbookOf(rowsOfOne));
  const sum = page.getByText(/^合计 \d+ 单$/).locator('..');

  await test.step('the offer names the sum and what is saved', async () => {
    await expect(page.getByText('3 行印件相同，合成 1 单印制，同一收货人一个包裹。')).toBeVisible();
  });
  const offered = fenIn(await page.getByText(/^合计 ¥[\d,.]+，省 ¥/).textContent());

  await test.step('taken and taken back, the sum is what it was; a row opens into its price', async () => {
    const before = fenIn(await sum.textContent());
    await page.getByRole('button', { name: '采用最省发货' }).click();
    await expect(page.getByText(/^已采用最省发货/)).toContainText('提交后是 1 单');
    expect(fenIn(await sum.textContent())).toBe(offered);
    await page.getByRole('button', { name: '撤销，逐行发货' }).click();
    await expect(page.getByRole('button', { name: '采用最省发货' })).toBeVisible();
    expect(fenIn(await sum.textContent())).toBe(before);
    await page.getByRole('button', { name: /为什么是这个价：第 2 行$/ }).click();
    const dialog = page.getByRole('dialog', { name: '为什么是这个价' });
    await expect(dialog.getByText(/^价目表/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('ordered, it is one order at the sum that was named', async () => {
    await page.getByRole('button', { name: '采用最省发货' }).click();
    await page.getByRole('button', { name: '提交 1 单' }).click();
    await expect(page.getByRole('heading', { name: '已创建 1 单' })).toBeVisible();
    await page.getByRole('button', { name: '去付款' }).click();
    await expect(page.getByTestId('payable')).toBeVisible();
    expect(fenIn(await page.getByTestId('payable').textContent())).toBe(offered);
  });
});
