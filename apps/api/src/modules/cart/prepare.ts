/** What the page of a cart's checkout shows. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { prepareSubmit } from '@banxin/contract/calls/stock/submit';
import type { CouponOffer } from '@banxin/contract/entities/coupon';
import { fen } from '@banxin/contract/money';
import { type PricePart, sumOf } from '@banxin/pricing/parts';
import type { UserContext } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Choice, offersOf, readWallet, usedBy, type Wallet } from '../checkout/takeOff.ts';
import { versionOf } from '../stock/cartLines.ts';
import { availableOf } from '../stock/ledger.ts';
import { consignmentsOf, type OrderLine, type TakenOff, takenOff } from './consignments.ts';

type Output = OutputOf<typeof prepareSubmit>;

const partOf = (lines: readonly OrderLine[], part: PricePart) =>
  fen(lines.reduce((sum, { base }) => sum + sumOf(base.lines, part), 0));

/** What is really used, of the whole. */
function usesOf(all: readonly TakenOff[]): Output['used'] {
  const used = all.map(({ made, choice }) => usedBy(made, choice));
  return {
    couponId: used.find((one) => one?.couponId)?.couponId ?? null,
    freightCouponId: used.find((one) => one?.freightCouponId)?.freightCouponId ?? null,
    freeSamples: used.reduce((sum, one) => sum + (one?.samples ?? 0), 0),
    redPacketSum: fen(used.reduce((sum, one) => sum + (one?.redPacket ?? 0), 0)),
  };
}

/** Each coupon by the line where it saves most; where it can be used on none, the reason of the one that lacks least. */
function offersFor(
  { customer: actor, now }: UserContext,
  lines: readonly OrderLine[],
  wallet: Wallet,
): CouponOffer[] {
  const best = new Map<number, CouponOffer>();
  for (const { base } of lines) {
    const asked = { base, job: { urgent: 'none' as const }, actor, now };
    for (const offer of offersOf(asked, wallet)) {
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

/** Lines of which there is less than asked for. */
export async function shortLines(
  { db }: Pick<UserContext, 'db'>,
  lines: readonly OrderLine[],
): Promise<Output['short']> {
  const available = await availableOf(
    db,
    lines.map(({ product }) => product.id),
  );
  return lines.flatMap(({ product, row }) => {
    const left = available.get(product.id) ?? 0;
    return left < row.quantity ? [{ productId: product.id, left }] : [];
  });
}

export async function prepare(
  context: UserContext,
  { productIds, direct, province, ways, ...choice }: ParsedOf<typeof prepareSubmit>,
): Promise<Output | Refusal> {
  const { db, customer, now } = context;
  const version = await versionOf(db, customer.id);
  const consignments = await consignmentsOf(context, { productIds, direct, province, ways });
  if (consignments instanceof Refusal) return consignments;
  const lines = consignments.flatMap((one) => one.lines);
  const wallet = await readWallet(db, customer.ownerId, now);
  const all = takenOff(context, lines, wallet, choice);
  // Each beside the rest of the choice: samples that are not taken leave more of the goods to red packets.
  const mostOf = (choices: Pick<Choice, 'freeSamples' | 'redPacketSum'>) =>
    usesOf(takenOff(context, lines, wallet, { ...choice, ...choices }));
  const total = all.reduce((sum, { made }) => sum + made.total, 0);
  const before = lines.reduce((sum, { base }) => sum + base.total, 0);
  return {
    version,
    consignments: consignments.map(({ carriers, carrier, lines: sent }) => ({
      factory: sent[0]?.base.delivery?.factory.id ?? null,
      arrives:
        sent
          .map(({ base }) => base.delivery?.arriveDate ?? null)
          .toSorted()
          .at(-1) ?? null,
      carrier,
      carriers: [...carriers],
      lines: sent.map(({ product, row, base }) => ({
        productId: product.id,
        name: product.name,
        unit: product.quantity.unit,
        quantity: row.quantity,
        goods: sumOf(base.lines, 'printing'),
      })),
    })),
    sums: {
      goods: partOf(lines, 'printing'),
      packaging: partOf(lines, 'packaging'),
      freight: partOf(lines, 'freight'),
      off: fen(before - total),
      total: fen(total),
    },
    offers: offersFor(context, lines, wallet),
    used: usesOf(all),
    have: { samples: wallet.samples, redPacket: fen(wallet.redPacket) },
    most: {
      samples: mostOf({ freeSamples: wallet.samples }).freeSamples,
      redPacket: mostOf({ redPacketSum: wallet.redPacket }).redPacketSum,
    },
    short: await shortLines(context, lines),
  };
}
