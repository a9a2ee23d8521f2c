/**
 * Custody goods of customers: three numbers, what can be sent, and every move of them. Whoever moves a stock locks its
 * row; several are moved by their numbers.
 */
import type { CloudKind, CloudLine } from '@banxin/contract/entities/cloudLine';
import { orderStatus } from '@banxin/contract/enums/order';
import { cloudReason } from '@banxin/contract/messages/cloudWarehouse';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
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
  /** How often the stock had been put back for that order before. */
  readonly turn?: number;
  /** True where as many can be sent as before the step that it is a part of: nothing has fallen. */
  readonly isLevel?: boolean;
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
  { customerId, stockId, kind, quantity, order, reason, turn = 0, isLevel = false }: CustodyMove,
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
      turn,
      ...why,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const wasLow = after.alert_at !== null && after.available - available <= after.alert_at;
  if (after.is_low && !wasLow && !isLevel) await tellLow(tx, after, id, at);
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

/** A movement of goods for an order, and in which turn: how often they had been put back for it before. */
interface InTurn<Kind extends CloudMoveKind> {
  readonly kind: Kind;
  readonly turn: number;
}

/** What goods do that an order takes out of their place. */
export type SendingKind = 'RESERVE' | 'RELEASE' | 'OUT' | 'IN_RETURN';

type Sendings = Readonly<Partial<Record<CloudMoveKind, readonly SendingKind[]>>>;

/** They lie in their place again, kept for the order: whoever picks it anew finds them there. */
const putBack: Sendings = { OUT: ['IN_RETURN', 'RESERVE'] };

/** What a status of an order does to such goods, by what happened to them last. */
const SENDING: Readonly<Record<number, Sendings>> = {
  [orderStatus.stored]: { RESERVE: ['OUT'] },
  [orderStatus.storageWithdrawn]: putBack,
  [orderStatus.allocated]: putBack,
  [orderStatus.cancelled]: { RESERVE: ['RELEASE'], OUT: ['IN_RETURN'] },
  [orderStatus.returned]: { OUT: ['IN_RETURN'] },
};

/** False for a status that moves no goods, whatever happened to them. */
export const movesGoods = (status: number): boolean => status in SENDING;

/** What goods do as their order reaches a status, one after the other; nothing where it is done. */
export const sendingsOf = (
  status: number,
  last: InTurn<CloudMoveKind> | undefined,
): readonly InTurn<SendingKind>[] =>
  last === undefined
    ? []
    : (SENDING[status]?.[last.kind] ?? []).map((kind) => ({
        kind,
        // To be kept once more begins the next turn.
        turn: kind === 'RESERVE' ? last.turn + 1 : last.turn,
      }));

/** What is made for the warehouse comes in once, however often it is counted. */
const storingsOf = (
  status: number,
  last: InTurn<CloudMoveKind> | undefined,
): readonly InTurn<CloudMoveKind>[] =>
  status === orderStatus.stored && last === undefined ? [{ kind: 'IN_PRODUCTION', turn: 0 }] : [];

/** What happened last to each stock for an order. */
async function lastMovesOf(
  tx: Tx,
  { customer_id, id }: CloudErrandOf,
): Promise<ReadonlyMap<number, InTurn<CloudMoveKind>>> {
  const rows = await tx
    .selectFrom('cloud_moves')
    .distinctOn('stock_id')
    .select(['stock_id', 'kind', 'turn'])
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', id)
    .orderBy('stock_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ stock_id, ...last }) => [stock_id, last]));
}

/** What a step of the order means for the goods that lie there. The caller holds the order's lock. Repeat safe. */
export async function settleCustody(tx: Tx, order: CloudErrandOf, at: string): Promise<void> {
  if (!movesGoods(order.status)) return;
  const movesOf = order.cloud === 'store' ? storingsOf : sendingsOf;
  const last = await lastMovesOf(tx, order);
  const lines = (await cloudLinesOf(tx, order)).flatMap(({ stock_id, quantity }) =>
    stock_id === null ? [] : [{ stock_id, quantity }],
  );
  for (const { stock_id, quantity } of lines.toSorted((a, b) => a.stock_id - b.stock_id)) {
    const moves = movesOf(order.status, last.get(stock_id));
    for (const { kind, turn } of moves) {
      const isPutBack = kind === 'IN_RETURN' && order.status !== orderStatus.returned;
      const moved = await moveCustody(
        tx,
        {
          ...{ customerId: order.customer_id, stockId: stock_id, kind, quantity, order, turn },
          ...(isPutBack && { reason: messageOf(cloudReason.putBack) }),
          // What comes in and is kept at once leaves as many to be sent as before.
          isLevel: moves.length > 1,
        },
        at,
      );
      if (moved === null) {
        throw new Error(`${order.order_sn}: stock ${stock_id} cannot take ${kind} ${quantity}`);
      }
    }
  }
}
