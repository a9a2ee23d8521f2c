/**
 * A work order knows when its plates were made, also of a job that shares no sheet. Those that were made before are read
 * from the history of their orders; a job that went to a partner without a work order gets the one that it would have now.
 */
import type { Migration } from '../migrate.ts';

/** When the plates of an order were made first. */
const PLATED = `select customer_id, entity_id as order_id, min(at) as at from status_events
  where entity = 'order' and event in ('OUTSOURCE', 'STORE_PART', 'STORE_ALL')
  group by customer_id, entity_id`;

export const migration: Migration = {
  name: '0180-plates-of-work-orders',
  statements: [
    'alter table work_orders add column plated_at timestamptz',
    `insert into work_orders (customer_id, order_id, work_order_no, factory, opened_at)
      select o.customer_id, o.id,
        'G' || to_char(e.at at time zone 'Asia/Shanghai', 'YYYYMMDD') || '-'
          || lpad(o.id::text, greatest(5, length(o.id::text)), '0'),
        o.factory, e.at
      from orders o join (select customer_id, entity_id, min(at) as at from status_events
          where entity = 'order' and event = 'OUTSOURCE' group by customer_id, entity_id) e
        on e.customer_id = o.customer_id and e.entity_id = o.id
      where o.factory is not null
      on conflict do nothing`,
    `update work_orders w set plated_at = e.at from (${PLATED}) e
      where e.customer_id = w.customer_id and e.order_id = w.order_id`,
  ],
};
