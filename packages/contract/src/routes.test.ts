/** The route table against the specification §2 and §6. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import { SHOP_TITLE } from './constants.ts';
import { desks } from './lifecycles/works.ts';
import {
  addressOf,
  documentTitle,
  matchRoute,
  type PageName,
  type Place,
  pathOf,
  type RouteName,
  type RouteParams,
  routeFacts,
  routes,
} from './routes.ts';
import { isPublicPath, STATIC_REDIRECTS } from './rules/publicPaths.ts';
import { specifiedRoutes } from './specification/routes.ts';

const example = (path: string) => path.replaceAll(/:\w+\??/g, '1').replace('*', 'order');

/** Our pattern of a specified path; quoting and ordering share one path and are two pages. */
const ours: Readonly<Record<string, string>> = {
  '/redirect/:path': '/redirect/*',
  '/product/detail/:id/:orderId?': '/product/detail/:id/:orderId',
};

describe('every route of the specification', () => {
  test.each(specifiedRoutes.map((route) => [route.path, route] as const))(
    '%s',
    (path, expected) => {
      const route = matchRoute(example(path))?.route;
      expect(route?.path).toBe(ours[path] ?? path);
      expect(route).toMatchObject({
        access: expected.access,
        permission: expected.permission,
        redirectTo: expected.redirectTo,
      });
    },
  );

  test('stands in the table, and nothing else does but the link to a quote, the first half of a split one, the works and their wall', () => {
    const specified = specifiedRoutes.map(({ path }) => ours[path] ?? path);
    const others = routes.filter(({ path }) => !specified.some((one) => one === path));
    expect(others.map(({ path }) => path)).toEqual([
      '/quote/:token',
      '/product/detail/:id',
      '/works/today',
      '/works/:desk?',
    ]);
  });
});

describe('the table', () => {
  test('the wall of the works stands before the desks, none of which has its name', () => {
    expect(matchRoute('/works/today')?.route.name).toBe('worksToday');
    expect(desks).not.toContain('today');
    for (const desk of desks) expect(matchRoute(`/works/${desk}`)?.route.name).toBe('works');
  });

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

  test('every static redirect has its route and leads to a page', () => {
    const leading = routes.filter(({ redirectTo }) => redirectTo !== null);
    expect(leading).toHaveLength(Object.keys(STATIC_REDIRECTS).length);
    for (const { redirectTo } of leading) {
      expect(matchRoute(redirectTo ?? '')?.route.redirectTo).toBeNull();
    }
  });

  test('permissions guard invoices, top-up, orders and sub-accounts', () => {
    const guarded = routes.filter(({ permission }) => permission !== null);
    expect(guarded.map(({ path, permission }) => [path, permission])).toEqual([
      ['/user/myorder', '我的订单'],
      ['/user/orderDetail/:sn', '我的订单'],
      ['/user/recharge/:tab?', '充值'],
      ['/user/invoice', '发票中心'],
      ['/user/invoice/detail/:id', '发票中心'],
      ['/user/invoice/:type/:id?', '发票中心'],
      ['/user/invoiceTitle', '发票中心'],
      ['/user/subaccount', 'admin'],
    ]);
  });
});

describe('the menus', () => {
  test('every account and warehouse page stands in its menu or marks the item it belongs to', () => {
    const beside = routes.filter(
      ({ layout, redirectTo }) => /user|cloudWSM/.test(layout) && redirectTo === null,
    );
    for (const { name, menu, markedItem } of beside) {
      const item = routes.find((row) => row.name === (markedItem ?? name));
      expect([name, item?.menu], 'an item of a menu').not.toEqual([name, null]);
      expect([name, menu === null], 'either an item or below one').toEqual([
        name,
        markedItem !== null,
      ]);
    }
  });

  test('only the cloud warehouse has its own', () => {
    for (const { name, layout, menu } of routes) {
      expect([name, menu === 'cloud']).toEqual([
        name,
        layout === 'cloudWSM' && name !== 'cloudWSM',
      ]);
    }
  });

  test('what stands in a menu opens without parameters', () => {
    for (const { name, menu, path } of routes) {
      if (menu !== null) expect(pathOf(name)).toBe(path.replace(/\/:\w+\?$/, ''));
    }
  });
});

describe('matching', () => {
  test.each([
    ['/product/detail/101', 'productDetail', { id: '101' }],
    ['/product/detail/101/20261120?x=1', 'orderConfirm', { id: '101', orderId: '20261120' }],
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
    expect(documentTitle('我的订单', SHOP_TITLE)).toBe('版心印刷-我的订单');
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

describe('addresses by name', () => {
  test('parameters fill the pattern', () => {
    expect(pathOf('root')).toBe('/');
    expect(pathOf('UserOrderDetail', { sn: '261120' })).toBe('/user/orderDetail/261120');
    expect(pathOf('orderConfirm', { id: 101, orderId: '7' })).toBe('/product/detail/101/7');
  });

  test('optional last parameters may be left out, from the last one on', () => {
    expect(pathOf('category')).toBe('/category');
    expect(pathOf('category', { id: undefined })).toBe('/category');
    expect(pathOf('supportList')).toBe('/support/list');
    expect(pathOf('supportList', { id: 3 })).toBe('/support/list/3');
    expect(pathOf('supportList', { id: 3, tag: 'showSearch' })).toBe('/support/list/3/showSearch');
  });

  test('parameters and query are encoded; what is undefined in the query is left out', () => {
    expect(pathOf('UserOrderDetail', { sn: 'a/b?c#d' })).toBe('/user/orderDetail/a%2Fb%3Fc%23d');
    expect(pathOf('search', {}, { q: '名片 & 折页', page: 2, from: undefined })).toBe(
      '/search?q=%E5%90%8D%E7%89%87%20%26%20%E6%8A%98%E9%A1%B5&page=2',
    );
    expect(pathOf('search', {}, { q: undefined })).toBe('/search');
  });

  test('a rest keeps its slashes', () => {
    expect(pathOf('redirect')).toBe('/redirect');
    expect(pathOf('redirect', { '*': 'user/我的' })).toBe('/redirect/user/%E6%88%91%E7%9A%84');
  });

  test('every route is found again under its own address, with what filled it', () => {
    for (const { name, path } of routes) {
      const keys = [...path.matchAll(/:(\w+)|\*/g)].map(([all, key = all]) => key);
      const params = Object.fromEntries(keys.map((key, index) => [key, `红/${index}`]));
      const address = pathOf(name as 'redirect', params);
      const matched = matchRoute(address);
      expect([address, matched?.route.name, matched?.params]).toEqual([address, name, params]);
    }
  });

  test('a place is the same address as data; an address that is text stays as it is', () => {
    expect(addressOf({ name: 'category', params: { id: 3 }, query: { page: 2 } })).toBe(
      '/category/3?page=2',
    );
    expect(addressOf({ name: 'login' })).toBe('/login');
    expect(addressOf('/user/myorder?tab=unpaid')).toBe('/user/myorder?tab=unpaid');
    // @ts-expect-error the order's number is missing
    const incomplete: Place = { name: 'UserOrderDetail' };
    expect(incomplete.name).toBe('UserOrderDetail');
  });

  test('names and parameters are types', () => {
    expectTypeOf<RouteParams<'UserOrderDetail'>>().branded.toEqualTypeOf<{
      readonly sn: string | number;
    }>();
    expectTypeOf<'myOrder'>().toExtend<RouteName>();
    expectTypeOf<'userIndex'>().toExtend<PageName>();
    expectTypeOf<Extract<PageName, 'vip' | 'about' | 'pay' | 'user' | 'cloudWSM'>>().toBeNever();
    // @ts-expect-error no route has this name
    expect(() => pathOf('orders')).toThrow();
    // @ts-expect-error the order's number is missing
    pathOf('UserOrderDetail');
    // @ts-expect-error this route calls its parameter sn
    pathOf('UserOrderDetail', { id: 1 });
    // @ts-expect-error a tag without the list it belongs to
    pathOf('supportList', { tag: 'showSearch' });
    // @ts-expect-error there is no parameter in this path
    pathOf('myOrder', { tab: 'unpaid' });
  });
});
