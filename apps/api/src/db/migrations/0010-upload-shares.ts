/** How much a customer may upload, what of its files is to be removed, and who writes an upload. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0010-upload-shares',
  statements: [
    `create table upload_totals (
      customer_id bigint primary key references customers (id),
      hour_bytes bigint not null,
      hour_ends timestamptz not null,
      day_bytes bigint not null,
      day_ends timestamptz not null
    )`,
    `create table file_removals (
      id text primary key,
      storage_key text not null,
      due_at timestamptz not null
    )`,
    'create index file_removals_due on file_removals (due_at)',
    `create table upload_locks (
      id text primary key,
      holder text not null,
      held_until timestamptz not null,
      is_wanted boolean not null default false
    )`,
    'create index files_unordered on files (customer_id, checked_at) where not used',
    "create index files_expiry on files (checked_at) where not used and status in ('checked', 'refused')",
  ],
};
