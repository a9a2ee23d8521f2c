/** What the desk of customers says: how a customer stands, and what was done to it, old and new by name. */
import { type AuthStatus, authStatus, type CustomerType } from '../enums/customer.ts';
import type { Words } from '../refusals/row.ts';
import {
  contactWords,
  customerFlagsText,
  customerFlagWords,
  customerTypeWords,
  type DeskCouponTerms,
  deskCouponWords,
} from './customerWords.ts';
import { type MessageRow, messageRows } from './message.ts';

/** What is written down of a customer at the desk. */
export const customerDeeds = [
  ...(['opened', 'ledger', 'type', 'flags', 'manager', 'deliveryMan', 'coupons'] as const),
  ...(['device', 'reminded'] as const),
] as const;
/** One of {@link customerDeeds}. */
export type CustomerDeed = (typeof customerDeeds)[number];

const deedWords: Readonly<Record<CustomerDeed, Words>> = {
  opened: ['查看客户资料', 'Looked into the file'],
  ledger: ['查看收支', 'Looked into the account'],
  type: ['修改客户类型', 'Type changed'],
  flags: ['修改客户标记', 'Flags changed'],
  manager: [`修改${contactWords.manager[0]}`, 'Contact person changed'],
  deliveryMan: [`修改${contactWords.deliveryMan[0]}`, 'Delivery person changed'],
  coupons: ['发放优惠券', 'Coupons given'],
  device: ['退出登录设备', 'Device logged out'],
  reminded: ['提醒证书到期', 'Reminded of the end of a certificate'],
};

const authEnglish: Readonly<Record<AuthStatus, string>> = {
  [authStatus.notSubmitted]: 'Not submitted',
  [authStatus.submitted]: 'Submitted',
  [authStatus.passed]: 'Passed',
  [authStatus.failed]: 'Not passed',
  [authStatus.rejected]: 'Rejected',
  [authStatus.passedByProxy]: 'Passed by the works',
};

export const customerDesk = messageRows('customerDesk', {
  type: ({ type }: { readonly type: CustomerType }): Words => customerTypeWords[type],
  flag: ({ flag }: { readonly flag: number }): Words => customerFlagWords(flag),
  auth: ({ status }: { readonly status: AuthStatus }): Words => [
    authStatus.label(status),
    authEnglish[status],
  ],
});

export const customerLog = messageRows('customerLog', {
  deed: ({ what }: { readonly what: CustomerDeed }): Words => deedWords[what],
  type: ({ type }: { readonly type: CustomerType }): Words => customerTypeWords[type],
  flags: ({ flags }: { readonly flags: number }): Words => customerFlagsText(flags),
  person: ({ name }: { readonly name: string }): Words => [name, name],
  nobody: ['不指定', 'Nobody in particular'],
  coupons: ({ count, ...terms }: DeskCouponTerms & { readonly count: number }): Words => {
    const [zh, en] = deskCouponWords(terms);
    return [`${count} 张${zh}`, `${count} × ${en}`];
  },
  reminded: ({ brand, day }: { readonly brand: string; readonly day: string }): Words => [
    `${brand} · ${day}`,
    `${brand} · ${day}`,
  ],
  device: ({ name, ip }: { readonly name: string; readonly ip: string }): Words => [
    `${name} · ${ip}`,
    `${name} · ${ip}`,
  ],
});

/** Every sentence of the desk of customers. */
export const customerDeskMessages: readonly MessageRow<never>[] = [
  ...Object.values(customerDesk),
  ...Object.values(customerLog),
];
