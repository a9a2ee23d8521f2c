/** Registration that may be repeated, and tickets for a new password. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0002-registration',
  statements: [
    // A registration has no customer yet whose keys it could stand among.
    `create table registrations (
      key_hash text primary key,
      customer_id bigint not null references customers (id) on delete cascade,
      created_at timestamptz not null
    )`,
    'create index registrations_customer on registrations (customer_id)',
    'create index registrations_age on registrations (created_at)',
    `create table password_resets (
      ticket_hash text primary key,
      customer_id bigint not null references customers (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    'create index password_resets_customer on password_resets (customer_id)',
    'create index password_resets_expiry on password_resets (expires_at)',
  ],
};
