/** Customers take turns at having their files checked. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0007-check-turns',
  statements: [
    `create table check_turns (
      customer_id bigint primary key references customers (id),
      served_at timestamptz not null,
      slow_until timestamptz
    )`,
  ],
};
