/** Several styles in one order: names and sides travel with it, and each file is judged as what it holds. */

import { createOrder, saveDraft } from '@banxin/contract/calls/order/create';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import type { JobStyle } from '@banxin/contract/entities/styles';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { isWhole } from '@banxin/contract/rules/styles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { pageOrderOf } from '../works/ticket.ts';
import { contradictions } from './contradictions.testkit.ts';
import { CARDS, configurationOf, enter, paid, place } from './order.testkit.ts';

const server = await createTestServer();
const { db } = server;
const TWO = { ...CARDS, styles: 2 };
let browser: Browser;
let both: string;
let front: string;
let back: string;

beforeAll(async () => {
  browser = (await enter(server, { balance: 10_000_000 })).browser;
  both = await upload(server, browser, FIXTURES['card-with-bleed'](), '第1款.pdf');
  front = await upload(server, browser, FIXTURES['card-single-page'](), '第2款-正面.pdf');
  back = await upload(server, browser, FIXTURES['card-single-page'](), '第2款-反面.pdf');
});
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const part = (fileId: string, side: 'all' | 'front' | 'back', page = 1) => ({ fileId, side, page });
const arranged = (): { fileIds: string[]; styles: JobStyle[] } => ({
  fileIds: [both, front, back],
  styles: [
    { name: '张经理', parts: [part(both, 'all')] },
    { name: '', parts: [part(front, 'front'), part(back, 'back')] },
  ],
});
const stylesOf = async (orderSN: string) =>
  (await browser.send(getOrderDetail, { ordersn: orderSN })).styles;

describe('names and sides of styles', () => {
  test('stay with the order as they were given', async () => {
    const { orderSN } = await place(browser, { configuration: TWO, ...arranged() });
    expect(await stylesOf(orderSN)).toEqual(arranged().styles);
  });

  test('are none for an order whose styles have one file each', async () => {
    const { orderSN } = await place(browser, { configuration: TWO, fileIds: [both, front] });
    expect(await stylesOf(orderSN)).toBeNull();
  });

  test('change with a draft, whose version grows once for the same contents', async () => {
    const { orderSN } = await place(browser, { configuration: TWO, ...arranged() });
    const [first, second] = arranged().styles;
    const styles = [{ ...first, name: '李经理', parts: first?.parts ?? [] }, second ?? first];
    const changed = { orderSN, version: 0, configuration: TWO, fileIds: arranged().fileIds };
    const input = { ...changed, styles: styles as JobStyle[] };
    const saved = await browser.send(saveDraft, input);
    expect(await stylesOf(orderSN)).toEqual(styles);
    const again = await browser.send(saveDraft, input);
    expect(again.version).toBe(saved.version);
  });

  test('change with the files of an order that waits for them', async () => {
    const { orderSN } = await place(browser, { configuration: TWO });
    const shown = await browser.send(setOrderFiles, { orderSN, ...arranged() });
    expect(shown.styles).toEqual(arranged().styles);
    expect(shown.files.map(({ id }) => id)).toEqual(arranged().fileIds);
  });
});

test('files that came meanwhile are not lost to an older window', async () => {
  const { orderSN } = await place(browser, { configuration: TWO });
  await browser.send(setOrderFiles, { orderSN, ...arranged() });
  const refusal = await browser.refused(saveDraft, {
    orderSN,
    version: 0,
    configuration: { ...TWO, quantity: 10 },
  });
  expect(refusal.errCode).toBe(errCode.wrongState);
  expect(await stylesOf(orderSN)).toEqual(arranged().styles);
});

describe('a file is judged as what it holds', () => {
  test('fronts and backs of their own pass the review by rule', async () => {
    const { orderSN } = await paid(browser, { configuration: TWO, ...arranged() });
    const { status } = await browser.send(getOrderDetail, { ordersn: orderSN });
    expect(status).toBe(orderStatus.approvedOrdered);
  });

  test('a side that is missing waits for a person', async () => {
    const [first] = arranged().styles;
    const styles = [first as JobStyle, { name: '', parts: [part(front, 'front')] }];
    const files = { fileIds: [both, front], styles };
    const { orderSN } = await paid(browser, { configuration: TWO, ...files });
    const { status } = await browser.send(getOrderDetail, { ordersn: orderSN });
    expect(status).toBe(orderStatus.ordered);
  });
});

describe('refused by field', () => {
  const refusedOf = (styles: JobStyle[]) =>
    browser.refused(createOrder, { configuration: TWO, fileIds: [both], styles });
  test.each([
    [
      'more styles than there are',
      () => Array.from({ length: 3 }, () => ({ name: '', parts: [] })),
      '只有 2 款，请删去多出的款',
    ],
    [
      'a file that is not given',
      () => [{ name: '', parts: [part('other', 'all')] }],
      '第 1 款的文件不在这张订单的文件里，或没有这一页',
    ],
    [
      'a page that the file lacks',
      () => [
        { name: '', parts: [] },
        { name: '', parts: [part(both, 'all', 3)] },
      ],
      '第 2 款的文件不在这张订单的文件里，或没有这一页',
    ],
  ] as const)('%s', async (_, styles, words) => {
    const refusal = await refusedOf(styles() as JobStyle[]);
    expect(refusal.errCode).toBe(errCode.invalidInput);
    expect(refusal.message).toContain(words);
  });

  test('a name that is too long', async () => {
    const refusal = await refusedOf([{ name: '名'.repeat(41), parts: [] }]);
    expect(refusal.errCode).toBe(errCode.invalidInput);
  });
});

describe('a book whose pages were put in order', () => {
  const BOOK = { ...configurationOf(301), pages: 8 };
  let inner: string;
  let single: string;
  beforeAll(async () => {
    inner = await upload(server, browser, FIXTURES['card-with-bleed'](), '内页.pdf');
    single = await upload(server, browser, FIXTURES['card-single-page'](), '末页.pdf');
  });
  const page = (fileId: string, at: number) => ({ fileId, side: 'page' as const, page: at });
  const book = (count: number): JobStyle[] => [
    {
      name: '',
      parts: Array.from({ length: count }, (_, at) =>
        at % 3 === 2 ? page(single, 1) : page(inner, (at % 3) + 1),
      ),
    },
  ];
  const files = () => [inner, single];

  test('keeps the order of its pages, and changes it', async () => {
    const { orderSN } = await place(browser, {
      configuration: BOOK,
      fileIds: files(),
      styles: book(8),
    });
    expect(await stylesOf(orderSN)).toEqual(book(8));
    const turned: JobStyle[] = book(8).map((one) => ({ ...one, parts: one.parts.toReversed() }));
    await browser.send(setOrderFiles, { orderSN, fileIds: files(), styles: turned });
    expect(await stylesOf(orderSN)).toEqual(turned);
  });

  test('is bound as the job ticket says', async () => {
    const { orderSN } = await place(browser, {
      configuration: BOOK,
      fileIds: files(),
      styles: book(4),
    });
    const styles = await stylesOf(orderSN);
    const names = [
      { id: inner, name: '内页.pdf' },
      { id: single, name: '末页.pdf' },
    ];
    expect(pageOrderOf({ styles } as never, names)).toEqual([
      {
        label: '内页页序',
        value: '1–2：内页.pdf 第 1–2 页；3：末页.pdf 第 1 页；4：内页.pdf 第 1 页',
      },
    ]);
  });

  test('is not whole while pages are missing, and whole with all of them and its cover', () => {
    const [of] = book(8) as [JobStyle];
    expect(isWhole(of, BOOK)).toBe(true);
    expect(isWhole({ ...of, parts: of.parts.slice(1) }, BOOK)).toBe(false);
    const covered = { ...BOOK, coverId: 'c250' };
    expect(isWhole(of, covered)).toBe(false);
    const cover = [1, 2, 3, 4].map((at) => ({ fileId: inner, side: 'cover' as const, page: at }));
    expect(isWhole({ ...of, parts: [...cover, ...of.parts] }, covered)).toBe(true);
  });

  test.each([
    ['pages of what is no book', () => ({ configuration: TWO, styles: book(2) })],
    [
      'pages beside a whole file',
      () => ({
        configuration: BOOK,
        styles: [{ name: '', parts: [page(inner, 1), part(single, 'all')] }],
      }),
    ],
    [
      'three files for two sides',
      () => ({
        configuration: TWO,
        styles: [
          { name: '', parts: [part(inner, 'front'), part(single, 'back'), part(single, 'all')] },
        ],
      }),
    ],
  ] as const)('%s are refused', async (_, of) => {
    const refusal = await browser.refused(createOrder, {
      ...(of() as { configuration: typeof TWO; styles: JobStyle[] }),
      fileIds: files(),
    });
    expect(refusal.errCode).toBe(errCode.invalidInput);
    expect(refusal.message).toContain('文件摆放不对');
  });
});
