/**
 * The route table: every path with its Chinese title, access, permission, redirect and page options,
 * in order of matching. Specification §2 and §6; which routes hide what is our decision.
 */
import { SHOW_SEARCH_TAG, SUPPORT_SCROLL_OFFSET, TITLE_SEPARATOR } from './constants.ts';
import { type Permission, permissions } from './rules/permissions.ts';
import { STATIC_REDIRECTS } from './rules/publicPaths.ts';

/** How the header looks on a route. */
export type HeaderOptions = {
  /** Shows the search box. @default true */
  readonly search: boolean;
  /** 1 searches products · 2 searches the support centre. @default 1 */
  readonly searchType: 1 | 2;
  /** 'second' is the plain header of support and news. @default 'default' */
  readonly theme: 'default' | 'second';
  /** Lies over the page's first image. @default false */
  readonly transparent: boolean;
};

/** Groups of the account's menu, `cloud` of the cloud warehouse's. */
export type MenuGroup =
  | 'home'
  | 'trade'
  | 'money'
  | 'membership'
  | 'profile'
  | 'management'
  | 'cloud';

/** What a row of the route table says beside its name. */
type RouteOptions = {
  /** Pattern: `:name` one segment, `:name?` an optional last one, `*` the rest. */
  readonly path: string;
  /** Page title in Chinese, without the shop's. */
  readonly title: string;
  /** Which frame stands around the page; `bare` has neither header nor footer. */
  readonly layout: 'main' | 'user' | 'cloudWSM' | 'bare';
  readonly access: 'public' | 'login';
  /** Permission to be held; null when being logged in (or nothing) is enough. */
  readonly permission: Permission | null;
  /** Where the path leads at once; null for a page. */
  readonly redirectTo: string | null;
  /** Where a route change scrolls to. @unit px from the top */
  readonly scrollTop: number;
  readonly header: HeaderOptions;
  readonly footer: boolean;
  /** Where it stands in a menu, in order of the table; null when it does not. */
  readonly menu: MenuGroup | null;
  /** Name of the route whose menu item is marked while this one is open; null for its own. */
  readonly markedItem: string | null;
};

type Options = Partial<
  Pick<RouteOptions, 'permission' | 'scrollTop' | 'footer' | 'menu' | 'markedItem'>
> & {
  readonly header?: Partial<HeaderOptions>;
};

/** The header where a route says nothing else. */
export const defaultHeader: HeaderOptions = {
  search: true,
  searchType: 1,
  theme: 'default',
  transparent: false,
};

type Row<Name extends string, Path extends string> = RouteOptions & {
  readonly name: Name;
  readonly path: Path;
};

const redirects: Readonly<Record<string, string>> = STATIC_REDIRECTS;

const row =
  (layout: RouteOptions['layout'], access: RouteOptions['access'], common: Options = {}) =>
  <const Name extends string, const Path extends string>(
    name: Name,
    path: Path,
    title: string,
    options: Options = {},
  ): Row<Name, Path> => ({
    name,
    path,
    title,
    layout,
    access,
    permission: options.permission ?? common.permission ?? null,
    redirectTo: redirects[path.toLowerCase()] ?? null,
    scrollTop: options.scrollTop ?? 0,
    header: { ...defaultHeader, ...common.header, ...options.header },
    footer: options.footer ?? common.footer ?? true,
    menu: options.menu ?? common.menu ?? null,
    markedItem: options.markedItem ?? common.markedItem ?? null,
  });

const open = row('main', 'public');
const entry = row('main', 'public', { header: { search: false } });
const popup = row('bare', 'public', { header: { search: false }, footer: false });
const support = row('main', 'public', { header: { theme: 'second', searchType: 2 } });
const news = row('main', 'public', { header: { theme: 'second' } });
const shop = row('main', 'login');
const buying = row('main', 'login', { header: { search: false } });
const user = row('user', 'login');
const invoices = row('user', 'login', { permission: permissions.invoices });
const orders = row('user', 'login', { permission: permissions.orders });
const cloud = row('cloudWSM', 'login');
const works = row('main', 'login', { header: { search: false, theme: 'second' }, footer: false });

const table = [
  open('root', '/', '产品中心', { header: { transparent: true } }),
  open('banner', '/banner', '专题介绍'),
  open('search', '/search', '搜索'),
  open('vip', '/vip', '会员中心'),
  open('vipIntroduction', '/vip/introduction', '会员中心'),
  open('templateCenter', '/template/center', '模板中心'),
  entry('redirect', '/redirect/*', '跳转'),
  entry('sdopen', '/sdopen', '快速入口'),
  entry('login', '/login', '登录'),
  popup('qqlogin', '/qqlogin', 'QQ登录'),
  popup('wechatlogin', '/wechatlogin', '微信登录'),
  entry('bindqq', '/bindqq', '绑定QQ'),
  entry('register', '/register', '注册'),
  entry('resetPassword', '/resetPassword', '重置密码'),
  entry('sharedQuote', '/quote/:token', '报价单'),
  entry('forbidden', '/403', '暂无权限'),
  entry('noFind', '/404', '页面不存在'),

  user('user', '/user', '用户中心'),
  user('userIndex', '/user/index', '我的主页', { menu: 'home' }),
  orders('myOrder', '/user/myorder', '我的订单', { menu: 'trade' }),
  orders('UserOrderDetail', '/user/orderDetail/:sn', '订单详情', { markedItem: 'myOrder' }),
  user('favorites', '/user/favorites', '我的收藏', { menu: 'trade' }),
  user('aftersale', '/user/aftersale', '售后服务', { menu: 'trade' }),
  user('aftersaleCreate', '/user/aftersale/create/:type/:sn', '申请售后', {
    markedItem: 'aftersale',
  }),
  user('aftersaleDetail', '/user/aftersaleDetail/:id', '售后详情', { markedItem: 'aftersale' }),
  user('userInventory', '/user/cloudWSM/inventory', '云仓库存', { menu: 'trade' }),
  user('recharge', '/user/recharge/:tab?', '充值中心', {
    permission: permissions.topUp,
    menu: 'money',
  }),
  user('userCoupon', '/user/coupon', '优惠券', { menu: 'money' }),
  user('couponReceive', '/user/coupon/receive', '领取优惠券', { markedItem: 'userCoupon' }),
  invoices('invoice', '/user/invoice', '发票中心', { menu: 'money' }),
  invoices('invoiceDetail', '/user/invoice/detail/:id', '发票详情', { markedItem: 'invoice' }),
  invoices('invoiceCreate', '/user/invoice/:type/:id?', '申请开票', { markedItem: 'invoice' }),
  invoices('invoiceTitle', '/user/invoiceTitle', '发票信息', { menu: 'money' }),
  user('vipRenew', '/user/viprenew', '会员续费', { menu: 'membership' }),
  user('vipRecord', '/user/viprecord', '续费记录', { menu: 'membership' }),
  user('userInfo', '/user/info', '基本信息', { menu: 'profile' }),
  user('userAccount', '/user/account', '账号绑定', { menu: 'profile' }),
  user('bindWechat', '/user/bindWechat', '绑定微信', { markedItem: 'userAccount' }),
  user('userAuth', '/user/auth', '企业认证', { menu: 'profile' }),
  user('userBrand', '/user/brand', '授权证书', { menu: 'profile' }),
  user('userAddr', '/user/addr', '常用地址', { menu: 'profile' }),
  user('userSender', '/user/sender', '常用发件人', { menu: 'profile' }),
  user('subaccount', '/user/subaccount', '子账号管理', {
    permission: permissions.admin,
    menu: 'management',
  }),
  user('userMessage', '/user/message', '消息中心', { menu: 'management' }),

  cloud('cloudWSM', '/cloudWSM', '云仓'),
  cloud('cloudInventory', '/cloudWSM/inventory', '云仓库存', { menu: 'cloud' }),
  cloud('cloudOrder', '/cloudWSM/order', '云仓下单', { menu: 'cloud' }),
  cloud('cloudBatchOrder', '/cloudWSM/batch-order', '云仓批量下单', { menu: 'cloud' }),

  open('product', '/product', '产品'),
  shop('productDetail', '/product/detail/:id', '报价下单'),
  shop('orderConfirm', '/product/detail/:id/:orderId', '报价下单'),
  shop('productMult', '/product/mult/:categoryId', '多款下单'),
  shop('productReorder', '/product/reorder/:favoriteId', '一键返单'),
  shop('productBatOrder', '/product/batOrder', '批量下单'),
  shop('productStock', '/product/stock/:id', '标版样品'),
  shop('category', '/category/:id?', '分类中心', { menu: 'trade' }),

  open('about', '/about', '关于我们'),
  open('aboutCorporate', '/about/corporate', '企业介绍'),
  open('aboutContact', '/about/contact', '联系我们'),
  open('aboutContactDetail', '/about/contact/detail/:id', '联系方式'),
  news('newsDetail', '/news/bulletin/detail/:id', '公告详情'),
  news('newsList', '/news/bulletin/:type', '新闻公告'),
  support('supportIndex', '/support/index', '帮助与支持'),
  support('supportList', '/support/list/:id?/:tag?', '帮助列表', {
    scrollTop: SUPPORT_SCROLL_OFFSET,
  }),
  support('supportDetail', '/support/detail/:id', '帮助详情', { scrollTop: SUPPORT_SCROLL_OFFSET }),
  support('supportSearch', '/support/search/:key?', '搜索帮助'),
  shop('questionnaire', '/questionnaire', '问卷调查'),
  shop('suggestion', '/suggestion', '倾听角'),

  buying('pay', '/pay', '收银台'),
  buying('payCheckout', '/pay/checkout', '收银台'),
  buying('stockCart', '/stock/cart', '购物车'),
  buying('stockSubmit', '/stock/submit', '购物车结算'),

  works('worksToday', '/works/today', '今日看板'),
  works('works', '/works/:desk?', '工坊'),
] as const;

type Rows = (typeof table)[number];

/** Unique name of a route; `redirect`, `noFind` and `root` are names that the whitelist uses. */
export type RouteName = Rows['name'];

/** A row of the route table. */
export type Route = RouteOptions & { readonly name: RouteName };

/** Every route, in order of matching. */
export const routes: readonly Route[] = table;

type PatternOf<Name extends RouteName> = Extract<Rows, { readonly name: Name }>['path'];

/** Routes that show something: the others lead on at once. */
export type PageName = {
  [Name in RouteName]: Lowercase<PatternOf<Name>> extends keyof typeof STATIC_REDIRECTS
    ? never
    : Name;
}[RouteName];

type Value = string | number;

type NameIn<Segment extends string> = Segment extends `:${infer Name}?`
  ? Name
  : Segment extends `:${infer Name}`
    ? Name
    : never;

type NamesIn<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? NameIn<Segment> | NamesIn<Rest>
  : NameIn<Pattern>;

/** Parameters of a pattern; an optional one that is absent takes those after it along. */
type ParamsIn<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? Segment extends `:${infer Name}?`
    ?
        | { readonly [Key in Name | NamesIn<Rest>]?: undefined }
        | ({ readonly [Key in Name]: Value } & ParamsIn<Rest>)
    : ParamsIn<Segment> & ParamsIn<Rest>
  : Pattern extends `:${infer Name}?`
    ? { readonly [Key in Name]?: Value | undefined }
    : Pattern extends `:${infer Name}`
      ? { readonly [Key in Name]: Value }
      : Pattern extends '*'
        ? { readonly '*'?: string }
        : unknown;

/** What fills the pattern of a route. */
export type RouteParams<Name extends RouteName> =
  unknown extends ParamsIn<PatternOf<Name>>
    ? Readonly<Record<string, never>>
    : ParamsIn<PatternOf<Name>>;

/** Query of an address; what is undefined is left out. */
export type RouteQuery = Readonly<Record<string, Value | undefined>>;

type Filling<Name extends RouteName> =
  Record<never, never> extends RouteParams<Name>
    ? [params?: RouteParams<Name>, query?: RouteQuery]
    : [params: RouteParams<Name>, query?: RouteQuery];

/** An address as data, for who does not know the table: a route by name, its parameters and query. */
export type Place = {
  readonly [Name in RouteName]: {
    readonly name: Name;
    readonly query?: RouteQuery;
  } & (Record<never, never> extends RouteParams<Name>
    ? { readonly params?: RouteParams<Name> }
    : { readonly params: RouteParams<Name> });
}[RouteName];

const byName = Object.fromEntries(routes.map((route) => [route.name, route]));

/** The row of a name. */
export const routeOf = (name: RouteName): Route => byName[name] as Route;

const fill = (name: RouteName, params: RouteQuery = {}, query: RouteQuery = {}): string => {
  const path = routeOf(name).path.replace(/\/(?::(\w+)\??|\*)/g, (_, key?: string) => {
    const value = params[key ?? '*'];
    if (value === undefined) return '';
    const segments = key ? [value] : `${value}`.split('/');
    return `/${segments.map(encodeURIComponent).join('/')}`;
  });
  const search = Object.entries(query)
    .flatMap(([key, value]) => (value === undefined ? [] : `${key}=${encodeURIComponent(value)}`))
    .join('&');
  return search === '' ? path : `${path}?${search}`;
};

/** Address of a route: `pathOf('UserOrderDetail', { sn })`. Parameters and query are encoded; `*` keeps its slashes. */
export const pathOf = <Name extends RouteName>(
  name: Name,
  ...[params, query]: Filling<Name>
): string => fill(name, params as RouteQuery | undefined, query);

/** Address of a place; an address that is text already stays as it is. */
export const addressOf = (to: Place | string): string =>
  typeof to === 'string' ? to : fill(to.name, to.params, to.query);

/** The whole document title of a page: shop title, separator, page title. */
export const documentTitle = (pageTitle: string, shopTitle: string): string =>
  `${shopTitle}${TITLE_SEPARATOR}${pageTitle}`;

/** A route with the parameters that its path carries. */
export type MatchedRoute = {
  readonly route: Route;
  /** Decoded; an optional parameter that is absent is missing. `*` is the rest. */
  readonly params: Readonly<Record<string, string>>;
};

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .slice(1)
      .map((segment) => {
        if (segment === '*') return '(?:/(?<rest>.*))?';
        const name = /^:(\w+)(\??)$/.exec(segment);
        if (!name) return segment === '' ? '' : `/${segment.replaceAll('.', '\\.')}`;
        return name[2] === '?' ? `(?:/(?<${name[1]}>[^/]+))?` : `/(?<${name[1]}>[^/]+)`;
      })
      .join('')}/?$`,
    'i',
  );

/** Patterns that were needed; seventy at once would keep a page from answering. */
const patterns = new Map<Route, RegExp>();

const fits = (route: Route, path: string): RegExpExecArray | null => {
  const fixed = route.path.replace(/\/?[:*].*$/s, '');
  if (path.slice(0, fixed.length).toLowerCase() !== fixed.toLowerCase()) return null;
  const pattern = patterns.get(route) ?? patternOf(route.path);
  patterns.set(route, pattern);
  return pattern.exec(path);
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The first route that fits a path (query and hash are ignored, case does not matter); null when none does. */
export const matchRoute = (path: string): MatchedRoute | null => {
  const bare = path.replace(/[?#].*$/s, '') || '/';
  for (const route of routes) {
    const match = fits(route, bare);
    if (match) {
      const params = Object.entries(match.groups ?? {})
        .filter((pair): pair is [string, string] => pair[1] !== undefined)
        .map(([name, value]) => [name === 'rest' ? '*' : name, decoded(value)]);
      return { route, params: Object.fromEntries(params) };
    }
  }
  return null;
};

/** What the route guard must know of a path. */
export type RouteFacts = {
  readonly name: RouteName;
  /** All of them must be held. */
  readonly permissions: readonly string[];
  /** Where the page scrolls to; 0 when the tag is showSearch. @unit px from the top */
  readonly scrollTop: number;
  readonly tag: string | undefined;
};

/** Facts of a path; undefined when no route has it. */
export const routeFacts = (path: string): RouteFacts | undefined => {
  const matched = matchRoute(path);
  if (matched === null) return undefined;
  const { name, permission, scrollTop } = matched.route;
  const { tag } = matched.params;
  return {
    name,
    permissions: permission === null ? [] : [permission],
    scrollTop: tag === SHOW_SEARCH_TAG ? 0 : scrollTop,
    tag,
  };
};
