/** The customer, as far as pages before the account centre need it. @see specification §3 user info */
import * as z from 'zod/mini';
import { CONSIGNEE_MAX, DETAIL_MAX } from '../constants.ts';
import { messages } from '../messages.ts';
import { DETAIL_MIN, REGION_MAX } from '../rules/address.ts';
import { receiverPhone } from './fields.ts';
import { fen, instant, shortText } from './primitives.ts';

/** What every page may know about who is logged in. */
export const userInfo = z.object({
  id: z.int(),
  customerName: z.string(),
  /** Contact person's name, for greetings. */
  linkPerson: z.nullable(z.string()),
  /** Masked: 138****0001. */
  mobilePhone: z.string(),
  /** Customer type 3–8. */
  type: z.int(),
  /** 0 is an administrator, 1 a customer, sub-accounts too. */
  userRoleType: z.int().check(z.minimum(0), z.maximum(1)),
  /** Bit flags, see `enums/customerSign`. */
  sign: z.int(),
  authStatus: z.int(),
  vipLevel: z.int(),
  /** Sub-account orders above this sum notify the main account. */
  orderNotifySum: fen,
  creationTime: instant,
  isNewCouponed: z.boolean(),
  /** Main account of a sub-account, else null. */
  parentId: z.nullable(z.int()),
  /** Role bits of a sub-account; 0 is the master. */
  roles: z.int(),
});
/** A value of {@link userInfo}. */
export type UserInfo = z.infer<typeof userInfo>;

/** Balance and other assets. All money @unit fen. */
export const customerAccount = z.object({
  balance: fen,
  /** The part of the balance that was given: spent last, not paid out, not invoiced. */
  bonus: fen,
  redPacket: fen,
  sampleQuota: z.int(),
  urgentQuota: z.int(),
  isPreDepositEnabled: z.boolean(),
  alertPreDeposit: fen,
  orderNotifySum: fen,
});
/** A value of {@link customerAccount}. */
export type CustomerAccount = z.infer<typeof customerAccount>;

/** A receiver's address. */
export const addressInput = z.object({
  consignee: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, messages.consigneeRequired),
      z.maxLength(CONSIGNEE_MAX, messages.consigneeTooLong),
    ),
  /** Mobile number or landline with area code. */
  mobilePhone: receiverPhone,
  province: z.string().check(z.minLength(1, messages.provinceRequired), z.maxLength(REGION_MAX)),
  city: z.string().check(z.minLength(1, messages.cityRequired), z.maxLength(REGION_MAX)),
  district: shortText(REGION_MAX),
  detail: z
    .string()
    .check(
      z.trim(),
      z.minLength(DETAIL_MIN, messages.detailRequired),
      z.maxLength(DETAIL_MAX, messages.detailTooLong),
    ),
  isDefault: z._default(z.boolean(), false),
});
/** A value of {@link addressInput}. */
export type AddressInput = z.input<typeof addressInput>;

/** A saved address. */
export const address = z.extend(addressInput, {
  id: z.int(),
  isDefault: z.boolean(),
  /** Writes of what it says; which is the default counts for none. */
  rev: z.int(),
});
/** A value of {@link address}. */
export type Address = z.infer<typeof address>;
