/** The route table against the specification §2 and §6. */
import { describe, expect, test } from 'vitest';
import { documentTitle, matchRoute, routeFacts, routes } from './routes.ts';
import { isPublicPath, STATIC_REDIRECTS } from './rules/publicPaths.ts';
import { specifiedRoutes } from './specification/routes.ts';

const example = (path: string) => path.replaceAll(/:\w+\??/g, '1').replace('*', 'order');

describe('every route of the specification', () => {
  test.each(specifiedRoutes.map((route) => [route.path, route] as const))(
    '%s',
    (path, expected) => {
      const route = matchRoute(example(path))?.route;
      expect(route?.path).toBe(path === '/redirect/:path' ? '/redirect/*' : path);
      expect(route).toMatchObject({
        access: expected.access,
        permission: expected.permission,
        redirectTo: expected.redirectTo,
      });
    },
  );

  test('stands in the table, and nothing else does', () => {
    expect(routes).toHaveLength(specifiedRoutes.length);
  });
});

describe('the table', () => {
  test('names and paths are unique, titles are Chinese', () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
    expect(new Set(routes.map(({ path }) => path.toLowerCase())).size).toBe(routes.length);
    for (const { title } of routes) expect(title).toMatch(/[\u4e00-\u9fff]/);
  });

  test('access agrees with the whitelist', () => {
    for (const { path, access } of routes) {
      expect([path, isPublicPath(example(path))]).toEqual([path, access === 'public']);
    }
  });

  test('redirects agree with the static redirects and lead to pages', () => {
    const leading = routes.filter(({ redirectTo }) => redirectTo !== null);
    expect(
      Object.fromEntries(leading.map((row) => [row.path.toLowerCase(), row.redirectTo])),
    ).toEqual(STATIC_REDIRECTS);
    for (const { redirectTo } of leading) {
      expect(matchRoute(redirectTo ?? '')?.route.redirectTo).toBeNull();
    }
  });

  test('permissions guard invoices, top-up, orders and sub-accounts', () => {
    const guarded = routes.filter(({ permission }) => permission !== null);
    expect(guarded.map(({ path, permission }) => [path, permission])).toEqual([
      ['/user/invoiceTitle', '发票中心'],
      ['/user/recharge/:tab?', '充值'],
      ['/user/subaccount', 'admin'],
      ['/user/myorder', '我的订单'],
      ['/user/orderDetail/:sn', '我的订单'],
      ['/user/invoice', '发票中心'],
      ['/user/invoice/detail/:id', '发票中心'],
      ['/user/invoice/:type/:id?', '发票中心'],
    ]);
  });
});

describe('matching', () => {
  test.each([
    ['/product/detail/101', 'productDetail', { id: '101' }],
    ['/product/detail/101/20261120?x=1', 'productDetail', { id: '101', orderId: '20261120' }],
    ['/user/invoice/detail/5', 'invoiceDetail', { id: '5' }],
    ['/user/invoice/normal', 'invoiceCreate', { type: 'normal' }],
    ['/user/coupon/receive', 'couponReceive', {}],
    ['/news/bulletin/2', 'newsList', { type: '2' }],
    ['/news/bulletin/detail/2', 'newsDetail', { id: '2' }],
    ['/support/list', 'supportList', {}],
    ['/support/list/3/showSearch', 'supportList', { id: '3', tag: 'showSearch' }],
    ['/support/search/%E7%BA%A2%E5%8C%85', 'supportSearch', { key: '红包' }],
    ['/redirect/user/myorder', 'redirect', { '*': 'user/myorder' }],
    ['/resetpassword', 'resetPassword', {}],
    ['/USER/index/', 'userIndex', {}],
    ['', 'root', {}],
    ['/support/search/%E7%', 'supportSearch', { key: '%E7%' }],
  ])('%s is %s with %j', (path, name, params) => {
    const matched = matchRoute(path);
    expect(matched?.route.name).toBe(name);
    expect(matched?.params).toEqual(params);
  });

  test.each([
    '/nowhere',
    '/product/detail',
    '/user/orderDetail',
    '/user/orderDetail/1/2',
    '/loginX',
  ])('%s is no route', (path) => {
    expect(matchRoute(path)).toBeNull();
    expect(routeFacts(path)).toBeUndefined();
  });
});

describe('page options', () => {
  test('support list and detail scroll to 200, and to the top with the tag showSearch', () => {
    expect(routeFacts('/support/list/3')?.scrollTop).toBe(200);
    expect(routeFacts('/support/detail/3')?.scrollTop).toBe(200);
    expect(routeFacts('/support/list/3/showSearch')?.scrollTop).toBe(0);
    expect(routeFacts('/user/index')?.scrollTop).toBe(0);
  });

  test('the document title is the shop title followed by the page title', () => {
    expect(documentTitle('我的订单')).toBe('版心印刷-我的订单');
    expect(documentTitle(undefined, '印坊')).toBe('印坊');
  });

  test('login popups stand alone; entry pages hide the search box; support searches itself', () => {
    const of = (path: string) => matchRoute(path)?.route;
    expect(of('/qqlogin')).toMatchObject({ layout: 'bare', footer: false });
    expect(of('/login')?.header.search).toBe(false);
    expect(of('/support/index')?.header).toMatchObject({
      theme: 'second',
      searchType: 2,
      transparent: false,
    });
  });
});
