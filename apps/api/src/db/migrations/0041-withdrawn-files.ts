/**
 * Orders whose review was withdrawn after their files had been confirmed: the files wait for the customer, who could
 * not replace them before. Servers of before read nothing else than they did.
 */
import type { Migration } from '../migrate.ts';

const stuck = `status in (2, 12) and file_status = 128 and exists (
  select 1 from order_files f where f.customer_id = orders.customer_id and f.order_id = orders.id)`;

export const migration: Migration = {
  name: '0041-withdrawn-files',
  statements: [
    `insert into status_events
        (customer_id, entity, entity_id, from_status, to_status, event, actor, at)
      select customer_id, 'file', id, 128, 16, 'REVIEW_WITHDRAWN_FILE', 'system', updated_at
      from orders where ${stuck}`,
    `update orders set file_status = 16, version = version + 1 where ${stuck}`,
  ],
};
