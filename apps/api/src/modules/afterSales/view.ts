/** A ticket as lists show it. */
import type { ClaimSummary } from '@banxin/contract/entities/afterSales';
import {
  afterSalesRecordStatus as r,
  afterSalesSolution as s,
} from '@banxin/contract/enums/afterSales';
import { claimStanding } from '@banxin/contract/messages/afterSales';
import { type Fen, fen } from '@banxin/contract/money';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from '../order/order.ts';
import { actionsOf } from './actions.ts';
import { type RecordRow, standingOf, type TicketRow } from './tickets.ts';

/** What of an order stands beside its tickets. */
export const goodsColumns = [
  'id',
  'order_sn',
  'product_id',
  'product_name',
  'spec',
  'spec_said',
  'family',
  'thumbnail',
  'configuration',
] as const satisfies readonly (keyof OrderRow)[];
export type Goods = Pick<OrderRow, (typeof goodsColumns)[number]>;

/** The goods as lists show them. */
export const goodsView = ({ configuration, ...goods }: Goods) => ({
  orderSN: goods.order_sn,
  productId: goods.product_id,
  productName: goods.product_name,
  spec: goods.spec,
  specSaid: goods.spec_said,
  family: goods.family,
  thumbnail: goods.thumbnail,
  widthMm: configuration.widthMm,
  heightMm: configuration.heightMm,
});

const dead: readonly number[] = [r.invalid, r.deleted];
const paying: readonly number[] = [s.returnAndRefund, s.discount];

/** What goes back by these records; null where no money does. @unit fen */
function moneyOf(records: readonly RecordRow[]): Fen | null {
  const due = records.filter(
    ({ solution, status }) => paying.includes(solution) && !dead.includes(status),
  );
  return due.length === 0 ? null : fen(due.reduce((sum, { amount }) => sum + amount, 0));
}

export function summaryOf(
  ticket: TicketRow,
  goods: Goods,
  records: readonly RecordRow[],
  unread: number,
): ClaimSummary {
  return {
    id: ticket.id,
    ticketSN: ticket.ticket_sn,
    ...goodsView(goods),
    cause: ticket.cause,
    solution: ticket.solution,
    amount: moneyOf(records),
    status: ticket.status,
    audit: ticket.audit,
    standing: messageOf(claimStanding[standingOf(ticket)]),
    rounds: ticket.rounds,
    answerBy: ticket.due_at === null ? null : dayOf(msOf(ticket.due_at)),
    createdAt: ticket.created_at,
    updatedAt: ticket.updated_at,
    unread,
    actions: actionsOf(ticket, records),
  };
}

/** The orders of these tickets, by their ids. */
export async function goodsOf(
  db: Db,
  customerId: number,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Goods>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select([...goodsColumns])
    .where('customer_id', '=', customerId)
    .where('id', 'in', [...new Set(orderIds)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
