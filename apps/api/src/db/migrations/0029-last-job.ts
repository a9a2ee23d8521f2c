/** The newest confirmed order of a product: found without walking over the customer's other orders. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0029-last-job',
  statements: [
    `create index orders_of_product on orders (customer_id, product_id, created_at desc, id desc)
      where confirmed_at is not null and tab is not null`,
  ],
};
