/** What the shop calls its kinds of customers, what is true of them, who looks after them, and what it gives them. */
import { couponKind } from '../enums/coupon.ts';
import { type CustomerType, customerSign, customerType } from '../enums/customer.ts';
import { type Fen, moneyText } from '../money.ts';
import type { Words } from '../refusals/row.ts';
import type { CustomerContact } from '../rules/customer.ts';

const typeEnglish: Readonly<Record<CustomerType, string>> = {
  [customerType.ordinary]: 'Ordinary',
  [customerType.ecommerce]: 'E-commerce',
  [customerType.partner]: 'Partner',
  [customerType.overseas]: 'Overseas',
  [customerType.crossBorder]: 'Cross-border',
  [customerType.internalStaff]: 'Staff',
};

/** The kinds of customers. */
export const customerTypeWords = Object.fromEntries(
  customerType.values.map((value) => [value, [customerType.label(value), typeEnglish[value]]]),
) as unknown as Readonly<Record<CustomerType, Words>>;

const flagEnglish: Readonly<Record<string, string>> = {
  newCustomerGift: 'Gift pack had',
  agreementSigned: 'Agreement signed',
  offlineKey: 'Key account, offline',
  onlineKey: 'Key account, online',
  offlinePublicPool: 'Open to all sales, offline',
  onlinePublicPool: 'Open to all sales, online',
  assistedDevelopment: 'Development helped',
  bakeryShop: 'Bakery shop',
  groupCustomer: 'Group',
  fullInspection: 'Full inspection',
};

/** One flag of a customer. @param flag one bit of `customerSign` */
export function customerFlagWords(flag: number): Words {
  const found = customerSign.options.find(({ value }) => value === flag);
  return found ? [found.label, flagEnglish[found.key] ?? found.key] : [String(flag), String(flag)];
}

/** Several flags by name, in their order; words for none. */
export function customerFlagsText(flags: number): Words {
  const held = customerSign.values
    .filter((flag) => flag !== 0 && (flags & flag) !== 0)
    .map(customerFlagWords);
  return held.length === 0
    ? ['没有标记', 'None']
    : [held.map(([zh]) => zh).join('、'), held.map(([, en]) => en).join(', ')];
}

/** Who of the works a customer has for its own, as customers read it. */
export const contactWords: Readonly<Record<CustomerContact, Words>> = {
  manager: ['专属客服', 'Your contact'],
  deliveryMan: ['送货员', 'Delivery'],
};

/** What the desk of customers gives. */
export const deskCouponKinds = [couponKind.order, couponKind.freight] as const;
/** One of {@link deskCouponKinds}. */
export type DeskCouponKind = (typeof deskCouponKinds)[number];

export interface DeskCouponTerms {
  readonly kind: DeskCouponKind;
  readonly amount: Fen;
  readonly minSpend: Fen;
}

/** A coupon by what it takes off, in the middle of a sentence. */
export function deskCouponWords({ kind, amount, minSpend }: DeskCouponTerms): Words {
  const sum = moneyText(amount);
  if (kind === couponKind.freight) return [`${sum} 运费券`, `${sum} off freight`];
  return minSpend === 0
    ? [`${sum} 优惠券`, `${sum} off`]
    : [`满 ${moneyText(minSpend)} 减 ${sum} 的优惠券`, `${sum} off ${moneyText(minSpend)} or more`];
}
