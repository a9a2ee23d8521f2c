/** What pages may know about who is logged in. */
import type { UserInfo } from '@banxin/contract/entities/customer';
import { fen } from '@banxin/contract/money';
import { couponHad } from '@banxin/contract/rules/customer';
import type { Customer } from '../../context.ts';

/** 138****0001 */
export const maskPhone = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}/, '$1****');

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
    isNewCouponed: couponHad(customer),
    parentId: customer.parentId,
    roles: customer.roles,
  };
}
