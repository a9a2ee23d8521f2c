/** The pages behind the routes. Access, permission, titles and page options come from the contract's route table. */
import type { ComponentType } from 'react';
import { lazyPart } from './lib/lazyPart.tsx';

export interface PageRoute {
  /** Path of the route table, in the router's notation. */
  readonly path: string;
  readonly page: ComponentType;
}

/** In order of matching. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/', page: lazyPart(() => import('./pages/home/HomePage.tsx')) },
  { path: '/category/:id?', page: lazyPart(() => import('./pages/category/CategoryPage.tsx')) },
  {
    path: '/product/detail/:id',
    page: lazyPart(() => import('./pages/product-detail/ProductDetailPage.tsx')),
  },
  {
    path: '/product/detail/:id/:orderId',
    page: lazyPart(() => import('./pages/order-confirm/OrderConfirmPage.tsx')),
  },
  { path: '/pay/checkout', page: lazyPart(() => import('./pages/checkout/CheckoutPage.tsx')) },
  { path: '/user/myorder', page: lazyPart(() => import('./pages/my-orders/MyOrdersPage.tsx')) },
  {
    path: '/user/orderDetail/:sn',
    page: lazyPart(() => import('./pages/order-detail/OrderDetailPage.tsx')),
  },
  { path: '/login', page: lazyPart(() => import('./pages/login/LoginPage.tsx')) },
  { path: '/register', page: lazyPart(() => import('./pages/register/RegisterPage.tsx')) },
  {
    path: '/resetPassword',
    page: lazyPart(() => import('./pages/reset-password/ResetPasswordPage.tsx')),
  },
  { path: '/qqlogin', page: lazyPart(() => import('./pages/qq-login/QqLoginPage.tsx')) },
  {
    path: '/wechatlogin',
    page: lazyPart(() => import('./pages/wechat-login/WechatLoginPage.tsx')),
  },
  { path: '/bindqq', page: lazyPart(() => import('./pages/bind-qq/BindQqPage.tsx')) },
  { path: '/search', page: lazyPart(() => import('./pages/search/SearchPage.tsx')) },
  { path: '/403', page: lazyPart(() => import('./pages/error-403/ForbiddenPage.tsx')) },
  { path: '/404', page: lazyPart(() => import('./pages/error-404/NotFoundPage.tsx')) },
];
