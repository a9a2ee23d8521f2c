/** Press sheets that people put together: the automatic imposition leaves them alone, and an order lies on one at most. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0137-gang-sheets',
  statements: [
    `alter table press_sheets
      add column by_hand boolean not null default false,
      add column rev integer not null default 1,
      add column saved_by bigint,
      add column released_at timestamptz,
      add column plan jsonb,
      add constraint press_sheets_released check (by_hand or released_at is null),
      add constraint press_sheets_plan check ((plan is null) = (released_at is null))`,
    'drop index press_sheets_open',
    `create unique index press_sheets_open on press_sheets (factory, stock)
      where plated_at is null and not by_hand`,
    `create table gang_jobs (
      customer_id bigint not null,
      order_id bigint not null,
      sheet_id bigint not null references press_sheets (id) on delete cascade,
      position integer not null,
      primary key (customer_id, order_id),
      foreign key (customer_id, order_id) references orders (customer_id, id)
    )`,
    'create index gang_jobs_sheet on gang_jobs (sheet_id, position)',
  ],
};
