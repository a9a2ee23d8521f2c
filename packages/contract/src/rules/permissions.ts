/** Permissions: their names. Specification §6. */

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
