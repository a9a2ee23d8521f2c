/** Marks on the proof: only on pages of the styles that are told of, each with its words, shown with the ticket. */
import { createAfterSale, getAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import type { ClaimMark } from '@banxin/contract/entities/afterSales';
import { errCode } from '@banxin/contract/errors';
import { afterAll, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { CARDS, enter } from '../order/order.testkit.ts';
import { claim, received } from './afterSales.testkit.ts';

const server = await createTestServer();
const { db } = server;
const { browser } = await enter(server, { balance: 100_000_000 });

afterAll(async () => expect(await contradictions(db)).toEqual([]));

const marked = async (marks: ClaimMark[]) => {
  const fileId = await upload(server, browser, FIXTURES['card-with-bleed']());
  const { order_sn } = await received(server, browser, CARDS, [fileId]);
  const lines = [{ style: 1, quantity: 1 }];
  return { fileId, input: claim(order_sn, { lines, marks: marks.map((m) => ({ ...m, fileId })) }) };
};
const at = (more: Partial<ClaimMark> = {}): ClaimMark => ({
  ...{ fileId: '', page: 1, x: 250, y: 400, text: '' },
  ...more,
});

test('are kept with their words, and shown with the pages that they are on', async () => {
  const { fileId, input } = await marked([at({ text: ' 这里偏红 ' }), at({ page: 2, x: 990 })]);
  const detail = await browser.send(getAfterSale, await browser.send(createAfterSale, input));
  expect(detail.marks).toEqual([
    { fileId, page: 1, x: 250, y: 400, text: '这里偏红' },
    { fileId, page: 2, x: 990, y: 400, text: '' },
  ]);
  expect(detail.proofs).toMatchObject([{ id: fileId, pages: [{}, {}] }]);
});

test('of before have no words and are shown all the same', async () => {
  const { input } = await marked([at()]);
  const asked = await browser.send(createAfterSale, input);
  const stored = JSON.stringify([{ fileId: 'gone', page: 1, x: 1, y: 2 }]);
  await db.updateTable('after_sales').set({ marks: stored }).where('id', '=', asked.id).execute();
  const { marks } = await browser.send(getAfterSale, asked);
  expect(marks).toEqual([{ fileId: 'gone', page: 1, x: 1, y: 2, text: '' }]);
});

test.each([
  ['a page that the file has not', at({ page: 3 })],
  ['another file', at()],
])('on %s are refused at their field', async (which, mark) => {
  const { input } = await marked([mark]);
  const marks = which === 'another file' ? [{ ...mark, fileId: 'elsewhere' }] : input.marks;
  const refused = await browser.refused(createAfterSale, { ...input, marks });
  expect(refused.data).toMatchObject({
    fields: { marks: '标记不在所选款式的样张上' },
  });
});

test('on a file of another order, of another customer or of nobody are refused, and nothing is asked for', async () => {
  const { fileId, input } = await marked([at()]);
  const other = await enter(server, { balance: 10_000_000 });
  const elsewhere = [
    (await marked([])).fileId,
    await upload(server, browser, FIXTURES['card-with-bleed']()),
    await upload(server, other.browser, FIXTURES['card-with-bleed']()),
  ];
  for (const foreign of elsewhere) {
    const marks = [at({ fileId }), at({ fileId: foreign })];
    const refusal = await browser.refused(createAfterSale, { ...input, marks });
    expect([refusal.errCode, refusal.fields]).toEqual([
      errCode.invalidInput,
      { marks: '标记不在所选款式的样张上' },
    ]);
  }
  await browser.send(createAfterSale, input);
});
