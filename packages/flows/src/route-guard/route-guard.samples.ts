/** A customer and a small route table, for atlas and tests. */
import { SUPPORT_SCROLL_OFFSET } from '@banxin/contract/constants';
import type { UserInfo } from '@banxin/contract/entities/customer';
import { fen } from '@banxin/contract/money';
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

const page = (title: string, facts: Partial<RouteFacts> = {}): RouteFacts => ({
  title,
  permissions: [],
  scrollTop: 0,
  tag: undefined,
  ...facts,
});

const table: Readonly<Record<string, RouteFacts>> = {
  '/': page('产品中心'),
  '/search': page('搜索'),
  '/403': page('没有权限'),
  '/404': page('页面不存在'),
  '/resetpassword': page('重置密码'),
  '/vip/introduction': page('会员中心'),
  '/support/list/3': page('帮助列表', { scrollTop: SUPPORT_SCROLL_OFFSET }),
  '/support/list/3/showsearch': page('帮助列表', {
    scrollTop: SUPPORT_SCROLL_OFFSET,
    tag: 'showSearch',
  }),
  '/user/index': page('我的主页'),
  '/user/myorder': page('我的订单', { permissions: [permissions.orders] }),
  '/user/recharge': page('充值中心', { permissions: [permissions.topUp] }),
  '/user/subaccount': page('子账号管理', { permissions: [permissions.admin] }),
};

/** Facts of a path; case does not matter. */
export const sampleRoutes = (path: string): RouteFacts | undefined => table[path.toLowerCase()];
