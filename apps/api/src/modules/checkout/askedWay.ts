/** An order priced for what is chosen on its confirmation page: address, carrier, speed, packing. */
import type { ParsedOf } from '@banxin/contract/call';
import type { getAvailableCoupons } from '@banxin/contract/calls/coupon/coupon';
import type { Packaging, Urgency } from '@banxin/contract/calls/order/quote.schemas';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { listAddresses } from '../customer/addresses.ts';
import { type HeldQuote, orderPrice } from '../order/held.ts';
import type { OrderRow } from '../order/order.ts';
import { type Job, refusalOf } from '../order/pricing.ts';
import {
  type DropAsked,
  type PossibleSeveral,
  quantityRefusal,
  severalPrice,
} from '../order/severalPrice.ts';
import { storingRefusal } from '../stock/storing.ts';

type Input = ParsedOf<typeof getAvailableCoupons>;

/** The job as it is asked, its price, and the addresses that it was chosen from. */
export interface AskedWay {
  readonly job: Job;
  /** Before anything is taken off. */
  readonly base: HeldQuote;
  /** One for each of several addresses; none for one. */
  readonly ways: PossibleSeveral['ways'];
  /** The addresses that were asked for; none for one. */
  readonly drops: readonly DropAsked[];
  readonly addresses: Awaited<ReturnType<typeof listAddresses>>;
}

/** The several addresses that are asked for; none for one, and a refusal where the lists do not go together. */
function dropsIn({
  dropProvinces = [],
  dropQuantities = [],
  dropCarriers = [],
}: Input): readonly DropAsked[] | Refusal {
  const { length } = dropProvinces;
  if (length !== dropQuantities.length || length !== dropCarriers.length) {
    return invalid({ drops: messageOf(refusals.dropsUnlike) });
  }
  return dropProvinces.map((province, index) => {
    const carrier = dropCarriers[index] ?? '';
    return {
      province,
      quantity: dropQuantities[index] ?? 0,
      ...(carrier !== '' && { carrier }),
    };
  });
}

/** A carrier that does not deliver to the chosen address gives way to the recommended one. */
export async function askedWay(
  context: UserContext,
  order: OrderRow,
  input: Input,
): Promise<AskedWay | Refusal> {
  const { db, customer: actor, now } = context;
  const addresses = await listAddresses(context);
  if (input.intoWarehouse) {
    const notStored = storingRefusal(order);
    if (notStored !== null) return notStored;
  }
  const stored = order.packaging as Packaging;
  const isUnaddressed = input.unaddressed || input.intoWarehouse;
  const job: Job = {
    configuration: order.configuration,
    ...(input.intoWarehouse && { intoWarehouse: true }),
    urgent: input.urgent ?? (order.urgent as Urgency),
    carrier: isUnaddressed ? undefined : (input.carrier ?? order.carrier ?? undefined),
    province: isUnaddressed
      ? undefined
      : (input.province ?? order.province ?? addresses[0]?.province),
    arriveBy: order.arrive_by,
    packaging: {
      ...stored,
      neutral: input.neutral ?? stored.neutral,
      separateStyles: input.separateStyles ?? stored.separateStyles,
      tearProof: input.tearProof ?? stored.tearProof,
    },
  };
  const drops = input.intoWarehouse ? [] : dropsIn(input);
  if (drops instanceof Refusal) return drops;
  if (drops.length > 0) {
    const wrong = quantityRefusal(drops, order.configuration.quantity);
    if (wrong !== null) return wrong;
    let several = await severalPrice(db, job, drops, actor, now);
    if (several instanceof Refusal) {
      const anyCarrier = drops.map(({ province, quantity }) => ({ province, quantity }));
      several = await severalPrice(db, job, anyCarrier, actor, now);
    }
    if (several instanceof Refusal) return several;
    return { job, base: several.priced, ways: several.ways, drops, addresses };
  }
  let priced = await orderPrice(db, job, actor, now);
  const chosen = job.carrier;
  if (
    priced?.valid &&
    chosen &&
    !priced.delivery?.options.some(({ code, available }) => code === chosen && available)
  ) {
    priced = await orderPrice(db, { ...job, carrier: undefined }, actor, now);
  }
  if (priced === undefined) return refuse(refusals.noLongerSold);
  return priced.valid ? { job, base: priced, ways: [], drops, addresses } : refusalOf(priced);
}
