/** The order's price for what was chosen, at this moment's terms: to one address, or to several. */
import type { ParsedOf } from '@banxin/contract/call';
import type { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { cloud as cloudRefusals } from '@banxin/contract/refusals/cloud';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { RefusedQuote } from '@banxin/pricing/types';
import type { Customer } from '../../context.ts';
import type { Tx } from '../../db/transaction.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { type HeldQuote, orderPrice } from '../order/held.ts';
import type { OrderRow } from '../order/order.ts';
import { type Job, refusalOf } from '../order/pricing.ts';
import { type PossibleSeveral, quantityRefusal, severalPrice } from '../order/severalPrice.ts';
import { storingRefusal } from '../stock/storing.ts';

type Input = ParsedOf<typeof confirmOrder>;

interface PriceAsked {
  /** Before anything is taken off. */
  readonly priced: HeldQuote;
  /** One for each of several addresses; none for one. */
  readonly ways: PossibleSeveral['ways'];
}

async function toOne(
  tx: Tx,
  job: Job,
  { carrier }: Input,
  actor: Customer,
  now: string,
): Promise<HeldQuote | Refusal> {
  const priced = await orderPrice(tx, { ...job, carrier }, actor, now);
  if (priced === undefined) {
    return refuse(refusals.noLongerSold);
  }
  if (priced.valid && priced.delivery?.carrier === carrier) return priced;
  const withoutCarrier = await orderPrice(tx, job, actor, now);
  if (!withoutCarrier?.valid) return refusalOf(withoutCarrier ?? (priced as RefusedQuote));
  const option = withoutCarrier.delivery?.options.find(({ code }) => code === carrier);
  const { reason, said } = option ?? {};
  return invalid({
    carrier: reason
      ? messageOf(refusals.carrierUnavailable, { reason, said })
      : messageOf(refusals.chooseCarrier),
  });
}

/** Of what stays in the cloud warehouse. */
async function inWarehouse(
  tx: Tx,
  { configuration, arrive_by: arriveBy, ...order }: OrderRow,
  actor: Customer,
  { urgent, packaging, drops }: Input,
  now: string,
): Promise<PriceAsked | Refusal> {
  const refusal = drops ? refuse(cloudRefusals.oneReceiver) : storingRefusal(order);
  if (refusal !== null) return refusal;
  const job = { configuration, urgent, packaging, arriveBy, intoWarehouse: true };
  const priced = await orderPrice(tx, job, actor, now);
  if (priced === undefined) return refuse(refusals.noLongerSold);
  return priced.valid ? { priced, ways: [] } : refusalOf(priced);
}

/** @param now instant */
export async function priceAsked(
  tx: Tx,
  order: OrderRow,
  actor: Customer,
  input: Input,
  now: string,
): Promise<PriceAsked | Refusal> {
  const { urgent, packaging, drops, intoWarehouse } = input;
  const { province } = input.receiver;
  const configuration = order.configuration;
  if (intoWarehouse) return inWarehouse(tx, order, actor, input, now);
  const job = { configuration, urgent, packaging, province, arriveBy: order.arrive_by };
  if (drops === undefined) {
    const priced = await toOne(tx, job, input, actor, now);
    return priced instanceof Refusal ? priced : { priced, ways: [] };
  }
  const wrong = quantityRefusal(drops, configuration.quantity);
  if (wrong !== null) return wrong;
  const asked = drops.map(({ receiver, quantity, carrier }) => ({
    province: receiver.province,
    quantity,
    carrier,
  }));
  return severalPrice(tx, job, asked, actor, now);
}
