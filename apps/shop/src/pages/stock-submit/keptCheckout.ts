/** What was chosen at a cart's checkout, as texts that are kept over a reload. */
import { type Choices, NOTHING_CHOSEN } from './checkout.ts';

/** Carriers and what is taken off concern the goods that they were chosen for. */
export const choicesToKeep = (ids: readonly number[], choices: Choices): string =>
  JSON.stringify({ ...choices, ids });

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

const isWay = (value: unknown): value is Choices['ways'][number] => {
  const { productId, carrier } = (value ?? {}) as Record<string, unknown>;
  return isNumber(productId) && typeof carrier === 'string';
};

/** Nothing chosen where it is for other goods, or nothing that this page wrote. */
export function choicesIn(kept: string, ids: readonly number[]): Choices {
  if (kept === '') return NOTHING_CHOSEN;
  try {
    const found = (JSON.parse(kept) ?? {}) as Record<string, unknown>;
    const { ways, couponId, freightCouponId, freeSamples, redPacketSum } = found;
    if (`${found.ids}` !== `${ids}` || !Array.isArray(ways)) return NOTHING_CHOSEN;
    return {
      ways: ways.filter(isWay),
      couponId: isNumber(couponId) ? couponId : null,
      freightCouponId: isNumber(freightCouponId) ? freightCouponId : null,
      freeSamples: isNumber(freeSamples) ? freeSamples : 0,
      redPacketSum: isNumber(redPacketSum) ? redPacketSum : 0,
    };
  } catch {
    // Whoever wrote it was not this page.
    return NOTHING_CHOSEN;
  }
}
