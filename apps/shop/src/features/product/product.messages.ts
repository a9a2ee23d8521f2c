/** Texts of products in lists. */
import { dictionary } from '../../lib/text.ts';

export const productText = dictionary(
  {
    /** Before and after the lowest price. */
    from: ['', ' 起'],
    marks: ['', '推荐', '新品'],
    price: '看价格',
    restock: (day: string) => `补货中，预计 ${day}`,
    look: '排列方式',
    grid: '网格',
    list: '列表',
  },
  {
    from: ['from ', ''],
    marks: ['', 'Recommended', 'New'],
    price: 'See prices',
    restock: (day: string) => `Being restocked, expected ${day}`,
    look: 'Layout',
    grid: 'Grid',
    list: 'List',
  },
);
