/** Permissions: their names and the check. Specification §6. */
import { ADMIN_USER_ROLE_TYPE } from '../constants.ts';
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
    holder.userRoleType === ADMIN_USER_ROLE_TYPE ||
    names.every((name) => holder.permissions.includes(name))
  );
};
