/** What pages may know about who is logged in. */
import type { UserInfo } from '@banxin/contract/entities/customer';
import { userRoleType } from '@banxin/contract/enums/customer';
import { fen } from '@banxin/contract/money';
import { hasHadGiftPack } from '@banxin/contract/rules/customer';
import { maskPhone } from '@banxin/contract/rules/masked';
import { permissionNames } from '@banxin/contract/rules/permissions';
import type { Context, Customer, UserContext } from '../../context.ts';

export function userInfoOf(customer: Customer): UserInfo {
  return {
    id: customer.id,
    customerName: customer.name,
    linkPerson: customer.linkPerson,
    mobilePhone: maskPhone(customer.mobile),
    type: customer.type,
    userRoleType: customer.userRoleType,
    sign: customer.sign,
    authStatus: customer.authStatus,
    vipLevel: customer.vipLevel,
    // a sum to measure prices by is no use to who sees none
    orderNotifySum: fen(customer.rights.includes('prices') ? customer.orderNotifySum : 0),
    creationTime: customer.createdAt,
    isNewCouponed: hasHadGiftPack(customer),
    parentId: customer.parentId,
    roles: customer.roles,
  };
}

/** Who is logged in; null for a visitor. */
export const currentCustomer = async ({ customer }: Context): Promise<UserInfo | null> =>
  customer && userInfoOf(customer);

/** Permissions of the login; an administrator holds every one. */
export async function listPermissions({ customer }: UserContext): Promise<{ name: string }[]> {
  const held =
    customer.userRoleType === userRoleType.admin ? permissionNames : customer.permissions;
  return held.map((name) => ({ name }));
}
