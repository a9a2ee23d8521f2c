/** Texts of products in lists. */
import { dictionary } from '../../lib/text.ts';

export const productText = dictionary(
  {
    /** Before and after the lowest price. */
    from: ['', ' 起'],
    marks: ['', '推荐', '新品'],
    /** By which rule the server gives them. */
    whys: ['', '近 30 天本类下单最多', '近 90 天上新'],
    legend: '推荐：近 30 天本类下单最多；新品：近 90 天上新',
    price: '看价格',
    restock: (day: string) => `补货中，预计 ${day}`,
    look: '排列方式',
    grid: '网格',
    list: '列表',
  },
  {
    from: ['from ', ''],
    marks: ['', 'Recommended', 'New'],
    whys: [
      '',
      'ordered most often in its category in the last 30 days',
      'released in the last 90 days',
    ],
    legend:
      'Recommended: ordered most often in its category in the last 30 days. New: released in the last 90 days.',
    price: 'See prices',
    restock: (day: string) => `Being restocked, expected ${day}`,
    look: 'Layout',
    grid: 'Grid',
    list: 'List',
  },
);
