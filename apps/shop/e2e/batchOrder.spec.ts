/** Many orders from a workbook: checked, mended in place, submitted in part, uploaded again; a reload loses nothing. */
import { pathOf } from '@banxin/contract/routes';
import { batchColumnNames } from '@banxin/contract/rules/batchColumns';
import type { Page } from '@playwright/test';
import { FIXTURES } from '../../api/src/preflight/fixtures.ts';
import { expect, expectNotice, test } from './shop.ts';
import {
  type BatchRow,
  choose,
  linesOf,
  openBatch,
  partOf,
  sheetOf,
  workbookOf,
} from './workbook.ts';

const GOOD: BatchRow = {
  product: '铜版纸名片',
  width: 90,
  height: 54,
  material: '铜版纸',
  gsm: 300,
  colours: '4+4',
  crafts: '亮膜',
  quantity: 5,
  consignee: '陈女士',
  phone: '13800000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 1 号',
};

const open = (page: Page, url: string): Promise<void> =>
  openBatch(page, url + pathOf('productBatOrder'), '批量下单');

const rows = (numbers: string): BatchRow[] => [
  ...[1, 2, 3].map((index) => ({ ...GOOD, number: `${numbers}-${index}` })),
  { ...GOOD, number: `${numbers}-4`, phone: '1380' },
  { ...GOOD, number: `${numbers}-5`, product: '铜版纸名骗' },
  { ...GOOD, number: `${numbers}-6`, quantity: '一些' },
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

/** A row in fifteen is wrong, in four ways by turns; what the cell should have said. */
const FAULTS = [
  { column: 'phone', wrong: '1380', says: '手机号格式不正确' },
  { column: 'product', wrong: '铜版纸名骗', says: '没有产品“铜版纸名骗”' },
  { column: 'quantity', wrong: '一些', says: '数量“一些”应为' },
  { column: 'consignee', wrong: null, says: '收货人' },
] as const;
const MANY = 300;
const FAULTY_EVERY = 15;

test('three hundred rows with twenty faults come back, are mended in the workbook, and are ordered once', async ({
  page,
  shop,
}) => {
  const good = Array.from(
    { length: MANY },
    (_, index): BatchRow => ({
      ...GOOD,
      number: `丁-${index + 1}`,
      quantity: [2, 5, 10][index % 3] ?? null,
      detail: `文三路 ${index + 1} 号`,
    }),
  );
  const faultOf = (index: number) =>
    index % FAULTY_EVERY === 0 ? FAULTS[(index / FAULTY_EVERY) % FAULTS.length] : undefined;
  const wrong = good.map((row, index) => {
    const fault = faultOf(index);
    return fault ? { ...row, [fault.column]: fault.wrong } : row;
  });
  await open(page, shop.url);

  const mended =
    await test.step('each fault is counted and stands in the workbook that comes back', async () => {
      await choose(page, '表格', await workbookOf(wrong, { name: '三百单.xlsx' }));
      await expect(page.getByRole('tab', { name: /有误\s*20/ })).toBeVisible();
      await expect(page.getByRole('tab', { name: /正确\s*280/ })).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: '下载错误表格' }).click();
      const lines = await linesOf(await saved);
      expect(lines).toHaveLength(MANY + 1);
      const said = lines.slice(1).map((line) => String(line.at(-1) ?? ''));
      for (const [index, words] of said.entries()) {
        const fault = faultOf(index);
        if (fault) expect(words).toContain(fault.says);
        else expect(words).toBe('');
      }
      // Mended where it came back: the same lines, the faulty cells alone are other ones.
      return lines.map((line, at) => {
        const fault = at === 0 ? undefined : faultOf(at - 1);
        const row = good[at - 1];
        if (!fault || !row) return line;
        const place = batchColumnNames.indexOf(fault.column);
        return line.map((cell, index) => (index === place ? (row[fault.column] ?? null) : cell));
      });
    });
  const workbook = await sheetOf(mended, '三百单（已改）.xlsx');

  await test.step('mended it is right from the first row to the last, and becomes three hundred orders', async () => {
    await page.getByRole('button', { name: '重新上传表格' }).click();
    await choose(page, '表格', workbook);
    await page.getByRole('button', { name: '提交 300 单' }).click();
    await expect(page.getByRole('heading', { name: '已创建 300 单' })).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step('uploaded once more nothing is ordered', async () => {
    await page.getByRole('button', { name: '再下一批' }).click();
    await choose(page, '表格', workbook);
    await expect(page.getByText('这份表格里的行都下过单了')).toBeVisible();
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
      { ...GOOD, ...nobody, number: '3920481756201934' },
      { ...GOOD, number: '丙-2', file: '陈经理名片' },
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
