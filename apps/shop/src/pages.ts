/** Where the page of every route lies. It comes after the first page, whose script the server names. */
import type { PageName } from '@banxin/contract/routes';
import type { FunctionComponent } from 'react';

/** File below `pages`. */
export const pageFiles: Readonly<Record<PageName, string>> = {
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
  userIndex: 'user-index/UserIndexPage',
  userInfo: 'info/InfoPage',
  userAccount: 'account/AccountPage',
  bindWechat: 'bind-wechat/BindWechatPage',
  userAddr: 'addresses/AddressesPage',
  userSender: 'senders/SendersPage',
  userAuth: 'auth/AuthPage',
  userBrand: 'brand/BrandPage',
  myOrder: 'my-orders/MyOrdersPage',
  UserOrderDetail: 'order-detail/OrderDetailPage',
  userMessage: 'message/MessagePage',
  recharge: 'recharge/RechargePage',
  userCoupon: 'coupon/CouponPage',
  couponReceive: 'coupon-receive/CouponReceivePage',
  vipRenew: 'vip-renew/VipRenewPage',
  vipRecord: 'vip-record/VipRecordPage',
  favorites: 'favorites/FavoritesPage',
  invoiceTitle: 'invoice-title/InvoiceTitlePage',
  aftersale: 'aftersale/AftersalePage',
  aftersaleCreate: 'aftersale-create/AftersaleCreatePage',
  aftersaleDetail: 'aftersale-detail/AftersaleDetailPage',
  subaccount: 'sub-account/SubAccountPage',
  invoice: 'invoice/InvoicePage',
  invoiceDetail: 'invoice-detail/InvoiceDetailPage',
  invoiceCreate: 'invoice-create/InvoiceCreatePage',
  userInventory: 'cloud-inventory/CloudInventoryPage',
  cloudInventory: 'cloud-inventory/CloudInventoryPage',
  cloudOrder: 'cloud-order/CloudOrderPage',
  cloudBatchOrder: 'cloud-batch-order/CloudBatchOrderPage',
  product: 'product/ProductPage',
  productDetail: 'product-detail/ProductDetailPage',
  productMult: 'product-mult/ProductMultPage',
  productReorder: 'product-reorder/ProductReorderPage',
  productBatOrder: 'product-bat-order/ProductBatOrderPage',
  orderConfirm: 'order-confirm/OrderConfirmPage',
  productStock: 'product-stock/ProductStockPage',
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
  stockCart: 'stock-cart/StockCartPage',
  stockSubmit: 'stock-submit/StockSubmitPage',
  works: 'works/WorksPage',
  worksToday: 'works-today/WorksTodayPage',
};

export interface PageModule {
  readonly default: FunctionComponent;
}

const modules = import.meta.glob<PageModule>('./pages/*/*Page.tsx');

/** Module of a page, as the build names it. */
export const moduleOf = (page: PageName): string => `./pages/${pageFiles[page]}.tsx`;

export function loadPage(page: PageName): Promise<PageModule> {
  const load = modules[moduleOf(page)];
  if (load === undefined) throw new Error(`There is no ${moduleOf(page)}`);
  return load();
}
