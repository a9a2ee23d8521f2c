/** What is taken off orders that are placed together: what was chosen, as it is kept over a reload, and as it is sent. Pure. */
import type {
  OfferedTogether,
  TogetherChoice,
} from '@banxin/contract/calls/order/together.schemas';

/** Null: none. */
export interface Chosen {
  readonly couponId: number | null;
  readonly freightCouponId: number | null;
  /** @unit fen */
  readonly redPacketSum: number;
}

export const NOTHING_CHOSEN: Chosen = { couponId: null, freightCouponId: null, redPacketSum: 0 };

/** What of the account and its coupons is used, as both calls take it: what was not chosen stays out. */
export const sentChoice = ({
  couponId,
  freightCouponId,
  redPacketSum,
}: Chosen): TogetherChoice => ({
  ...(couponId !== null && { couponId }),
  ...(freightCouponId !== null && { freightCouponId }),
  ...(redPacketSum > 0 && { redPacketSum }),
});

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

/** What this page kept; nothing chosen where something else stands. */
export function chosenIn(kept: string): Chosen {
  if (kept === '') return NOTHING_CHOSEN;
  try {
    const found = (JSON.parse(kept) ?? {}) as Record<keyof Chosen, unknown>;
    const { couponId, freightCouponId, redPacketSum } = found;
    return {
      couponId: isNumber(couponId) ? couponId : null,
      freightCouponId: isNumber(freightCouponId) ? freightCouponId : null,
      redPacketSum: isNumber(redPacketSum) ? redPacketSum : 0,
    };
  } catch {
    // Whoever wrote it was not this page.
    return NOTHING_CHOSEN;
  }
}

/** What is ordered with: nothing while it is not known what is taken off, which is then not shown either. */
export interface Taken {
  readonly choice: TogetherChoice;
  /** @unit fen */
  readonly off: number;
}

export const NOTHING_TAKEN: Taken = { choice: {}, off: 0 };

export const takenOf = ({ used, sums }: OfferedTogether): Taken => ({
  choice: sentChoice(used),
  off: sums.off,
});
