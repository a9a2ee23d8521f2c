/** Texts that news and help share. */
import { dictionary } from '../../lib/text.ts';

export const articleText = dictionary(
  {
    home: '产品中心',
    contents: '目录',
    lost: '正文没有显示出来，请刷新页面。',
    products: '相关产品',
    previous: '上一篇',
    next: '下一篇',
    neighbours: '前后文章',
    published: '发布日期',
    search: '搜索',
  },
  {
    home: 'Product centre',
    contents: 'Contents',
    lost: 'The text did not appear: please load the page again.',
    products: 'Products',
    previous: 'Previous',
    next: 'Next',
    neighbours: 'Articles before and after',
    published: 'Published',
    search: 'Search',
  },
);
