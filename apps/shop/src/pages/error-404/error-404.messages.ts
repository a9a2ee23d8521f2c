/** Texts of the page that is not there. */
import { dictionary } from '../../lib/text.ts';

export const notFoundText = dictionary(
  {
    title: '这一页没有排进版心',
    hint: '页面不存在，或已经移走。请核对地址，或从下面继续。',
    code: '404',
    home: '回到首页',
    products: '全部产品',
    orders: '我的订单',
    search: '搜索产品或订单号',
    searchPlaceholder: '搜索产品、订单号',
  },
  {
    title: 'This page fell outside the type area',
    hint: 'It does not exist or has moved. Check the address, or go on from here.',
    home: 'Home',
    products: 'All products',
    orders: 'My orders',
    search: 'Search products or an order number',
    searchPlaceholder: 'Products, order numbers',
  },
);
