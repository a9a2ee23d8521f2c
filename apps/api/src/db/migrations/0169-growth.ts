/**
 * Levels grow by what was paid for orders: the sum of a customer's twelve months is read from an index alone, and a day is
 * noted once every customer was counted for it. Servers of before count nothing: the next day does it for them.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0169-growth',
  statements: [
    'drop index orders_paid',
    // As before, with the sums beside it.
    `create index orders_paid on orders (customer_id, paid_at desc, id desc)
      include (paid, refunded, product_id) where paid > 0`,
    'create table growth_days (day date primary key, counted_at timestamptz not null)',
  ],
};
