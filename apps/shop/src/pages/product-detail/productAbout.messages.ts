/** Texts of what there is to read of a product. */
import { dictionary } from '../../lib/text.ts';

export const productAboutText = dictionary(
  {
    label: '关于这个产品',
    about: '产品介绍',
    printing: '印刷说明',
    comments: '评价',
    failed: '产品介绍没有加载出来',
    commentsFailed: '评价没有加载出来',
    none: '还没有评价',
    noneHint: '签收后可以在订单里评价；不显示买家是谁。',
    wordless: '没有写评价内容',
    pages: '评价分页',
  },
  {
    label: 'About this product',
    about: 'What it is',
    printing: 'How it is printed',
    comments: 'Comments',
    failed: 'The introduction did not load',
    commentsFailed: 'The comments did not load',
    none: 'No comments yet',
    noneHint: 'Buyers comment on their orders once they have arrived; nobody is named.',
    wordless: 'Without words',
    pages: 'Pages of comments',
  },
);
