/** What a customer may have or get: agreement, gift pack, VIP. Specification §4–§6. */
import { VIP_LEVELS } from '../constants.ts';
import { authStatus, customerSign, customerType, userRoleType } from '../enums/customer.ts';

/** Milliseconds of a day or an instant; a bare day begins at midnight in Asia/Shanghai. NaN when unreadable. */
const millisecondsOf = (time: string): number =>
  Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(time) ? `${time}T00:00:00+08:00` : time);

/**
 * True when the customer must sign the agreement before ordering: the signed flag (2) is missing
 * and the customer was created on the cut-off day or later. An unreadable time counts as later.
 */
export const needsAgreement = (
  user: { readonly sign: number; readonly creationTime: string },
  cutoff: string,
): boolean => {
  if (customerSign.has(user.sign, customerSign.agreementSigned)) return false;
  return !(millisecondsOf(user.creationTime) < millisecondsOf(cutoff));
};

/**
 * True when the customer counts as having had the new-customer gift pack: the flag is set, or the
 * type is partner, or authentication was ever submitted (also when it failed or was rejected).
 */
export const hasHadGiftPack = (user: {
  readonly sign: number;
  readonly type: number;
  readonly authStatus: number;
}): boolean =>
  customerSign.has(user.sign, customerSign.newCustomerGift) ||
  user.type === customerType.partner ||
  user.authStatus > authStatus.notSubmitted;

/**
 * True for whom the new-customer gift pack waits: a main account that has not had it. Administrators
 * are no customers, and the coupons of a sub-account belong to its main account, which opens the pack.
 */
export const mayOpenGiftPack = (user: {
  readonly parentId: number | null;
  readonly userRoleType: number;
  readonly sign: number;
  readonly type: number;
  readonly authStatus: number;
}): boolean =>
  user.parentId === null && user.userRoleType !== userRoleType.admin && !hasHadGiftPack(user);

/** VIP means the levels 6 and 8. */
export const isVip = (level: number): boolean => (VIP_LEVELS as readonly number[]).includes(level);

/** Types that the works give a customer; who belongs to the works is decided elsewhere. */
export const givenTypes = [
  customerType.ordinary,
  customerType.ecommerce,
  customerType.partner,
  customerType.overseas,
  customerType.crossBorder,
] as const;

/** Flags that are what a customer did: nobody sets them for it. */
export const signedFlags = [customerSign.newCustomerGift, customerSign.agreementSigned] as const;

/** Flags that the works set of a customer, in their order. */
export const givenFlags: readonly number[] = customerSign.values.filter(
  (flag) => flag !== customerSign.default && !signedFlags.some((signed) => signed === flag),
);

/** The sum of {@link givenFlags}. */
export const GIVEN_FLAGS = givenFlags.reduce((sum, flag) => sum | flag, 0);

/** Who of the works a customer has for its own. */
export const customerContacts = ['manager', 'deliveryMan'] as const;
/** One of {@link customerContacts}. */
export type CustomerContact = (typeof customerContacts)[number];

/** What the desk of customers changes. */
export const customerFields = ['type', 'flags', ...customerContacts] as const;
/** One of {@link customerFields}. */
export type CustomerField = (typeof customerFields)[number];
