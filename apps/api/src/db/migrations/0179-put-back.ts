/**
 * Goods that were picked for an order may lie in their place again, kept for it a second time: each move of an order says
 * which time it is. Servers of before know the first one only, which is what a move counts as without a word. What
 * storage costs is read from the moves of some months, by their day.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0179-put-back',
  statements: [
    'alter table cloud_moves add column turn integer not null default 0',
    'alter table stock_moves add column turn integer not null default 0',
    `alter table stock_moves
      drop constraint stock_moves_kind,
      add constraint stock_moves_kind
        check (kind in ('RESERVE', 'RELEASE', 'OUT', 'IN_RETURN', 'ADJUST'))`,
    'create index cloud_moves_at on cloud_moves (customer_id, at)',
    // Each happens once in a turn, as it happened once to an order.
    ...['kept', 'ended', 'back'].map((name) => `drop index cloud_moves_${name}`),
    ...['kept', 'ended'].map((name) => `drop index stock_moves_${name}`),
    ...(
      [
        ['cloud_moves', 'stock_id'],
        ['stock_moves', 'product_id'],
      ] as const
    ).flatMap(([moves, goods]) => [
      `create unique index ${moves}_kept on ${moves} (customer_id, order_id, ${goods}, turn)
        where kind = 'RESERVE'`,
      `create unique index ${moves}_ended on ${moves} (customer_id, order_id, ${goods}, turn)
        where kind in ('RELEASE', 'OUT')`,
      `create unique index ${moves}_back on ${moves} (customer_id, order_id, ${goods}, turn)
        where kind = 'IN_RETURN'`,
      // What happened last to the goods of an order.
      `create index ${moves}_order on ${moves} (customer_id, order_id, ${goods}, id)
        where order_id is not null`,
    ]),
  ],
};
