/** A customer and a small route table, for atlas and tests. */
import { SUPPORT_SCROLL_OFFSET } from '@banxin/contract/constants';
import type { UserInfo } from '@banxin/contract/entities/customer';
import { fen } from '@banxin/contract/money';
import type { RouteName } from '@banxin/contract/routes';
import { permissions } from '@banxin/contract/rules/permissions';
import type { RouteFacts } from './route-guard.types.ts';

/** An ordinary main account. */
export const sampleUser: UserInfo = {
  id: 1,
  customerName: '悦享包装',
  linkPerson: '陈女士',
  mobilePhone: '138****0001',
  type: 3,
  userRoleType: 1,
  sign: 2,
  authStatus: 2,
  vipLevel: 6,
  orderNotifySum: fen(0),
  creationTime: '2024-03-01T09:00:00.000+08:00',
  isNewCouponed: false,
  parentId: null,
  roles: 0,
};

const page = (name: RouteName, facts: Partial<RouteFacts> = {}): RouteFacts => ({
  name,
  permissions: [],
  scrollTop: 0,
  tag: undefined,
  ...facts,
});

const table: Readonly<Record<string, RouteFacts>> = {
  '/': page('root'),
  '/search': page('search'),
  '/403': page('forbidden'),
  '/404': page('noFind'),
  '/resetpassword': page('resetPassword'),
  '/vip/introduction': page('vipIntroduction'),
  '/support/list/3': page('supportList', { scrollTop: SUPPORT_SCROLL_OFFSET }),
  '/support/list/3/showsearch': page('supportList', {
    scrollTop: SUPPORT_SCROLL_OFFSET,
    tag: 'showSearch',
  }),
  '/user/index': page('userIndex'),
  '/user/myorder': page('myOrder', { permissions: [permissions.orders] }),
  '/user/recharge': page('recharge', { permissions: [permissions.topUp] }),
  '/user/subaccount': page('subaccount', { permissions: [permissions.admin] }),
};

/** Facts of a path; case does not matter. */
export const sampleRoutes = (path: string): RouteFacts | undefined => table[path.toLowerCase()];
