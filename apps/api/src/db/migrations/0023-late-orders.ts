/**
 * The day by which an order is to have gone on: until it is handed over, the promised day of sending; on the road,
 * the promised day of arrival. Late orders stand first in their tab, found by an index.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0023-late-orders',
  statements: [
    `alter table orders add column due_day text collate "C" generated always as (
      case
        when status in (13, 15, 17, 20, 54, 55, 60, 61, 62, 65) then promise ->> 'shipDate'
        when status in (66, 67) then promise ->> 'arriveDate'
      end
    ) stored`,
    'create index orders_due on orders (customer_id, tab, due_day, id) where due_day is not null',
  ],
};
