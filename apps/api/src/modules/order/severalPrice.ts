/** What a job costs that goes to several addresses, before it is submitted: the same engine, and freight for each. */
import { delivery as deliveryRefusals } from '@banxin/contract/refusals/delivery';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { book } from '@banxin/pricing/book';
import { explainedDrops } from '@banxin/pricing/explainDrops';
import { findProvince } from '@banxin/pricing/geo';
import { productById } from '@banxin/pricing/products';
import { priceForDrops, type SeveralPrice, sharedOf } from '@banxin/pricing/severalPrice';
import type { Shared } from '@banxin/pricing/severalWays';
import type { CarrierCode } from '@banxin/pricing/types';
import type { Customer } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { type HeldQuote, orderPrice } from './held.ts';
import { type Job, quoteInput, refusalOf, termsOf } from './pricing.ts';

/** Some of a job's goods, and where they go. */
export interface DropAsked {
  readonly province: string;
  readonly quantity: number;
  /** Absent: the recommended one. */
  readonly carrier?: string | undefined;
}

export interface PossibleSeveral extends Extract<SeveralPrice<HeldQuote>, { possible: true }> {
  /** What all drops have in common. */
  readonly shared: Shared;
}

/** What is wrong with the quantities; null when they add up. */
export function quantityRefusal(
  drops: readonly { readonly quantity: number }[],
  ordered: number,
): Refusal | null {
  const given = drops.reduce((sum, { quantity }) => sum + quantity, 0);
  return given === ordered
    ? null
    : invalid({ drops: messageOf(refusals.dropsQuantity, { ordered, given }) });
}

/** @param now instant */
export async function severalPrice(
  db: Db,
  job: Job,
  drops: readonly DropAsked[],
  actor: Pick<Customer, 'ownerId' | 'type' | 'vipLevel'>,
  now: string,
): Promise<PossibleSeveral | Refusal> {
  const unknown = drops.findIndex(({ province }) => findProvince(province) === undefined);
  if (unknown !== -1) {
    return invalid({
      [`drops.${unknown}.receiver.province`]: messageOf(deliveryRefusals.unknownProvince),
    });
  }
  const product = productById(job.configuration.productId);
  // Freight is that of the drops; a quote on paper keeps the word of everything else.
  const here: Job = { ...job, province: undefined, carrier: undefined };
  const priced = await orderPrice(db, here, actor, now);
  if (product === undefined || priced === undefined) return refuse(refusals.noLongerSold);
  if (!priced.valid) return refusalOf(priced);
  const input = quoteInput(here, termsOf(actor), now);
  const sent = drops.map(({ province, quantity, carrier }) => ({
    province,
    quantity,
    ...(carrier !== undefined && { carrier: carrier as CarrierCode }),
  }));
  const found = priceForDrops({ product, book, input }, priced, sent);
  if (found.possible) {
    const { configuration, packaging = {} } = input;
    const packed = { product, book, configuration, packaging };
    const explained = explainedDrops(packed, found.priced, sent, found.ways);
    return { ...found, priced: explained, shared: sharedOf({ product, book, input }, priced) };
  }
  const { at, reason, said } = found;
  return invalid({
    [`drops.${at}.carrier`]: messageOf(refusals.carrierUnavailable, { reason, said }),
  });
}

/** To one address, or shared out over several; null where it cannot be, which placing it explains. */
export async function priceTo(
  db: Db,
  job: Job,
  drops: readonly DropAsked[] | undefined,
  actor: Pick<Customer, 'ownerId' | 'type' | 'vipLevel'>,
  now: string,
): Promise<HeldQuote | null> {
  if (drops === undefined) {
    const priced = await orderPrice(db, job, actor, now);
    return priced?.valid ? priced : null;
  }
  if (quantityRefusal(drops, job.configuration.quantity) !== null) return null;
  const several = await severalPrice(db, job, drops, actor, now);
  return several instanceof Refusal ? null : several.priced;
}
