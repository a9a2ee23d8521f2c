/** An order priced for what is chosen on its confirmation page: address, carrier, speed, packing. */
import type { ParsedOf } from '@banxin/contract/call';
import type { getAvailableCoupons } from '@banxin/contract/calls/coupon/coupon';
import type { Packaging, Urgency } from '@banxin/contract/calls/order/quote.schemas';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { UserContext } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { listAddresses } from '../customer/addresses.ts';
import { type HeldQuote, orderPrice } from '../order/held.ts';
import type { OrderRow } from '../order/order.ts';
import { type Job, refusalOf } from '../order/pricing.ts';

type Input = ParsedOf<typeof getAvailableCoupons>;

/** The job as it is asked, its price, and the addresses that it was chosen from. */
export interface AskedWay {
  readonly job: Job;
  /** Before anything is taken off. */
  readonly base: HeldQuote;
  readonly addresses: Awaited<ReturnType<typeof listAddresses>>;
}

/** A carrier that does not deliver to the chosen address gives way to the recommended one. */
export async function askedWay(
  context: UserContext,
  order: OrderRow,
  input: Input,
): Promise<AskedWay | Refusal> {
  const { db, customer: actor, now } = context;
  const addresses = await listAddresses(context);
  const stored = order.packaging as Packaging;
  const job: Job = {
    configuration: order.configuration,
    urgent: input.urgent ?? (order.urgent as Urgency),
    carrier: input.unaddressed ? undefined : (input.carrier ?? order.carrier ?? undefined),
    province: input.unaddressed
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
  return priced.valid ? { job, base: priced, addresses } : refusalOf(priced);
}
