/**
 * Lists of a hundred thousand orders. A tab's index carries the words that are searched (at most 1 kB, an
 * entry takes 2.7): any word, however rare or common, is one walk over the customer's own entries, no
 * row is read. The list's own index holds listed orders only, so that a deep page is found without rows.
 * Pairs of characters are not kept any more; their column stays for servers that still write it.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0009-order-lists',
  statements: [
    'drop index orders_search',
    'drop index orders_tab',
    `create index orders_tab on orders (customer_id, tab, created_at desc, id desc)
      include (search_text)`,
    'drop index orders_list',
    `create index orders_list on orders (customer_id, created_at desc, id desc)
      where tab is not null`,
  ],
};
