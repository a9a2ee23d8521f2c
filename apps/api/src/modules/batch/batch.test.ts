/** Rows of a batch order workbook: read whoever wrote it, judged cell by cell, handed back to be mended. No server. */
import { IMPORT_ROWS_MAX } from '@banxin/contract/constants';
import type { BatchProblem } from '@banxin/contract/entities/batch';
import { FAULTS_HEAD } from '@banxin/contract/rules/batchColumns';
import { products } from '@banxin/pricing/products';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { openXlsx, readXlsx } from 'hucre/xlsx';
import { describe, expect, it, test } from 'vitest';
import { placeOf } from './areas.ts';
import { at, GOOD, HEADS, JUDGED_FOR, lineOf, type Row, workbookOf } from './batch.testkit.ts';
import { judgeAll } from './judgeAll.ts';
import { markSheet } from './markSheet.ts';
import { isRefused, type ReadSheet, readSheet } from './readSheet.ts';
import { templateBytes } from './template.ts';

async function read(bytes: Uint8Array): Promise<ReadSheet> {
  const sheet = await readSheet(bytes);
  if (isRefused(sheet)) throw new Error(sheet.message);
  return sheet;
}

const judged = async (...rows: readonly Row[]) => {
  const sheet = await read(await workbookOf(rows));
  return [...judgeAll(sheet.rows, JUDGED_FOR)];
};

const faultsOf = async (change: Row): Promise<readonly BatchProblem[]> =>
  (await judged({ ...GOOD, ...change }))[0]?.problems ?? [];

const brief = ({ col, code, fix }: BatchProblem) => [
  col,
  code,
  ...(fix === undefined ? [] : [fix]),
];

describe('a row', () => {
  it('that is right has a price with freight and no fault', async () => {
    const [row] = await judged(GOOD);
    expect(row?.problems).toEqual([]);
    expect(row?.total).toBeGreaterThan(0);
    expect(row?.job).toMatchObject({
      configuration: { productId: 101, quantity: 5, gsm: 300, colours: '4+4' },
      receiver: { province: '浙江省', city: '杭州市', district: '西湖区', detail: '文三路 1 号' },
    });
  });

  it.each<[string, Row, (string | undefined)[][]]>([
    ['without a number', { number: null }, [['number', 'REQUIRED']]],
    ['without a quantity', { quantity: null }, [['quantity', 'REQUIRED']]],
    ['with a quantity that is none', { quantity: '一些' }, [['quantity', 'FORMAT']]],
    ['with half a sheet', { quantity: 5.5 }, [['quantity', 'FORMAT']]],
    ['of a product that nobody sells', { product: '铜版名骗' }, [['product', 'UNKNOWN_PRODUCT']]],
    ['without a receiver', { consignee: null }, [['consignee', 'REQUIRED']]],
    ['with nine digits of a phone', { phone: '138000001' }, [['phone', 'PHONE']]],
    ['without a city', { city: null, district: null }, [['detail', 'ADDRESS_AMBIGUOUS']]],
    ['with one side of a size', { height: null }, [['height', 'REQUIRED']]],
    ['by a carrier of nowhere', { carrier: '飞毛腿' }, [['carrier', 'FORMAT']]],
    [
      'too light for its carrier',
      { carrier: '德邦快递' },
      [['carrier', 'CARRIER_LIMIT', '中通快递']],
    ],
    ['wanted yesterday', { arriveBy: '2026-11-19' }, [['arriveBy', 'FORMAT']]],
    ['wanted on no day', { arriveBy: '2026-02-30' }, [['arriveBy', 'FORMAT']]],
    ['in a packing of nobody', { packaging: '金箱' }, [['packaging', 'FORMAT']]],
    ['perhaps urgent', { urgent: '也许' }, [['urgent', 'FORMAT']]],
    ['with too many styles', { styles: 51 }, [['styles', 'FORMAT']]],
    ['with a sender of no phone', { senderName: '王' }, [['senderPhone', 'REQUIRED']]],
  ])('%s has its fault in its cell', async (_, change, expected) => {
    const [row] = await judged({ ...GOOD, ...change });
    expect(row?.problems.map(brief).map(([col, code]) => [col, code])).toEqual(
      expected.map(([col, code]) => [col, code]),
    );
  });

  it('names what may be meant, and that is right when it is taken', async () => {
    for (const change of [
      { product: '铜版纸名骗' },
      { gsm: 301 },
      { quantity: 500_000 },
      { carrier: '德邦快递' },
    ] satisfies Row[]) {
      const [fault] = await faultsOf(change);
      expect(fault?.fix, JSON.stringify(change)).toBeDefined();
      expect(await faultsOf({ ...change, [fault?.col ?? '']: fault?.fix ?? '' })).toEqual([]);
    }
  });

  it('may name its product by its code or its name, whichever it is', async () => {
    for (const { id, name, stock } of products) {
      if (stock) continue;
      for (const product of [String(id), name]) {
        const sheet = await judged({
          ...{ number: '1', product, quantity: 1000, consignee: '陈', phone: '13800000001' },
          address: '浙江省杭州市西湖区文三路 1 号',
        });
        expect(sheet[0]?.job?.configuration.productId, product).toBe(id);
      }
    }
  });

  it('may say its day, its phone and its carrier as people write them', async () => {
    const [row] = await judged({
      ...GOOD,
      ...{
        phone: '+86 138 0000 0001',
        carrier: '中通',
        arriveBy: '2026/12/1',
        packaging: '纸箱、中性',
      },
      quantity: '5盒',
    });
    expect(row?.problems).toEqual([]);
    expect(row?.job).toMatchObject({
      ...{
        carrier: 'zhongtong',
        arriveBy: '2026-12-01',
        packaging: { outer: 'carton', neutral: true },
      },
      receiver: { mobilePhone: '13800000001' },
    });
  });

  it('whose number stands above names that row', async () => {
    const rows = await judged(GOOD, { ...GOOD, number: 'A-2' }, GOOD);
    expect(
      rows.map(({ problems }) => problems.map(({ code, message }) => [code, message])),
    ).toEqual([[], [], [['DUP_IN_FILE', '与第 2 行客户单号重复']]]);
  });
});

test.each([
  ['浙江省杭州市西湖区文三路 1 号', ['浙江省', '杭州市', '西湖区', '文三路 1 号']],
  ['浙江杭州西湖区文三路 1 号', ['浙江省', '杭州市', '西湖区', '文三路 1 号']],
  ['杭州市西湖区文三路 1 号', ['浙江省', '杭州市', '西湖区', '文三路 1 号']],
  ['上海市闵行区莘松路 2 号', ['上海市', '上海市', '闵行区', '莘松路 2 号']],
  ['上海市上海市闵行区莘松路 2 号', ['上海市', '上海市', '闵行区', '莘松路 2 号']],
  ['广东省南山区科技园路 1 号', ['广东省', '深圳市', '南山区', '科技园路 1 号']],
  ['内蒙古呼和浩特赛罕区大学东街', ['内蒙古自治区', '呼和浩特市', '赛罕区', '大学东街']],
  ['吉林省吉林市昌邑区中兴街', ['吉林省', '吉林市', '昌邑区', '中兴街']],
  ['文三路 1 号', ['', '', '', '文三路 1 号']],
])('%s is taken apart', (text, [province, city, district, detail]) => {
  expect(placeOf(text)).toEqual({ province, city, district, detail });
});

describe('a workbook', () => {
  it('may have a title above its heads, hidden rows, empty lines and columns that nobody asked for', async () => {
    const bytes = await workbookOf([], {
      rows: [
        ['十一月订单'],
        [...HEADS, '内部'],
        lineOf(GOOD),
        [],
        lineOf({ ...GOOD, number: 'A-2' }),
      ],
      rowDefs: new Map([[4, { hidden: true }]]),
    });
    const { rows, plan } = await read(bytes);
    expect(rows.map(({ row, cells }) => [row, cells.number])).toEqual([
      [3, 'A-1'],
      [5, 'A-2'],
    ]);
    expect(plan.head).toBe(1);
  });

  it('whose receiver spans rows says it for each of them', async () => {
    const bytes = await workbookOf([GOOD, { ...GOOD, number: 'A-2', consignee: null }], {
      merges: [{ startRow: 1, startCol: at('consignee'), endRow: 2, endCol: at('consignee') }],
    });
    expect((await read(bytes)).rows.map(({ cells }) => cells.consignee)).toEqual([
      '陈女士',
      '陈女士',
    ]);
  });

  it('with a day as a date, or as the number that it is, says the same day', async () => {
    const rows = [new Date('2026-12-01T00:00:00Z'), 46_357].map((arriveBy) => ({
      ...GOOD,
      arriveBy,
    }));
    expect((await read(await workbookOf(rows))).rows.map(({ cells }) => cells.arriveBy)).toEqual([
      '2026-12-01',
      '2026-12-01',
    ]);
  });

  it('with a formula names its cell', async () => {
    const cells = new Map([
      [`1,${at('quantity')}`, { value: 5, type: 'formula', formula: 'A1*5' } as const],
    ]);
    const sheet = await read(await workbookOf([GOOD], { cells }));
    const [row] = judgeAll(sheet.rows, JUDGED_FOR);
    expect(row?.problems.map(({ col, message }) => [col, message])).toEqual([
      ['quantity', 'I2 是公式，请粘贴为数值'],
    ]);
  });

  it('that is no template says which columns it lacks', async () => {
    const bytes = await workbookOf([], {
      rows: [
        ['客户单号', '数量', '备注', '材质'],
        ['1', 2, '', ''],
      ],
    });
    expect(await readSheet(bytes)).toMatchObject({
      message: '这不是批量下单模板，缺少列：产品名称/编码、收货人、手机、详细地址',
    });
  });

  it('with more rows than one takes is refused, with as many it is read', async () => {
    const line = ['x'];
    const rows = (count: number) => [HEADS, ...Array.from({ length: count }, () => line)];
    expect(
      await readSheet(await workbookOf([], { rows: rows(IMPORT_ROWS_MAX + 1) })),
    ).toMatchObject({
      message: '超过 5,000 行，请拆分',
    });
    expect((await read(await workbookOf([], { rows: rows(IMPORT_ROWS_MAX) }))).rows).toHaveLength(
      IMPORT_ROWS_MAX,
    );
  });

  it.each([
    ['cut short', async () => (await workbookOf([GOOD])).slice(0, 900)],
    ['another archive', async () => zipSync({ 'a.txt': new Uint8Array(3) })],
    ['a bomb', async () => zipSync({ 'xl/workbook.xml': new Uint8Array(100 * 1024 ** 2) })],
    ['UTF-16', async () => new Uint8Array([0xff, 0xfe, 0x41, 0x00, 0x42, 0x00])],
  ])('that is %s cannot be read, and says so', async (_, make) => {
    expect(await readSheet(await make())).toMatchObject({
      message: '文件读不出来，请另存为 xlsx 再试',
    });
  });

  it.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    // 客户单号,产品… of this one line are ASCII but for these heads, so that no encoder is needed.
  ])('as text in %s is read', async (_, encode) => {
    const text = [
      HEADS.join(','),
      lineOf({ ...GOOD, detail: '"文三路 1 号, 2 楼"' }).join(','),
    ].join('\r\n');
    const { rows, plan } = await read(encode(text));
    expect(plan.format).toBe('csv');
    expect(rows[0]?.cells).toMatchObject({ number: 'A-1', detail: '文三路 1 号, 2 楼' });
  });

  it('as text in GB18030 is read', async () => {
    // 客户单号 产品 数量 收货人 手机 地址, as GB18030 writes them.
    const heads = [
      [0xbf, 0xcd, 0xbb, 0xa7, 0xb5, 0xa5, 0xba, 0xc5],
      [0xb2, 0xfa, 0xc6, 0xb7],
      [0xca, 0xfd, 0xc1, 0xbf],
      [0xca, 0xd5, 0xbb, 0xf5, 0xc8, 0xcb],
      [0xca, 0xd6, 0xbb, 0xfa],
      [0xb5, 0xd8, 0xd6, 0xb7],
    ];
    const line = heads.flatMap((head, index) => [...(index === 0 ? [] : [0x2c]), ...head]);
    const { rows } = await read(
      Uint8Array.from([...line, 0x0a, ...Buffer.from('A-1,101,5,Li,1,x')]),
    );
    expect(rows[0]?.cells).toMatchObject({
      number: 'A-1',
      product: '101',
      quantity: '5',
      address: 'x',
    });
  });
});

describe('the workbook that comes back', () => {
  it('is the same one with red cells, comments and a column of faults; mended it is right', async () => {
    const bytes = await workbookOf(
      [GOOD, { ...GOOD, number: 'A-2', phone: '1380', quantity: null }],
      {
        rows: [
          [...HEADS, '内部'],
          [...lineOf(GOOD), '甲'],
          [...lineOf({ ...GOOD, number: 'A-2', phone: '1380', quantity: null }), '乙'],
        ],
      },
    );
    const sheet = await read(bytes);
    const rows = [...judgeAll(sheet.rows, JUDGED_FOR)].map((row) => ({
      ...row,
      orderSN: null,
      problems: [...row.problems],
    }));
    const marked = await markSheet(bytes, sheet.plan, rows, new Map());
    const { sheets } = await readXlsx(marked, { readStyles: true });
    const last = HEADS.length + 1;
    expect(sheets[0]?.rows[0]?.[last]).toBe(FAULTS_HEAD);
    expect(sheets[0]?.rows[2]?.[last]).toBe('数量必填；手机号格式不正确');
    expect(sheets[0]?.rows.map((line) => line[last - 1])).toEqual(['内部', '甲', '乙']);
    const cell = sheets[0]?.cells?.get(`2,${at('phone')}`);
    expect(cell?.comment?.text).toBe('手机号格式不正确');
    expect(cell?.style?.fill).toMatchObject({ fgColor: { rgb: 'FFC7CE' } });
    expect(sheets[0]?.cells?.get(`1,${at('phone')}`)?.style?.fill).toBeUndefined();
    // What was mended on the page is mended in it, and old marks go.
    const again = await read(marked);
    expect(again.rows.map(({ cells }) => cells)).toEqual(sheet.rows.map(({ cells }) => cells));
    const mended = again.rows.map(({ row, cells }) => ({
      ...{ row, orderSN: null, problems: [] },
      cells: { ...cells, phone: '13800000001', quantity: '5' },
    }));
    const changed = new Map([[3, new Set(['phone', 'quantity'] as const)]]);
    const clean = await read(await markSheet(marked, again.plan, mended, changed));
    expect([...judgeAll(clean.rows, JUDGED_FOR)].flatMap(({ problems }) => problems)).toEqual([]);
    const back = await openXlsx(await markSheet(marked, again.plan, mended, changed));
    expect([...(back.sheets[0]?.cells?.values() ?? [])].filter(({ comment }) => comment)).toEqual(
      [],
    );
  });

  it('of a text is a workbook', async () => {
    const bytes = Buffer.from(
      `${HEADS.join(',')}\n${lineOf({ ...GOOD, quantity: null }).join(',')}`,
    );
    const sheet = await read(bytes);
    const rows = [...judgeAll(sheet.rows, JUDGED_FOR)].map((row) => ({
      ...row,
      orderSN: null,
      problems: [...row.problems],
    }));
    const back = await read(await markSheet(bytes, sheet.plan, rows, new Map()));
    expect(back.rows.map(({ cells }) => cells)).toEqual(sheet.rows.map(({ cells }) => cells));
  });
});

/** Random workbooks that are drawn; `BATCH_WORKBOOKS=1000` takes some minutes. */
const WORKBOOKS = Number(process.env.BATCH_WORKBOOKS ?? 60);

test('whatever rows there are, they come back as they were, with a mark for each fault and none else', async () => {
  const cell = fc.oneof(
    fc.constantFrom(...Object.values(GOOD).map(String), '', '=1+1', '@x', '-5', '一些', '1380'),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const random = fc.array(fc.record(Object.fromEntries(HEADS.map((_, index) => [index, cell]))), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(random, async (drawn) => {
      const rows = [HEADS, ...drawn.map((line) => HEADS.map((_, index) => line[index] ?? null))];
      const bytes = await workbookOf([], { rows });
      const sheet = await readSheet(bytes);
      if (isRefused(sheet)) return;
      const marks = [...judgeAll(sheet.rows, JUDGED_FOR)].map((row) => ({
        ...{ ...row, orderSN: null },
        problems: [...row.problems],
      }));
      const marked = await markSheet(bytes, sheet.plan, marks, new Map());
      const again = await read(marked);
      expect(again.rows.map(({ row, cells }) => [row, cells])).toEqual(
        sheet.rows.map(({ row, cells }) => [row, cells]),
      );
      const back = (await readXlsx(marked, { readStyles: true })).sheets[0];
      const red = [...(back?.cells ?? [])].flatMap(([place, { comment }]) =>
        comment ? [place] : [],
      );
      const faulty = marks.flatMap(({ row, problems }) =>
        problems.map(({ col }) => `${row - 1},${at(col)}`),
      );
      expect(red.toSorted()).toEqual([...new Set(faulty)].toSorted());
    }),
    { numRuns: WORKBOOKS, seed: 20_261_120 },
  );
}, 900_000);

test('the template is read as a sheet without orders, and its examples are right', async () => {
  const bytes = await templateBytes();
  expect(await readSheet(bytes)).toMatchObject({ message: '表格里没有订单' });
  const { sheets } = await readXlsx(bytes);
  const examples = sheets.find(({ name }) => name === '示例');
  const sheet = await read(await workbookOf([], { rows: examples?.rows ?? [] }));
  expect([...judgeAll(sheet.rows, JUDGED_FOR)].flatMap(({ problems }) => problems)).toEqual([]);
});
