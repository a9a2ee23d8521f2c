/**
 * Custody goods of customers: three numbers, what can be sent, and every move of them. Whoever moves a stock locks its
 * row; several are moved by their numbers.
 */
import type { CloudKind, CloudLine } from '@banxin/contract/entities/cloudLine';
import { orderStatus } from '@banxin/contract/enums/order';
import type { KeyedMessage } from '@banxin/contract/refusals/row';
import {
  type CloudErrand,
  type CloudMoveKind,
  cloudMoves,
  type MoveEffect,
} from '@banxin/contract/rules/cloudWarehouse';
import { type Selectable, sql } from 'kysely';
import type { CloudLinesTable, CloudMovesTable, CloudStockTable } from '../../db/tables/cloud.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { tell } from '../message/tell.ts';

export type CustodyRow = Selectable<CloudStockTable>;

/** An order, as the cloud warehouse knows it. */
export interface CloudErrandOf {
  readonly customer_id: number;
  readonly id: number;
  readonly order_sn: string;
  readonly status: number;
  readonly cloud: CloudErrand | null;
}

/** A movement of one stock. */
export interface CustodyMove {
  readonly customerId: number;
  readonly stockId: number;
  readonly kind: CloudMoveKind;
  /** Above zero; an adjustment may take away. */
  readonly quantity: number;
  /** The order that it is for; absent for what the warehouse does by itself. */
  readonly order?: Pick<CloudErrandOf, 'id' | 'order_sn'>;
  /** Why; a plain string is what a person wrote. */
  readonly reason?: KeyedMessage | string;
}

const storedReason = (
  reason: KeyedMessage | string | undefined,
): Pick<Selectable<CloudMovesTable>, 'reason'> & { readonly said: string | null } =>
  typeof reason === 'object'
    ? { reason: reason.message, said: JSON.stringify(reason.data) }
    : { reason: reason ?? null, said: null };

/** The customer learns once that a stock has fallen to its alert. */
async function tellLow(tx: Tx, stock: CustodyRow, moveId: number, at: string): Promise<void> {
  const { code, product_name: name, available, alert_at, unit } = stock;
  await tell(tx, {
    customerId: stock.customer_id,
    kind: 'cloudLow',
    values: { code, name, available, alert: alert_at ?? 0, unit },
    of: `${code}:${moveId}`,
    at,
  });
}

/** Moves a stock; null, and nothing moved, where it does not have as many. Answers the stock afterwards. */
export async function moveCustody(
  tx: Tx,
  { customerId, stockId, kind, quantity, order, reason }: CustodyMove,
  at: string,
): Promise<CustodyRow | null> {
  const effect: MoveEffect = cloudMoves[kind];
  const change = {
    onHand: effect.onHand * quantity,
    reserved: effect.reserved * quantity,
    frozen: effect.frozen * quantity,
  };
  const available = change.onHand - change.reserved - change.frozen;
  const isThawed = sql<boolean>`frozen + ${change.frozen} = 0`;
  const why = storedReason(reason);
  const after = await tx
    .updateTable('cloud_stock')
    .set({
      on_hand: sql`on_hand + ${change.onHand}`,
      reserved: sql`reserved + ${change.reserved}`,
      frozen: sql`frozen + ${change.frozen}`,
      available: sql`available + ${available}`,
      ...(change.frozen !== 0 && {
        frozen_reason: sql`case when ${isThawed} then null
          else coalesce(${kind === 'FREEZE' ? why.reason : null}, frozen_reason) end`,
      }),
      ...(change.onHand > 0 && { inbound_at: sql`coalesce(inbound_at, ${at})` }),
      ...(kind === 'IN_PRODUCTION' && order && { order_sn: order.order_sn }),
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', stockId)
    .where(sql<boolean>`available + ${available} >= 0`)
    .where(sql<boolean>`frozen + ${change.frozen} >= 0`)
    .returningAll()
    .executeTakeFirst();
  if (after === undefined) return null;
  const { id } = await tx
    .insertInto('cloud_moves')
    .values({
      ...{ customer_id: customerId, stock_id: stockId, kind, quantity, at },
      on_hand_after: after.on_hand,
      available_after: after.available,
      order_id: order?.id ?? null,
      order_sn: order?.order_sn ?? null,
      ...why,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const wasLow = after.alert_at !== null && after.available - available <= after.alert_at;
  if (after.is_low && !wasLow) await tellLow(tx, after, id, at);
  return after;
}

export type CloudLineRow = Selectable<CloudLinesTable>;

/** What an order prints for the warehouse, or takes out of it. */
export const cloudLinesOf = (
  db: Db,
  { customer_id, id }: Pick<CloudErrandOf, 'customer_id' | 'id'>,
): Promise<CloudLineRow[]> =>
  db
    .selectFrom('cloud_lines')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();

/** The same as it is shown. */
export const cloudLineView = ({
  kind,
  stock_id,
  product_id,
  code,
  name,
  spec,
  unit,
  quantity,
}: CloudLineRow): CloudLine => ({
  kind: kind as CloudKind,
  id: stock_id ?? product_id,
  ...{ code, name, spec, unit, quantity },
});

/** Kinds of movement that a stock has for an order already. */
async function movedFor(tx: Tx, order: CloudErrandOf): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('cloud_moves')
    .select(['stock_id', 'kind'])
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .execute();
  return new Set(rows.map(({ stock_id, kind }) => `${stock_id}:${kind}`));
}

/** What a status of an order does to its stocks, and what must have happened to them, or must not. */
interface Settling {
  readonly kind: CloudMoveKind;
  readonly after?: CloudMoveKind;
  readonly unless: readonly CloudMoveKind[];
}

const STORING: Readonly<Record<number, Settling>> = {
  [orderStatus.stored]: { kind: 'IN_PRODUCTION', unless: ['IN_PRODUCTION'] },
};
const SENDING: Readonly<Record<number, Settling>> = {
  [orderStatus.stored]: { kind: 'OUT', after: 'RESERVE', unless: ['OUT', 'RELEASE'] },
  [orderStatus.cancelled]: { kind: 'RELEASE', after: 'RESERVE', unless: ['OUT', 'RELEASE'] },
  [orderStatus.returned]: { kind: 'IN_RETURN', after: 'OUT', unless: ['IN_RETURN'] },
};

/** What a step of the order means for the goods that lie there. The caller holds the order's lock. Repeat safe. */
export async function settleCustody(tx: Tx, order: CloudErrandOf, at: string): Promise<void> {
  const settling = (order.cloud === 'store' ? STORING : SENDING)[order.status];
  if (settling === undefined) return;
  const { kind, after, unless } = settling;
  const moved = await movedFor(tx, order);
  const lines = (await cloudLinesOf(tx, order)).flatMap(({ stock_id, quantity }) =>
    stock_id === null ? [] : [{ stock_id, quantity }],
  );
  for (const { stock_id, quantity } of lines.toSorted((a, b) => a.stock_id - b.stock_id)) {
    const has = (one: CloudMoveKind): boolean => moved.has(`${stock_id}:${one}`);
    if ((after !== undefined && !has(after)) || unless.some(has)) continue;
    const move = { customerId: order.customer_id, stockId: stock_id, kind, quantity, order };
    if ((await moveCustody(tx, move, at)) === null) {
      throw new Error(`${order.order_sn}: stock ${stock_id} cannot take ${kind} ${quantity}`);
    }
  }
}
