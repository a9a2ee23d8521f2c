/** Workbooks of other makers: each is read right, or refused with its cell; what comes back is the same with marks. */
import { readFile } from 'node:fs/promises';
import { openXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { GOOD, HEADS, JUDGED_FOR, lineOf, workbookOf } from './batch.testkit.ts';
import { judgeAll } from './judgeAll.ts';
import { markSheet } from './markSheet.ts';
import { isRefused, type ReadSheet, readSheet } from './readSheet.ts';
import { exportedWorkbook, wpsWorkbook } from './realWorkbooks.testkit.ts';

const file = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`workbooks/${name}`, import.meta.url)));

async function read(bytes: Uint8Array): Promise<ReadSheet> {
  const sheet = await readSheet(bytes);
  if (isRefused(sheet)) throw new Error(sheet.message);
  return sheet;
}

/** Line, cell and words of everything that is wrong. */
const faultsOf = ({ rows }: ReadSheet): (readonly [number, string, string])[] =>
  [...judgeAll(rows, JUDGED_FOR)].flatMap(({ row, problems }) =>
    problems.map(({ col, message }) => [row, col, message] as const),
  );

const marked = (bytes: Uint8Array, sheet: ReadSheet) =>
  markSheet(
    bytes,
    sheet.plan,
    [...judgeAll(sheet.rows, JUDGED_FOR)].map((row) => ({
      ...{ ...row, orderSN: null },
      problems: [...row.problems],
    })),
    new Map(),
  );

describe('a workbook that LibreOffice saved', () => {
  it('has titles, merged cells, hidden lines, days and phones in every form, and each is read as it is meant', async () => {
    const { rows, plan } = await read(await file('orders.xlsx'));
    expect(plan).toMatchObject({ format: 'xlsx', sheet: 0, head: 2, faults: 17 });
    const said = rows.map(({ row, cells: { number, phone, address, arriveBy } }) => [
      ...[row, number, phone, address, arriveBy],
    ]);
    const merged = '浙江省杭州市西湖区文三路 1 号';
    expect(said).toEqual([
      [4, 'L-001', '13800000001', merged, '2026-12-01'],
      [5, 'L-002', '138 0000 0002', merged, '2026-12-01'],
      [6, 'L-003', '13800000003', '上海市闵行区莘松路 2 号', '2026/12/1'],
      [8, 'L-004', '13800000004', '广东省深圳市南山区科技园路 1 号', undefined],
      [9, 'L-005', '+86 13800000005', '江苏省南京市玄武区\n中山路 9 号', '2026年12月1日'],
      [10, 'L-006', '1380000000', '文三路 1 号', '下周'],
    ]);
  });

  it('names each cell that is wrong, and the price is that of what is right', async () => {
    const sheet = await read(await file('orders.xlsx'));
    expect(faultsOf(sheet)).toEqual([
      [8, 'quantity', 'I8 是公式，请粘贴为数值'],
      [10, 'phone', '手机号格式不正确'],
      [10, 'address', '地址缺少省、市'],
      [10, 'arriveBy', expect.stringContaining('下周')],
    ]);
    // Of what a cell says beside its number the unit is understood.
    expect(sheet.rows.at(-1)?.cells.quantity).toBe('5 盒');
    const totals = [...judgeAll(sheet.rows, JUDGED_FOR)].map(({ total }) => total !== null);
    expect(totals).toEqual([true, true, true, false, true, false]);
  });

  it('comes back with its merged cells, its hidden row and its other sheet, and is read as it was', async () => {
    const bytes = await file('orders.xlsx');
    const sheet = await read(bytes);
    const back = await marked(bytes, sheet);
    const again = await read(back);
    expect(again.rows.map(({ row, cells }) => [row, cells])).toEqual(
      sheet.rows.map(({ row, cells }) => [row, cells]),
    );
    const { sheets } = await openXlsx(back);
    expect(sheets.map(({ name }) => name)).toEqual(['门店', '说明']);
    const [orders] = sheets;
    expect(orders?.merges).toContainEqual({ startRow: 3, startCol: 12, endRow: 4, endCol: 12 });
    expect(orders?.rowDefs?.get(5)?.hidden).toBe(true);
  });

  it('as text in GB18030 says the same rows; what a text cannot say is named', async () => {
    const sheet = await read(await file('orders.gb18030.csv'));
    expect(sheet.rows.map(({ cells }) => cells.number)).toEqual(
      Array.from({ length: 6 }, (_, at) => `L-00${at + 1}`),
    );
    expect(sheet.rows[4]?.cells).toMatchObject({
      address: '江苏省南京市玄武区\n中山路 9 号',
      remark: '含 <标签> & "引号"',
    });
    // A day as a number or in another country's order, and an address that stood in a merged cell.
    expect(faultsOf(sheet).filter(([row]) => row < 6)).toEqual([
      [4, 'arriveBy', expect.stringContaining('12/01/2026')],
      [5, 'detail', '详细地址必填'],
      [5, 'arriveBy', expect.stringContaining('46357')],
    ]);
  });

  it.each(['orders.xls', 'orders.utf16.csv'])('%s is refused with what to do', async (name) => {
    expect(await readSheet(await file(name))).toMatchObject({
      message: '文件读不出来，请另存为 xlsx 再试',
    });
  });
});

describe('a workbook', () => {
  it.each([
    ['as WPS saves it', wpsWorkbook, 'W-001', '铜版纸名片'],
    ['with prefixed names', () => exportedWorkbook('prefixed'), 'E-001', '101'],
    ['of the strict form', () => exportedWorkbook('strict'), 'E-001', '101'],
  ])('%s is read, and comes back as it was', async (_, make, number, product) => {
    const bytes = make();
    const sheet = await read(bytes);
    expect(sheet.rows).toMatchObject([
      {
        row: 2,
        cells: {
          ...{ number, product, quantity: '5', consignee: '陈女士', phone: '13800000001' },
          ...{ address: '浙江省杭州市西湖区文三路 1 号', arriveBy: '2026-12-01' },
        },
      },
    ]);
    expect(faultsOf(sheet)).toEqual([]);
    const again = await read(await marked(bytes, sheet));
    expect(again.rows.map(({ cells }) => cells)).toEqual(sheet.rows.map(({ cells }) => cells));
  });

  it('of nearly 5 MB is read to its last row', async () => {
    let seed = 7;
    const noise = (): string => {
      let text = '';
      while (text.length < 900) {
        seed = (seed * 48_271) % 2_147_483_647;
        text += seed.toString(36);
      }
      return text;
    };
    const count = 5_000;
    const bytes = await workbookOf([], {
      rows: [
        [...HEADS, '内部'],
        ...Array.from({ length: count }, (_, at) => [
          ...lineOf({ ...GOOD, number: `A-${at + 1}` }),
          noise(),
        ]),
      ],
    });
    expect(bytes.length / 1024 ** 2).toBeGreaterThan(2.5);
    expect(bytes.length / 1024 ** 2).toBeLessThan(5);
    const { rows } = await read(bytes);
    expect(rows).toHaveLength(count);
    expect(rows.at(-1)?.cells.number).toBe(`A-${count}`);
  });
});
