/** Orders that nobody submitted leave the tab of those to be paid; they are found by the day of their last change. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0021-drafts',
  statements: [
    "update orders set tab = 'draft' where tab = 'unpaid' and confirmed_at is null",
    `insert into order_counts (customer_id, tab, count)
      select customer_id, 'draft', count(*) from orders where tab = 'draft' group by customer_id`,
    `update order_counts set count = order_counts.count - drafts.count
      from order_counts drafts
      where drafts.customer_id = order_counts.customer_id and drafts.tab = 'draft'
        and order_counts.tab = 'unpaid'`,
    "create index orders_drafts on orders (updated_at) where tab = 'draft'",
  ],
};
