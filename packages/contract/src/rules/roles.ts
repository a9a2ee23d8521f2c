/** Roles of sub-accounts: which permissions and rights each brings. Specification §6. */
import { subAccountRole } from '../enums/customer.ts';
import { messages } from '../messages.ts';
import { type Permission, permissionNames, permissions } from './permissions.ts';
import type { Right } from './rights.ts';
import type { Rule } from './validation.ts';

type RoleRow = {
  readonly role: number;
  readonly permissions: readonly Permission[];
  readonly rights: readonly Right[];
};

const p = permissions;

/** What each role bit may do; bits add up. Domain decision: the specification does not show it. */
const roleTable: readonly RoleRow[] = [
  {
    role: subAccountRole.master,
    permissions: permissionNames,
    rights: [
      ...(['prices', 'create', 'pay', 'payBeyondLimit', 'files', 'comment'] as const),
      ...(['addresses', 'company'] as const),
    ],
  },
  {
    role: subAccountRole.customerService,
    permissions: [p.home, p.orders, p.afterSales],
    rights: ['prices', 'comment', 'addresses'],
  },
  { role: subAccountRole.design, permissions: [p.home, p.orders], rights: ['files'] },
  {
    role: subAccountRole.ordering,
    permissions: [p.home, p.orders, p.exportOrders],
    rights: ['prices', 'create', 'pay', 'files', 'comment', 'addresses'],
  },
  {
    role: subAccountRole.afterSales,
    permissions: [p.home, p.orders, p.exportOrders, p.afterSales],
    rights: ['prices'],
  },
  {
    role: subAccountRole.finance,
    permissions: [p.home, p.orders, p.exportOrders, p.topUp, p.invoices],
    rights: ['prices', 'pay', 'payBeyondLimit'],
  },
];

/** Rows that a sum of role bits holds: role 0 the master row alone. */
const rowsOf = (roles: number): readonly RoleRow[] =>
  roleTable.filter(({ role }) => subAccountRole.has(roles, role as 0));

/** Every role bit of a sub-account, in the order in which they are offered. */
export const subAccountRoles: readonly number[] = roleTable
  .map(({ role }) => role)
  .filter((role) => role !== subAccountRole.master);

/** Permission names that a sum of role bits holds. Role 0 is the master account and holds all. */
export const permissionsOf = (roles: number): readonly Permission[] => {
  const held = new Set(rowsOf(roles).flatMap((row) => row.permissions));
  return permissionNames.filter((name) => held.has(name));
};

/** Rights that a sum of role bits holds. */
export const rightsOf = (roles: number): readonly Right[] => [
  ...new Set(rowsOf(roles).flatMap((row) => row.rights)),
];

/** Everything that a sum of role bits holds: what a message can ask of its reader. */
export const holdingsOf = (roles: number): readonly (Right | Permission)[] => [
  ...rightsOf(roles),
  ...permissionsOf(roles),
];

/**
 * The largest sum that a login may pay at once; null for any. Its own limit comes first, whatever its roles;
 * without one the sum for all sub-accounts holds for those whose role does not pay beyond it. @unit fen
 */
export const payLimitOf = (login: {
  readonly payLimit: number | null;
  readonly rights: readonly Right[];
  readonly orderNotifySum: number;
}): number | null => {
  if (login.payLimit !== null) return login.payLimit;
  return login.rights.includes('payBeyondLimit') ? null : login.orderNotifySum;
};

/** Roles of a sub-account, required. */
export const checkRoles: Rule = (value) =>
  typeof value === 'number' && isSubAccountRoles(value) ? null : messages.rolesRequired;

/** A role field that a sub-account may carry: known bits, at least one. */
export const isSubAccountRoles = (roles: number): boolean =>
  subAccountRole.is(roles) && roles !== subAccountRole.master;
