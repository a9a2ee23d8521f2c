/** What of the cart is checked out, what is chosen for it, and how both are sent. */
import type { InputOf, OutputOf } from '@banxin/contract/call';
import type { prepareSubmit } from '@banxin/contract/calls/stock/submit';
import type { ConsignmentWay } from '@banxin/contract/calls/stock/submit.schemas';
import { CART_KINDS_MAX } from '@banxin/contract/constants';

/** What is checked out, and how. */
export type Asked = InputOf<typeof prepareSubmit>;

/** The checkout as it is priced. */
export type Prepared = OutputOf<typeof prepareSubmit>;

/** What the customer decides beside the address. */
export interface Choices {
  /** Carriers by the first product of their consignment. */
  readonly ways: readonly ConsignmentWay[];
  /** Null: none. */
  readonly couponId: number | null;
  readonly freightCouponId: number | null;
  readonly freeSamples: number;
  /** @unit fen */
  readonly redPacketSum: number;
}

export const NOTHING_CHOSEN: Choices = {
  ways: [],
  couponId: null,
  freightCouponId: null,
  freeSamples: 0,
  redPacketSum: 0,
};

/** Products that an address names, each once; what is no number is left out. */
export const idsIn = (text: string | null): readonly number[] =>
  [...new Set((text ?? '').split(',').filter((one) => /^[1-9]\d{0,8}$/.test(one)))]
    .slice(0, CART_KINDS_MAX)
    .map(Number);

/** Exactly so many of one kind, which an address asks for beside the cart: `701x4`; null for anything else. */
export function directIn(text: string | null) {
  const [, id, count] = /^([1-9]\d{0,8})x([1-9]\d{0,5})$/.exec(text ?? '') ?? [];
  return id === undefined || count === undefined
    ? null
    : { productId: Number(id), quantity: Number(count) };
}

/** As it is sent, to be shown and to be submitted: what was not chosen stays out. */
export const sentChoices = ({
  couponId,
  freightCouponId,
  freeSamples,
  redPacketSum,
}: Choices): Pick<
  InputOf<typeof prepareSubmit>,
  'couponId' | 'freightCouponId' | 'freeSamples' | 'redPacketSum'
> => ({
  ...(couponId !== null && { couponId }),
  ...(freightCouponId !== null && { freightCouponId }),
  ...(freeSamples > 0 && { freeSamples }),
  ...(redPacketSum > 0 && { redPacketSum }),
});

/** Who takes each consignment, as it is shown: what is submitted is what was seen. */
export const waysOf = ({ consignments }: Prepared): ConsignmentWay[] =>
  consignments.flatMap(({ carrier, lines: [first] }) =>
    carrier === null || first === undefined ? [] : [{ productId: first.productId, carrier }],
  );

/** The same ways with another carrier for the consignment that begins with a product. */
export const withWay = (
  ways: readonly ConsignmentWay[],
  way: ConsignmentWay,
): readonly ConsignmentWay[] => [
  ...ways.filter(({ productId }) => productId !== way.productId),
  way,
];
