/** Roles of sub-accounts: which permissions and order rights each brings. Specification §6. */
import { subAccountRole } from '../enums/customer.ts';
import { type Permission, permissionNames, permissions } from './permissions.ts';

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
