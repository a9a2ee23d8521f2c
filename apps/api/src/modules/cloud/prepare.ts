/** What the page of a cloud order shows before it is submitted. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { prepareCloudOrder } from '@banxin/contract/calls/cloudWarehouse/order';
import { carriersOf } from '@banxin/pricing/answers';
import type { PricedQuote } from '@banxin/pricing/types';
import type { UserContext } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';
import { logOf } from '../order/priceLog.ts';
import { explainParcel } from './explain.ts';
import { owedNow } from './owed.ts';
import {
  type Asking,
  feesOf,
  type PricedParcel,
  priceParcel,
  tokenOf,
  type Wanted,
} from './parcel.ts';

/** With the carrier that is asked for where it goes, else with the recommended one. */
export async function priceAnyway(asking: Asking, wanted: Wanted): Promise<PricedParcel | Refusal> {
  const asked = await priceParcel(asking, wanted);
  if (!(asked instanceof Refusal) || wanted.carrier === undefined) return asked;
  return priceParcel(asking, { ...wanted, carrier: undefined });
}

/** The carriers of a priced parcel; none without an address. */
export const parcelCarriers = ({ price: { delivery } }: PricedParcel) =>
  carriersOf({ delivery } as PricedQuote);

export async function prepare(
  context: UserContext,
  { explained, ...wanted }: ParsedOf<typeof prepareCloudOrder>,
): Promise<OutputOf<typeof prepareCloudOrder> | Refusal> {
  const { db, customer, now } = context;
  const priced = await priceAnyway(context, wanted);
  if (priced instanceof Refusal) return priced;
  const { lines, price, short } = priced;
  return {
    lines: lines.map((line) => ({
      kind: line.kind,
      id: line.id,
      ...{ code: line.code, name: line.name, spec: line.spec, unit: line.unit },
      quantity: line.quantity,
      available: line.available,
      each: 'each' in line ? line.each : null,
      sum: 'sum' in line ? line.sum : null,
    })),
    carriers: parcelCarriers(priced),
    carrier: price.delivery?.carrier ?? null,
    arrives: price.delivery?.arriveDate ?? null,
    fees: feesOf(price),
    token: tokenOf(priced),
    short: [...short],
    owed: await owedNow(db, customer.ownerId, now),
    ...(explained && { log: logOf(explainParcel(priced, wanted.province, context), now) }),
  };
}
