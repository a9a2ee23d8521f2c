/** The page of every route. Everything else about a route is its row in the contract's table. */
import {
  matchRoute,
  type PageName,
  pathOf,
  type Route,
  type RouteName,
  routes,
} from '@banxin/contract/routes';
import type { FunctionComponent } from 'react';
import { lazyPart, type Prepared } from './lib/lazyPart.tsx';

/** File below `pages`; null: the specification names the page and nobody built it yet, its address leads on. */
export const pageFiles: Readonly<Record<PageName, string | null>> = {
  root: 'home/HomePage',
  banner: 'banner/BannerPage',
  search: 'search/SearchPage',
  vipIntroduction: 'vip-introduction/VipIntroductionPage',
  templateCenter: 'template-center/TemplateCenterPage',
  redirect: 'redirect/RedirectPage',
  sdopen: 'sdopen/SdopenPage',
  login: 'login/LoginPage',
  qqlogin: 'qq-login/QqLoginPage',
  wechatlogin: 'wechat-login/WechatLoginPage',
  bindqq: 'bind-qq/BindQqPage',
  register: 'register/RegisterPage',
  resetPassword: 'reset-password/ResetPasswordPage',
  sharedQuote: 'shared-quote/SharedQuotePage',
  forbidden: 'error-403/ForbiddenPage',
  noFind: 'error-404/NotFoundPage',
  userIndex: null,
  vipRenew: null,
  vipRecord: null,
  userInfo: null,
  userAccount: 'account/AccountPage',
  userBrand: null,
  bindWechat: null,
  userAuth: null,
  invoiceTitle: null,
  userAddr: null,
  userSender: null,
  recharge: null,
  userCoupon: null,
  couponReceive: null,
  subaccount: null,
  myOrder: 'my-orders/MyOrdersPage',
  UserOrderDetail: 'order-detail/OrderDetailPage',
  aftersale: null,
  aftersaleCreate: null,
  aftersaleDetail: null,
  userMessage: 'message/MessagePage',
  invoice: null,
  invoiceDetail: null,
  invoiceCreate: null,
  userInventory: null,
  favorites: null,
  cloudInventory: null,
  cloudOrder: null,
  cloudBatchOrder: null,
  product: 'product/ProductPage',
  productDetail: 'product-detail/ProductDetailPage',
  orderConfirm: 'order-confirm/OrderConfirmPage',
  productMult: null,
  productReorder: null,
  productBatOrder: null,
  productStock: null,
  category: 'category/CategoryPage',
  aboutCorporate: 'corporate/CorporatePage',
  aboutContact: 'contact/ContactPage',
  aboutContactDetail: 'contact-detail/ContactDetailPage',
  newsDetail: 'news-detail/NewsDetailPage',
  newsList: 'news-list/NewsListPage',
  supportIndex: 'support-index/SupportIndexPage',
  supportList: 'support-list/SupportListPage',
  supportDetail: 'support-detail/SupportDetailPage',
  supportSearch: 'support-search/SupportSearchPage',
  questionnaire: 'questionnaire/QuestionnairePage',
  suggestion: 'suggestion/SuggestionPage',
  payCheckout: 'checkout/CheckoutPage',
  stockCart: null,
  stockSubmit: null,
};

type PageModule = { readonly default: FunctionComponent };

const modules = import.meta.glob<PageModule>('./pages/*/*Page.tsx');

/** Module of a page, as the build names it. */
export const moduleOf = (file: string): string => `./pages/${file}.tsx`;

type LoadedPage = FunctionComponent & Prepared;

const loaded = (file: string): LoadedPage => {
  const load = modules[moduleOf(file)];
  if (load === undefined) throw new Error(`There is no ${moduleOf(file)}`);
  return lazyPart(load);
};

const pages: Readonly<Partial<Record<RouteName, LoadedPage>>> = Object.fromEntries(
  Object.entries(pageFiles).flatMap(([name, file]) =>
    file === null ? [] : [[name, loaded(file)]],
  ),
);

/** Page of a route; null when there is none or the route only leads on. */
export const pageOf = (name: RouteName): FunctionComponent | null => pages[name] ?? null;

/** Begins to load the page of a path, which somebody is about to open. */
export function preparePage(path: string): void {
  const route = matchRoute(path)?.route;
  if (route) void pages[route.name]?.prepare();
}

/** What stands there instead of a page that a route has not: the one whose menu item is marked for it. */
const standInOf = ({ markedItem }: Route): Route | undefined =>
  routes.find(({ name }) => name === markedItem && pageOf(name) !== null);

/** Whether somebody who asks for a route gets somewhere: to its page, or where it leads. */
export const isThere = (route: Route): boolean =>
  route.redirectTo !== null || pageOf(route.name) !== null || standInOf(route) !== undefined;

/** Where an address without a page leads. */
export const leadsTo = (route: Route | undefined): string =>
  (route && standInOf(route)?.path) ?? pathOf('noFind');
