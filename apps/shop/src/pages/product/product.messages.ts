/** Texts of the public catalogue. */
import { dictionary } from '../../lib/text.ts';

export const productPageText = dictionary(
  {
    all: '全部产品',
    lead: (products: string, categories: string) =>
      `${categories} 个分类、${products} 种产品，选好规格即见价格与发货天数`,
    leadOf: (products: string) => `${products} 种产品，选好规格即见价格与发货天数`,
    chips: '产品分类',
    failed: '产品没有加载出来',
    unknown: '没有这个分类',
    unknownHint: '分类可能已调整，请从全部产品里查找。',
    empty: '这一分类暂时没有产品',
    emptyHint: '可以看看其他分类，或致电客服热线 400-000-0000 询价。',
  },
  {
    all: 'All products',
    lead: (products: string, categories: string) =>
      `${products} products in ${categories} categories: choose how it is made and see price and shipping day`,
    leadOf: (products: string) =>
      `${products} products: choose how it is made and see price and shipping day`,
    chips: 'Product categories',
    failed: 'The products did not load',
    unknown: 'There is no such category',
    unknownHint: 'Categories may have changed; please look among all products.',
    empty: 'No products here at the moment',
    emptyHint: 'Please see the other categories or call 400-000-0000.',
  },
);
