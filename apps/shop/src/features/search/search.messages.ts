/** Texts of the search box and of what it suggests. */
import { dictionary } from '../../lib/text.ts';

export const searchBoxText = dictionary(
  {
    label: '搜索产品、订单号',
    labelHelp: '搜索帮助',
    placeholder: '搜索产品、订单号',
    placeholderHelp: '搜索帮助，例如 出血',
    go: '搜索',
    hot: '热门搜索',
    recent: '最近搜索',
    clear: '清空',
    suggestions: '搜索建议',
    products: '产品',
    help: '帮助',
    orders: '我的订单',
    order: (number: string) => `查询订单 ${number}`,
    /** Said to who does not see the list. */
    found: (count: string) => `${count} 条建议`,
  },
  {
    label: 'Search products or an order number',
    labelHelp: 'Search help',
    placeholder: 'Products, order numbers',
    placeholderHelp: 'Search help, e.g. bleed',
    go: 'Search',
    hot: 'Popular',
    recent: 'Recent',
    clear: 'Clear',
    suggestions: 'Suggestions',
    products: 'Products',
    help: 'Help',
    orders: 'My orders',
    order: (number: string) => `Look up order ${number}`,
    found: (count: string) => `${count} suggestions`,
  },
);
