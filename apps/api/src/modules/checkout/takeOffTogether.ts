/**
 * What orders that are placed together take off. Chosen is for all of them: a coupon goes where it saves most, samples and
 * red packets go on from order to order until they are used up.
 */
import type { Urgency } from '@banxin/contract/calls/order/quote.schemas';
import type { CouponOffer } from '@banxin/contract/entities/coupon';
import { fen } from '@banxin/contract/money';
import type { UserContext } from '../../context.ts';
import type { HeldQuote } from '../order/held.ts';
import { type Choice, offersOf, usedBy, type Wallet, withTakenOff } from './takeOff.ts';

/** For whom and when. */
type Asking = Pick<UserContext, 'customer' | 'now'>;

/** One of the orders. */
export interface Line {
  /** Before anything is taken off. */
  readonly base: HeldQuote;
  /** @default none */
  readonly urgent?: Urgency | undefined;
}

/** An order with what it takes off. */
export interface TakenOff<L extends Line> {
  readonly line: L;
  /** Its part of what was chosen. */
  readonly choice: Choice;
  readonly made: HeldQuote;
}

const askedOf = ({ customer: actor, now }: Asking, { base, urgent = 'none' }: Line) => ({
  ...{ base, actor, now },
  job: { urgent },
});

/** The line where a coupon saves most; of equals the first. */
function lineFor<L extends Line>(
  asking: Asking,
  lines: readonly L[],
  wallet: Wallet,
  coupon: Choice,
): L | undefined {
  let best: { readonly line: L; readonly saves: number } | undefined;
  for (const line of lines) {
    const saves = line.base.total - withTakenOff(askedOf(asking, line), wallet, coupon).total;
    if (saves > (best?.saves ?? 0)) best = { line, saves };
  }
  return best?.line;
}

export function takenOffTogether<L extends Line>(
  asking: Asking,
  lines: readonly L[],
  wallet: Wallet,
  { couponId, freightCouponId, freeSamples = 0, redPacketSum = 0 }: Choice,
): TakenOff<L>[] {
  const lineOf = (id: number | undefined, coupon: Choice) =>
    id === undefined ? undefined : lineFor(asking, lines, wallet, coupon);
  const couponLine = lineOf(couponId, { couponId });
  const freightLine = lineOf(freightCouponId, { freightCouponId });
  let [samples, packet] = [
    Math.min(freeSamples, wallet.samples),
    Math.min(redPacketSum, wallet.redPacket),
  ];
  return lines.map((line) => {
    const choice: Choice = {
      ...(line === couponLine && { couponId }),
      ...(line === freightLine && { freightCouponId }),
      freeSamples: samples,
      redPacketSum: packet,
    };
    const made = withTakenOff(askedOf(asking, line), wallet, choice);
    samples -= made.uses.samples;
    packet -= made.uses.redPacket;
    const used = { freeSamples: made.uses.samples, redPacketSum: made.uses.redPacket };
    return { line, made, choice: { ...choice, ...used } };
  });
}

/** What is really used, of the whole. */
export function usedTogether(all: readonly TakenOff<Line>[]) {
  const used = all.map(({ made, choice }) => usedBy(made, choice));
  return {
    couponId: used.find((one) => one?.couponId)?.couponId ?? null,
    freightCouponId: used.find((one) => one?.freightCouponId)?.freightCouponId ?? null,
    freeSamples: used.reduce((sum, one) => sum + (one?.samples ?? 0), 0),
    redPacketSum: fen(used.reduce((sum, one) => sum + (one?.redPacket ?? 0), 0)),
  };
}

/** Each coupon by the line where it saves most; where it can be used on none, the reason of the one that lacks least. */
export function offersTogether(
  asking: Asking,
  lines: readonly Line[],
  wallet: Wallet,
): CouponOffer[] {
  const best = new Map<number, CouponOffer>();
  for (const line of lines) {
    for (const offer of offersOf(askedOf(asking, line), wallet)) {
      const known = best.get(offer.coupon.id);
      const gap = ({ refusal }: CouponOffer) => refusal?.gap ?? Number.MAX_SAFE_INTEGER;
      const isBetter =
        known === undefined ||
        (offer.saves ?? -1) > (known.saves ?? -1) ||
        (known.saves === null && gap(offer) < gap(known));
      if (isBetter) best.set(offer.coupon.id, offer);
    }
  }
  return [...best.values()].toSorted((a, b) => (b.saves ?? -1) - (a.saves ?? -1));
}
