/**
 * What a confirmed order took off: its coupons are held, entitlements, samples and red packets leave the account. Paid,
 * the coupons are used; cancelled, everything comes back. `advance` does it, so no way of paying or cancelling forgets it.
 */
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { orderStatus } from '@banxin/contract/enums/order';
import type { Selectable } from 'kysely';
import { bookEntry } from '../../db/ledger.ts';
import type { LedgerTable } from '../../db/tables/money.ts';
import type { OrderDiscounts } from '../../db/tables/orders.ts';
import type { Tx } from '../../db/transaction.ts';
import { holdCoupons, lockCoupons, markUsed, returnCoupons } from '../coupon/hold.ts';
import type { OrderRow } from './order.ts';

interface By {
  readonly actor: string;
  readonly at: string;
}

/** Pieces and fen by the asset that they are taken from. */
const assetsOf = ({ urgent, samples, redPacket }: OrderDiscounts) =>
  [
    { asset: assetKind.urgentEntitlement, amount: urgent },
    { asset: assetKind.freeSampleQuota, amount: samples },
    { asset: assetKind.cashRedPacket, amount: redPacket },
  ].filter(({ amount }) => amount > 0);

const CANCEL = 'cancel:';

/** What came back of an order, in the ledger. */
export const returnReference = ({ order_sn }: Pick<OrderRow, 'order_sn'>): string =>
  `${CANCEL}${order_sn}`;

const GOODS = 'return:';

/** What came back for goods that were returned. Its version makes each return of one order another booking. */
export const goodsReturnReference = ({
  order_sn,
  version,
}: Pick<OrderRow, 'order_sn' | 'version'>): string => `${GOODS}${order_sn}:${version}`;

const FREIGHT = 'freight:';

/**
 * Freight that came back: of a change of address, told from others by the order's version, or of an order that is over.
 */
export const freightReference = (
  { order_sn }: Pick<OrderRow, 'order_sn'>,
  of: number | string,
): string => `${FREIGHT}${order_sn}:${of}`;

/** True for an entry about freight alone. */
export const isOfFreight = (reference: string): boolean => reference.startsWith(FREIGHT);

/** The number of the order that an entry of the ledger names itself; null where it names a payment or something else. */
export function orderOfEntry({
  asset,
  flow,
  reference,
}: Pick<Selectable<LedgerTable>, 'asset' | 'flow' | 'reference'>): string | null {
  if (reference.startsWith(CANCEL)) return reference.slice(CANCEL.length);
  if (reference.startsWith(GOODS)) return reference.slice(GOODS.length).split(':')[0] ?? null;
  if (isOfFreight(reference)) return reference.slice(FREIGHT.length).split(':')[0] ?? null;
  return asset !== assetKind.balance && flow === accountFlow.spending ? reference : null;
}

/** Coupons of an order. */
export const couponsOf = ({ couponId, freightCouponId }: OrderDiscounts): number[] =>
  [couponId, freightCouponId].filter((id) => id !== null);

/**
 * Locks the coupons that these orders hold. Who is going to lock the account does it before: coupons before the account
 * everywhere, also where they are used or come back only afterwards.
 */
export async function lockHeldCoupons(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  const [first] = orders;
  const ids = orders.flatMap(({ discounts }) => (discounts ? couponsOf(discounts) : []));
  if (first) await lockCoupons(tx, first.customer_id, ids);
}

/**
 * Takes what the order says from coupons and account.
 * @throws when there is less than it was priced with: the caller holds the locks, so nothing can have changed
 */
export async function holdDiscounts(tx: Tx, order: OrderRow, by: By): Promise<void> {
  const { discounts } = order;
  if (discounts === null) return;
  if (!(await holdCoupons(tx, order, couponsOf(discounts), by))) {
    throw new Error(`A coupon of ${order.order_sn} was gone`);
  }
  for (const { asset, amount } of assetsOf(discounts)) {
    const booked = await bookEntry(tx, {
      customerId: order.customer_id,
      asset,
      flow: accountFlow.spending,
      amount: -amount,
      reference: order.order_sn,
      at: by.at,
    });
    if (!booked.ok) throw new Error(`The account of ${order.order_sn} lacks asset ${asset}`);
  }
}

async function returnDiscounts(tx: Tx, order: OrderRow, by: By): Promise<void> {
  const { discounts } = order;
  if (discounts === null) return;
  await returnCoupons(tx, order, by);
  for (const { asset, amount } of assetsOf(discounts)) {
    const booked = await bookEntry(tx, {
      customerId: order.customer_id,
      asset,
      flow: accountFlow.refund,
      amount,
      reference: returnReference(order),
      at: by.at,
    });
    if (!booked.ok) throw new Error(`Asset ${asset} of ${order.order_sn} did not come back`);
  }
}

/** What a step of the order means for what it took off. Repeat safe. */
export async function settleDiscounts(
  tx: Tx,
  order: OrderRow,
  { event, ...by }: By & { readonly event: string },
): Promise<void> {
  if (order.discounts === null) return;
  if (event === 'PAY') await markUsed(tx, order, by);
  if (order.status === orderStatus.cancelled) await returnDiscounts(tx, order, by);
}
