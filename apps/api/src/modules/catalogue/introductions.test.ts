/** Introductions: each kind of the specification where it belongs, true to the catalogue, in both languages. */
import { getIntroduction } from '@banxin/contract/calls/catalogue/introduction';
import { introductionKind } from '@banxin/contract/enums/catalogue';
import { errCode } from '@banxin/contract/errors';
import { categories, products } from '@banxin/pricing/products';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';

const visitor = (await createTestServer()).browser();
const read = (categoryId: number) => visitor.send(getIntroduction, { categoryId });
const kinds = async (id: number) => (await read(id)).map(({ kind }) => kind);

test('a printed product has its own picture and words, then those of its category', async () => {
  expect(await kinds(101)).toEqual([0, 1, 2, 3]);
});

test('goods from the shelf have a picture and words of goods', async () => {
  for (const { id } of products.filter(({ stock }) => stock))
    expect(await kinds(id)).toEqual([4, 5]);
});

test('a category has what is true of all its products', async () => {
  for (const { id } of categories) expect(await kinds(id)).toEqual([2, 3]);
});

test.each([0, 10, 9_999, -1])('there is nothing to tell about %i', async (categoryId) => {
  const refusal = await visitor.refused(getIntroduction, { categoryId });
  expect(refusal.errCode).toBe(errCode.notFound);
});

test('what is told of name cards is what can be ordered', async () => {
  const [, own] = await read(101);
  expect(own?.text?.zh).toMatch(/铜版/);
  const facts = Object.fromEntries((own?.facts ?? []).map(({ label, value }) => [label.zh, value]));
  expect(facts.材质).toEqual({
    zh: '250/300g 铜版纸、300/350g 白卡纸',
    en: '250/300 gsm Gloss coated paper, 300/350 gsm Ivory board',
  });
  expect(facts.数量?.zh).toBe('2 盒 – 50 盒');
  expect(facts.生产?.zh).toBe('2 个工作日');
  expect(facts.出血?.en).toBe('1 mm');
});

test('everything that is told is told in both languages, pictures have no words and words no picture', async () => {
  for (const id of [...products, ...categories].map((one) => one.id)) {
    for (const { kind, art, text, facts } of await read(id)) {
      expect(introductionKind.is(kind)).toBe(true);
      expect(art === null, `${id} ${kind}`).toBe(text !== null);
      const words = [
        ...(text ? [text] : []),
        ...facts.flatMap(({ label, value }) => [label, value]),
      ];
      for (const { zh, en } of words) {
        expect(zh, `${id}`).not.toBe('');
        expect(en, `${id}`).toMatch(/^[^\u4e00-\u9fff]+$/);
      }
    }
  }
});
