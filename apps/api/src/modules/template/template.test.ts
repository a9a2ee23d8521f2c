/** Templates: found by product, trade, colour and words; files that anybody may have. */
import { getTemplate, getTemplates } from '@banxin/contract/calls/template/template';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';

const server = await createTestServer();
const visitor = server.browser();
const all = { pageIndex: 1, pageSize: 50 };
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test('there are twenty-four, in the order of the catalogue', async () => {
  const { items, total, products } = await visitor.send(getTemplates, all);
  expect(total).toBe(24);
  expect(items).toHaveLength(24);
  const order = items.map(({ productId }) => productId);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(products.map(({ id }) => id)).toEqual([...new Set(order)]);
});

test.each([
  ['a product', { productId: 101 }, ['极简留白', '墨线商务', '双色网格']],
  ['a trade', { industry: 'exhibition' as const }, ['展会海报']],
  ['a colour', { colour: 'gold' as const }, ['珠光雅集', '如意红包']],
  ['words', { words: '红包' }, ['锦鲤红包', '如意红包']],
  ['English words, whatever their case', { words: 'COFFEE v' }, ['咖啡券']],
  ['all of them at once', { productId: 601, colour: 'gold' as const, words: '如' }, ['如意红包']],
  ['characters that a pattern would read', { words: '%' }, []],
  ['a product without any', { productId: 999 }, []],
])('they are found by %s', async (_, input, expected) => {
  const { items, total } = await visitor.send(getTemplates, { ...all, ...input });
  expect(names(items)).toEqual(expected);
  expect(total).toBe(expected.length);
});

test('a page has as many rows as were asked for, and one beyond the last is empty', async () => {
  const page = async (pageIndex: number) =>
    (await visitor.send(getTemplates, { pageIndex, pageSize: 20 })).items.length;
  expect([await page(1), await page(2), await page(3)]).toEqual([20, 4, 0]);
});

test('a template says its sheet: flat where the goods are folded, with bleed and safe area', async () => {
  const card = await visitor.send(getTemplate, { id: 1 });
  expect(card.sizeId).toBe('s90x54');
  expect(card.boxes).toEqual({
    trimWidthMm: 90,
    trimHeightMm: 54,
    bleedMm: 1,
    safeMm: 3,
  });
  const box = await visitor.send(getTemplate, { id: 18 });
  expect([box.widthMm, box.heightMm, box.depthMm]).toEqual([100, 150, 60]);
  expect(box.boxes).toMatchObject({ trimWidthMm: 335, trimHeightMm: 294, bleedMm: 3 });
});

test('its file is a PDF that anybody may take and keep, its picture a drawing that can do nothing', async () => {
  const { pdfUrl, picture } = await visitor.send(getTemplate, { id: 5 });
  const pdf = await visitor.fetch(pdfUrl);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-disposition')).toContain('attachment');
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const drawing = await visitor.fetch(picture.url);
  expect(drawing.headers.get('content-type')).toContain('image/svg+xml');
  expect(drawing.headers.get('content-security-policy')).toContain('sandbox');
  expect(drawing.headers.get('cache-control')).toContain('immutable');
  expect(await drawing.text()).toMatch(/^<svg /);
});

test('the product of a template is withdrawn: the file may be had, not ordered', async () => {
  await server.db.updateTable('templates').set({ product_id: 199 }).where('id', '=', 3).execute();
  const template = await visitor.send(getTemplate, { id: 3 });
  expect(template).toMatchObject({ isWithdrawn: true, productName: '' });
  expect((await visitor.fetch(template.pdfUrl)).status).toBe(200);
});

test('one that does not exist is refused; a file that does not exist is not found', async () => {
  const error = await visitor.refused(getTemplate, { id: 99 });
  expect(error.errCode).toBe(errCode.notFound);
  expect((await visitor.fetch(`/files/templates/${'0'.repeat(64)}.svg`)).status).toBe(404);
});
