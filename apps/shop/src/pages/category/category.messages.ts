/** Texts of the category centre. */
import { dictionary } from '../../lib/text.ts';

export const categoryText = dictionary(
  {
    title: '全部产品',
    lead: (products: string, categories: string) =>
      `${categories} 个分类、${products} 种产品，选好规格即见价格与发货天数`,
    centre: '产品中心',
    filter: '产品分类',
    all: '全部产品',
    count: (count: string) => `${count} 种`,
    only: (name: string) => `只看${name}`,
    failed: '产品没有加载出来',
    empty: '这一分类暂时没有产品',
    emptyHint: '可以看看其他分类，或致电客服热线 400-000-0000 询价。',
    unknown: '没有这个分类',
    unknownHint: '分类可能已调整，请从全部产品里查找。',
  },
  {
    title: 'All products',
    lead: (products: string, categories: string) =>
      `${products} products in ${categories} categories`,
    centre: 'Product centre',
    filter: 'Product categories',
    all: 'All products',
    count: (count: string) => count,
    only: (name: string) => `Only ${name}`,
    failed: 'The products did not load',
    empty: 'No products here at the moment',
    emptyHint: 'Please see the other categories or call 400-000-0000.',
    unknown: 'There is no such category',
    unknownHint: 'Please look among all products.',
  },
);
