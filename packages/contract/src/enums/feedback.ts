/** Opinions of customers: what they are about and how they stand. Our own. */
import { defineEnum } from './define.ts';

/** What an opinion is about. */
export const suggestionKind = defineEnum({
  product: [1, '产品与价格'],
  site: [2, '网站功能'],
  quality: [3, '质量与售后'],
  delivery: [4, '物流配送'],
  other: [5, '其他'],
});

/** How an opinion stands. */
export const suggestionStatus = defineEnum({
  received: [0, '已收到'],
  processing: [1, '处理中'],
  answered: [2, '已答复'],
  adopted: [3, '已采纳'],
});
