import { HOT_KEYWORDS } from '@banxin/contract/constants';
import { englishCatalogue } from '@banxin/pricing/english';
import { describe, expect, it } from 'vitest';
import { hotWordsText } from '../../features/search/hotWords.messages.ts';
import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { orderNumberIn, searchProducts } from './searchProducts.ts';

const names = (query: string): string[] => searchProducts(catalogue, query).map(({ name }) => name);

describe('searching products', () => {
  it('finds by a part of the name, products named so first', () => {
    const found = names('名片');
    expect(found.slice(0, 3)).toEqual(['铜版纸名片', '特种纸名片', 'PVC 名片']);
  });

  it('finds by category and description', () => {
    expect(names('画册书刊').length).toBeGreaterThan(3);
    expect(names('节庆')).toContain('对联');
  });

  it('wants every word', () => {
    expect(names('名片 特种')).toEqual(['特种纸名片']);
    expect(names('名片 手提袋')).toEqual([]);
  });

  it('does not mind letter case and full-width letters', () => {
    expect(names('pvc 名片')).toContain('PVC 名片');
    expect(names('ＰＶＣ')).toContain('PVC 会员卡');
  });

  it('finds something for every hot word of a reader of English', () => {
    const inEnglish = catalogue.map(({ id, products, ...category }) => ({
      ...category,
      id,
      name: englishCatalogue.name('category', id, category.name),
      products: products.map((one) => ({
        ...one,
        name: englishCatalogue.name('product', one.id, one.name),
        description: englishCatalogue.name('description', one.id, one.description),
      })),
    }));
    for (const word of hotWordsText['en-US'].words) {
      expect(searchProducts(inEnglish, word).length, word).toBeGreaterThan(0);
    }
  });

  it('finds nothing for nothing', () => {
    expect(names('   ')).toEqual([]);
  });

  it('finds something for every hot word that names goods of the catalogue', () => {
    for (const word of HOT_KEYWORDS.filter((one) => one !== '年货')) {
      expect(names(word).length, word).toBeGreaterThan(0);
    }
  });
});

describe('an order number', () => {
  it('is 8 to 24 digits, spaces and hyphens allowed', () => {
    expect(orderNumberIn('261120620187453')).toBe('261120620187453');
    expect(orderNumberIn('2611 2062 0187 453')).toBe('261120620187453');
    expect(orderNumberIn('261120-620187453')).toBe('261120620187453');
  });

  it('is not a short number, a word or a mixture', () => {
    for (const query of ['1234567', '名片', 'A4 80g', '', '2611206201874531234567890']) {
      expect(orderNumberIn(query), query).toBeNull();
    }
  });
});
