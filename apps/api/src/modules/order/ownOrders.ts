/** What customers read of their own orders. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getOrderDetail, getOrderInfo } from '@banxin/contract/calls/order/detail';
import type { getOrderFileInfo, getOrderThumbnail } from '@banxin/contract/calls/order/files';
import type { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { UserContext } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { openPaymentOf } from '../paymentRecord/paymentRecord.ts';
import { filesOf, hasFiles } from './files.ts';
import { countByTab, listOrders, tabCounts } from './list.ts';
import { dayRefusal } from './listFilter.ts';
import { findOrder, type OrderRow } from './order.ts';
import { madeAndReceived } from './received.ts';
import { detailOf, summaryOf } from './view.ts';

/** The customer's order with this number, or the refusal of an unknown one. */
const ownOrder = async (
  { db, customer }: UserContext,
  orderSN: string,
): Promise<OrderRow | Refusal> =>
  (await findOrder(db, customer.ownerId, orderSN)) ?? refuse(refusals.unknown);

/** A page of the list. */
export async function readList(
  { db, customer, now }: UserContext,
  input: ParsedOf<typeof getOrders>,
): Promise<OutputOf<typeof getOrders> | Refusal> {
  const refusal = dayRefusal(input);
  if (refusal) return refusal;
  const { rows, total } = await listOrders(db, customer.ownerId, input, input, now);
  return { items: rows.map((order) => summaryOf(order, customer, now)), total };
}

/** How many each tab of the list has. */
export const readCounts = async (
  { db, customer }: UserContext,
  input: ParsedOf<typeof getOrderStatusCount>,
): Promise<OutputOf<typeof getOrderStatusCount> | Refusal> =>
  dayRefusal(input) ?? tabCounts(await countByTab(db, customer.ownerId, input));

export async function readDetail(
  context: UserContext,
  { ordersn }: ParsedOf<typeof getOrderDetail>,
): Promise<OutputOf<typeof getOrderDetail> | Refusal> {
  const order = await ownOrder(context, ordersn);
  return order instanceof Refusal
    ? order
    : detailOf(context.db, order, context.customer, context.now);
}

export async function readSummary(
  context: UserContext,
  { ordersn }: ParsedOf<typeof getOrderInfo>,
): Promise<OutputOf<typeof getOrderInfo> | Refusal> {
  const order = await ownOrder(context, ordersn);
  if (order instanceof Refusal) return order;
  const has_files = await hasFiles(context.db, order);
  const address_waits = (await openPaymentOf(context.db, order))?.kind === 'freight';
  const made = await madeAndReceived(context.db, order);
  return summaryOf({ ...order, has_files, ...made, address_waits }, context.customer, context.now);
}

/** Pictures of its pages. */
export async function readPictures(
  context: UserContext,
  { orderSN }: ParsedOf<typeof getOrderThumbnail>,
): Promise<OutputOf<typeof getOrderThumbnail> | Refusal> {
  const files = await readFiles(context, { orderSN });
  if (files instanceof Refusal) return files;
  return {
    sourceThumbnailPaths: files.flatMap((file) => file.pages.flatMap((page) => page.preview ?? [])),
  };
}

/** Its print files with what their check found. */
export async function readFiles(
  context: UserContext,
  { orderSN }: ParsedOf<typeof getOrderFileInfo>,
): Promise<OutputOf<typeof getOrderFileInfo> | Refusal> {
  const order = await ownOrder(context, orderSN);
  return order instanceof Refusal ? order : [...(await filesOf(context.db, order))];
}
