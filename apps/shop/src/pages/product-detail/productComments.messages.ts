/** Texts of what buyers say of a product. */
import { dictionary } from '../../lib/text.ts';

export const productCommentsText = dictionary(
  {
    title: '评价',
    titleWith: (count: string) => `评价 ${count}`,
    none: '还没有评价',
    noneHint: '签收后可以在订单里评价；不显示买家是谁。',
    failed: '评价没有加载出来',
    wordless: '没有写评价内容',
    pages: '评价分页',
  },
  {
    title: 'Comments',
    titleWith: (count: string) => `Comments (${count})`,
    none: 'No comments yet',
    noneHint: 'Buyers comment on their orders once they have arrived; nobody is named.',
    failed: 'The comments did not load',
    wordless: 'Without words',
    pages: 'Pages of comments',
  },
);
