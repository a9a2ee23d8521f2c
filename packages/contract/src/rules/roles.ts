/** Roles of sub-accounts: which permissions and rights each brings. Specification §6. */
import { subAccountRole } from '../enums/customer.ts';
import { type Permission, permissionNames, permissions } from './permissions.ts';
import type { Right } from './rights.ts';

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

/** Permission names that a sum of role bits holds. Role 0 is the master account and holds all. */
export const permissionsOf = (roles: number): readonly Permission[] => {
  const held = new Set(rowsOf(roles).flatMap((row) => row.permissions));
  return permissionNames.filter((name) => held.has(name));
};

/** Rights that a sum of role bits holds. */
export const rightsOf = (roles: number): readonly Right[] => [
  ...new Set(rowsOf(roles).flatMap((row) => row.rights)),
];

/** A role field that a sub-account may carry: known bits, at least one. */
export const isSubAccountRoles = (roles: number): boolean =>
  subAccountRole.is(roles) && roles !== subAccountRole.master;
