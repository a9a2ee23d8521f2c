/** A sub-account's own orders, newest first: found without walking over its company's. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0020-usual-orders',
  statements: [
    `create index orders_placed on orders (customer_id, placed_by, created_at desc, id desc)
      where tab is not null`,
  ],
};
