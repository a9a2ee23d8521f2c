/** The pages behind the routes. Access, permission, titles and page options come from the contract's route table. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Page = LazyExoticComponent<ComponentType>;

export interface PageRoute {
  /** Path of the route table, in the router's notation. */
  readonly path: string;
  readonly page: Page;
}

/** In order of matching. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/', page: lazy(() => import('./pages/home/HomePage.tsx')) },
  { path: '/category/:id?', page: lazy(() => import('./pages/category/CategoryPage.tsx')) },
  {
    path: '/product/detail/:id',
    page: lazy(() => import('./pages/product-detail/ProductDetailPage.tsx')),
  },
  {
    path: '/product/detail/:id/:orderId',
    page: lazy(() => import('./pages/order-confirm/OrderConfirmPage.tsx')),
  },
  { path: '/pay/checkout', page: lazy(() => import('./pages/checkout/CheckoutPage.tsx')) },
  { path: '/user/myorder', page: lazy(() => import('./pages/my-orders/MyOrdersPage.tsx')) },
  {
    path: '/user/orderDetail/:sn',
    page: lazy(() => import('./pages/order-detail/OrderDetailPage.tsx')),
  },
  { path: '/login', page: lazy(() => import('./pages/login/LoginPage.tsx')) },
  { path: '/register', page: lazy(() => import('./pages/register/RegisterPage.tsx')) },
  {
    path: '/resetPassword',
    page: lazy(() => import('./pages/reset-password/ResetPasswordPage.tsx')),
  },
  { path: '/qqlogin', page: lazy(() => import('./pages/qq-login/QqLoginPage.tsx')) },
  { path: '/wechatlogin', page: lazy(() => import('./pages/wechat-login/WechatLoginPage.tsx')) },
  { path: '/bindqq', page: lazy(() => import('./pages/bind-qq/BindQqPage.tsx')) },
  { path: '/search', page: lazy(() => import('./pages/search/SearchPage.tsx')) },
  { path: '/403', page: lazy(() => import('./pages/error-403/ForbiddenPage.tsx')) },
  { path: '/404', page: lazy(() => import('./pages/error-404/NotFoundPage.tsx')) },
];
