/** Texts of the page that may not be seen. */
import { dictionary } from '../../lib/text.ts';

export const forbiddenText = dictionary(
  {
    title: '暂无权限查看此页',
    who: (name: string) => `当前登录的是“${name}”，它的角色没有打开这一页的权限。`,
    sub: '请联系主账号，在子账号管理里增加角色后刷新。',
    main: '如果您认为应当有权限，请联系客服热线 400-000-0000。',
    visitor: '请先登录再打开这一页。',
    logIn: '登录',
    home: '回到首页',
    orders: '我的订单',
    products: '全部产品',
  },
  {
    title: 'You may not see this page',
    who: (name: string) => `You are logged in as “${name}”, whose role does not open this page.`,
    sub: 'Please ask the main account for a further role.',
    main: 'If you think you should, please call 400-000-0000.',
    visitor: 'Please log in first.',
    logIn: 'Log in',
    home: 'Home',
    orders: 'My orders',
    products: 'All products',
  },
);
