/** What was chosen for an order and not confirmed yet: kept for this tab, over a reload, a login and a look at its options. */
import type { Urgency } from '@banxin/contract/calls/order/quote.schemas';
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { Choices } from './order-confirm.data.ts';

/** Texts only, as drafts are; empty: not chosen. */
export const NOTHING_CHOSEN = {
  /** Of the order that speed and carrier were chosen for: edited since then, it has its own. */
  version: '',
  urgent: '',
  carrier: '',
  addressId: '',
  /** Province of that address. */
  place: '',
  neutral: '',
  tearProof: '',
  separateStyles: '',
  /** After a mark: an emptied one is chosen too. */
  remark: '',
  consignee: '',
  mobilePhone: '',
  province: '',
  city: '',
  district: '',
  detail: '',
};

export type KeptChoices = typeof NOTHING_CHOSEN;

const NEW = 'new';
const YES = 'yes';
const MARK = '=';

const flag = (is: boolean): string => (is ? YES : '');

/** What a choice changes of what is kept. */
export function toKeep(chosen: Partial<Choices>, version: number): Partial<KeptChoices> {
  const { urgent, carrier, addressId, neutral, tearProof, separateStyles, remark } = chosen;
  return {
    ...((urgent !== undefined || carrier !== undefined) && { version: String(version) }),
    ...(urgent !== undefined && { urgent }),
    ...(carrier !== undefined && { carrier: carrier ?? '' }),
    ...(addressId !== undefined && { addressId: addressId === null ? NEW : String(addressId) }),
    ...(neutral !== undefined && { neutral: flag(neutral) }),
    ...(tearProof !== undefined && { tearProof: flag(tearProof) }),
    ...(separateStyles !== undefined && { separateStyles: flag(separateStyles) }),
    ...(remark != null && { remark: `${MARK}${remark}` }),
  };
}

/** What was chosen, as the page begins with it. */
export function choicesIn({
  addressId,
  neutral,
  tearProof,
  separateStyles,
  remark,
}: KeptChoices): Partial<Choices> {
  return {
    ...(addressId === NEW && { addressId: null }),
    ...(/^\d+$/.test(addressId) && { addressId: Number(addressId) }),
    ...(neutral === YES && { neutral: true }),
    ...(tearProof === YES && { tearProof: true }),
    ...(separateStyles === YES && { separateStyles: true }),
    ...(remark.startsWith(MARK) && { remark: remark.slice(MARK.length) }),
  };
}

/** Speed and carrier that were chosen for this version of the order. */
export function wayIn(
  { version, urgent, carrier }: KeptChoices,
  current: number,
): Partial<Choices> {
  if (version !== String(current)) return {};
  return {
    ...(urgent !== '' && { urgent: urgent as Urgency }),
    ...(carrier !== '' && { carrier }),
  };
}

export const addressIn = ({
  consignee,
  mobilePhone,
  province,
  city,
  district,
  detail,
}: KeptChoices): AddressInput => ({
  consignee,
  mobilePhone,
  province,
  city,
  district,
  detail,
});
