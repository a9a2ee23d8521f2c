/** Permissions: names, which role holds which, and the checks. Specification §6. */
import { subAccountRole, userRoleType } from '../enums/customer.ts';
import { messages } from '../messages.ts';

/** Every permission name, as the wire carries it. */
export const permissions = {
  admin: 'admin',
  subAccounts: '子账号管理',
  topUp: '充值',
  afterSales: '申请售后',
  home: '我的主页',
  invoices: '发票中心',
  exportOrders: '导出订单',
  orders: '我的订单',
} as const;

/** A permission name. */
export type Permission = (typeof permissions)[keyof typeof permissions];

/** Every permission name, in the order of the specification. */
export const permissionNames: readonly Permission[] = Object.values(permissions);

/** True for a known permission name. */
export const isPermission = (name: string): name is Permission =>
  (permissionNames as readonly string[]).includes(name);

/** How far a role reaches into orders; each is allowed by one or more roles. */
export type OrderRight =
  | 'read'
  | 'prices'
  | 'create'
  | 'pay'
  | 'payUpToLimit'
  | 'files'
  | 'comment';

type RoleRow = {
  readonly role: number;
  readonly permissions: readonly Permission[];
  readonly orders: readonly OrderRight[];
};

const p = permissions;

/** What each role bit may do; bits add up. Domain decision: the specification does not show it. */
export const roleTable: readonly RoleRow[] = [
  {
    role: subAccountRole.master,
    permissions: permissionNames,
    orders: ['read', 'prices', 'create', 'pay', 'files', 'comment'],
  },
  {
    role: subAccountRole.customerService,
    permissions: [p.home, p.orders, p.afterSales],
    orders: ['read', 'prices', 'comment'],
  },
  { role: subAccountRole.design, permissions: [p.home, p.orders], orders: ['read', 'files'] },
  {
    role: subAccountRole.ordering,
    permissions: [p.home, p.orders, p.exportOrders],
    orders: ['read', 'prices', 'create', 'payUpToLimit', 'files', 'comment'],
  },
  {
    role: subAccountRole.afterSales,
    permissions: [p.home, p.orders, p.exportOrders, p.afterSales],
    orders: ['read', 'prices'],
  },
  {
    role: subAccountRole.finance,
    permissions: [p.home, p.orders, p.exportOrders, p.topUp, p.invoices],
    orders: ['read', 'prices', 'pay'],
  },
];

/** Rows that a sum of role bits holds: role 0 the master row alone. */
const rowsOf = (roles: number): readonly RoleRow[] =>
  roleTable.filter(({ role }) => subAccountRole.has(roles, role as 0));

/** Permission names that a sum of role bits holds. Role 0 is the master account and holds all. */
export const permissionsOf = (roles: number): readonly Permission[] => {
  const held = new Set(rowsOf(roles).flatMap((row) => row.permissions));
  return permissionNames.filter((name) => held.has(name));
};

/** Order rights that a sum of role bits holds. */
export const orderRightsOf = (roles: number): readonly OrderRight[] => [
  ...new Set(rowsOf(roles).flatMap((row) => row.orders)),
];

/** A role field that a sub-account may carry: known bits, at least one. */
export const isSubAccountRoles = (roles: number): boolean =>
  subAccountRole.is(roles) && roles !== subAccountRole.master;

/** Who is asked about. */
export type Holder = { readonly userRoleType: number; readonly permissions: readonly string[] };

/**
 * True when the holder has every permission asked for; the administrator has all of them.
 * Throws an Error with '请设置操作权限值' when none is asked for: a forgotten value must not open a door.
 */
export const hasPermissions = (
  holder: Holder,
  ...needed: readonly (string | null | undefined)[]
) => {
  const names = needed.filter((name): name is string => typeof name === 'string' && name !== '');
  if (names.length === 0 || names.length !== needed.length) {
    throw new Error(messages.permissionMissing);
  }
  return (
    holder.userRoleType === userRoleType.admin ||
    names.every((name) => holder.permissions.includes(name))
  );
};
