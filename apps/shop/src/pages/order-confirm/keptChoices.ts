/** What was chosen for an order and not confirmed yet: kept for this tab, over a reload, a login and a look at its options. */
import type { Urgency } from '@banxin/contract/calls/order/quote.schemas';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { areRows, type DropRow } from '../../features/address/drops/dropRow.ts';
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
  couponId: '',
  freightCouponId: '',
  urgentEntitlement: '',
  freeSamples: '',
  redPacketSum: '',
  /** Several addresses as JSON, with the version of the order whose goods they share out. */
  drops: '',
  intoWarehouse: '',
  /** Not chosen, or whose name the parcels bear. */
  sender: '',
  senderName: '',
  senderPhone: '',
  senderAddress: '',
  /** Neither a price nor a sign of the works is on the parcels. */
  senderHide: '',
  /** Number of the certificate, after it its brand. */
  brandId: '',
  brand: '',
  /** Ids of the files, with blanks between. */
  confirmedFiles: '',
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
const NONE = 'none';
const OWN = 'own';
const YES = 'yes';
const MARK = '=';

const flag = (is: boolean): string => (is ? YES : '');

const NUMBERS = ['couponId', 'freightCouponId', 'freeSamples', 'redPacketSum'] as const;
const FLAGS = [
  ...(['neutral', 'tearProof', 'separateStyles'] as const),
  ...(['urgentEntitlement', 'intoWarehouse'] as const),
] as const;

/** Those that were chosen, as texts; taken back: empty. */
const numbersToKeep = (chosen: Partial<Choices>): Partial<KeptChoices> =>
  Object.fromEntries(
    NUMBERS.flatMap((key) => (chosen[key] === undefined ? [] : [[key, String(chosen[key] || '')]])),
  );

/** Whose name the parcels bear, and by which certificate the brand is printed. */
const extendToKeep = ({ sender, certificate }: Partial<Choices>): Partial<KeptChoices> => ({
  ...(sender !== undefined && {
    sender: sender === null ? NONE : OWN,
    senderName: sender?.name ?? '',
    senderPhone: sender?.phone ?? '',
    senderAddress: sender?.address ?? '',
    senderHide: flag(sender?.hide ?? false),
  }),
  ...(certificate !== undefined && {
    brandId: certificate === null ? NONE : String(certificate.id),
    brand: certificate?.brand ?? '',
  }),
});

function extendIn(kept: KeptChoices): Partial<Choices> {
  const { sender, senderName: name, senderPhone: phone, senderAddress: address } = kept;
  const hide = kept.senderHide === YES;
  const { brandId, brand } = kept;
  return {
    ...(sender === NONE && { sender: null }),
    ...(sender === OWN && name !== '' && { sender: { name, phone, address, hide } }),
    ...(brandId === NONE && { certificate: null }),
    ...(/^\d+$/.test(brandId) && { certificate: { id: Number(brandId), brand } }),
  };
}

/** Several addresses that share out the goods of this version of the order; none where they are of another. */
function dropsIn(kept: string, current: number): readonly DropRow[] | null {
  if (kept === '') return null;
  try {
    const { version, rows } = (JSON.parse(kept) ?? {}) as { version?: unknown; rows?: unknown };
    return version === current && areRows(rows) && rows.length > 1 ? rows : null;
  } catch {
    // Whoever wrote it was not this page.
    return null;
  }
}

/** What a choice changes of what is kept. */
export function toKeep(chosen: Partial<Choices>, version: number): Partial<KeptChoices> {
  const { urgent, carrier, addressId, remark, drops, confirmedFiles } = chosen;
  return {
    ...((urgent !== undefined || carrier !== undefined) && { version: String(version) }),
    ...(urgent !== undefined && { urgent }),
    ...(carrier !== undefined && { carrier: carrier ?? '' }),
    ...(addressId !== undefined && { addressId: addressId === null ? NEW : String(addressId) }),
    ...Object.fromEntries(
      FLAGS.flatMap((key) => (chosen[key] === undefined ? [] : [[key, flag(chosen[key])]])),
    ),
    ...numbersToKeep(chosen),
    ...extendToKeep(chosen),
    ...(drops !== undefined && { drops: drops ? JSON.stringify({ version, rows: drops }) : '' }),
    ...(confirmedFiles !== undefined && { confirmedFiles: confirmedFiles.join(' ') }),
    ...(remark != null && { remark: `${MARK}${remark}` }),
  };
}

/** What was chosen, as the page begins with it. */
export function choicesIn(kept: KeptChoices): Partial<Choices> {
  const { addressId, remark, confirmedFiles } = kept;
  return {
    ...(addressId === NEW && { addressId: null }),
    ...(/^\d+$/.test(addressId) && { addressId: Number(addressId) }),
    ...Object.fromEntries(FLAGS.filter((key) => kept[key] === YES).map((key) => [key, true])),
    ...Object.fromEntries(
      NUMBERS.filter((key) => /^\d+$/.test(kept[key])).map((key) => [key, Number(kept[key])]),
    ),
    ...extendIn(kept),
    ...(confirmedFiles !== '' && { confirmedFiles: confirmedFiles.split(' ') }),
    ...(remark.startsWith(MARK) && { remark: remark.slice(MARK.length) }),
  };
}

/** Speed, carrier and several addresses that were chosen for this version of the order. */
export function wayIn(
  { version, urgent, carrier, drops }: KeptChoices,
  current: number,
): Partial<Choices> {
  const rows = dropsIn(drops, current);
  const several = rows && { drops: rows };
  if (version !== String(current)) return { ...several };
  return {
    ...several,
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
