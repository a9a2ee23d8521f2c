/** Workbooks of orders that are being checked, their rows, and which order a customer's own number stands for. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0056-batch-orders',
  statements: [
    `create table batch_imports (
      customer_id bigint not null references customers (id) on delete cascade,
      id text not null,
      actor_id bigint not null references customers (id),
      file_id text not null,
      file_name text not null,
      state text not null default 'waiting' constraint batch_imports_state
        check (state in ('waiting', 'checking', 'refused', 'checked', 'creating', 'done')),
      refusal jsonb,
      plan jsonb,
      terms jsonb not null,
      total integer not null default 0,
      mode text constraint batch_imports_mode check (mode in ('valid', 'all')),
      attempts integer not null default 0,
      lease_until timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (customer_id, id),
      constraint batch_imports_refused check ((state = 'refused') = (refusal is not null)),
      constraint batch_imports_submitted check (mode is not null or state not in ('creating', 'done'))
    )`,
    `create unique index batch_imports_file on batch_imports (customer_id, file_id)`,
    // One at a time for each customer.
    `create unique index batch_imports_under_way on batch_imports (customer_id)
      where state in ('waiting', 'checking')`,
    `create index batch_imports_due on batch_imports (created_at) where state in ('waiting', 'checking')`,
    `create index batch_imports_old on batch_imports (updated_at)`,
    `create table batch_rows (
      customer_id bigint not null,
      import_id text not null,
      row_number integer not null,
      number text not null,
      cells jsonb not null,
      changed text[] not null default '{}',
      spec jsonb,
      job jsonb,
      total integer,
      problems jsonb not null,
      codes text[] not null,
      order_sn text,
      is_before boolean not null default false,
      primary key (customer_id, import_id, row_number),
      foreign key (customer_id, import_id) references batch_imports (customer_id, id) on delete cascade
    )`,
    `create index batch_rows_number on batch_rows (customer_id, import_id, number)`,
    // A number of the customer's own stands for one order, whichever workbook brought it.
    `create table batch_numbers (
      customer_id bigint not null references customers (id) on delete cascade,
      number text not null,
      order_id bigint not null,
      primary key (customer_id, number),
      foreign key (customer_id, order_id) references orders (customer_id, id) on delete cascade
    )`,
    `create index batch_numbers_order on batch_numbers (customer_id, order_id)`,
  ],
};
