/**
 * A gang job may lie on several sheets: a row for each, with the styles that lie there. A row without them is the whole
 * job, as servers of before write and read it. Jobs of a sheet are read from a view, whoever put them there.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0159-gang-parts',
  statements: [
    `alter table gang_jobs
      drop constraint gang_jobs_pkey,
      add primary key (customer_id, order_id, sheet_id),
      add column part integer[] constraint gang_jobs_part check (cardinality(part) > 0)`,
    // The whole of a job lies on one sheet.
    'create unique index gang_jobs_whole on gang_jobs (customer_id, order_id) where part is null',
    `create view sheet_jobs as
      select customer_id, order_id, sheet_id from work_orders where sheet_id is not null
      union
      select g.customer_id, g.order_id, g.sheet_id from gang_jobs g
        join press_sheets p on p.id = g.sheet_id where p.released_at is not null`,
  ],
};
