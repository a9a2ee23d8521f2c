/**
 * What a company handed in to prove who it is, and what of it holds. Where it stands is `customers.auth_status`; a result
 * that holds while another document is looked at stands beside it. One tax number proves one customer.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0083-authentications',
  statements: [
    `create table authentications (
      customer_id bigint primary key references customers (id),
      rev integer not null default 0,
      document_type smallint
        constraint authentications_document check (document_type in (1, 2)),
      company_name text,
      tax_number text,
      valid_to date,
      file_id text,
      submitted_by bigint references customers (id),
      submitted_at timestamptz,
      decided_at timestamptz,
      checked_rev integer not null default 0,
      failure text constraint authentications_failure check (failure in ('unreadable', 'mismatch')),
      reason text,
      held jsonb,
      held_tax_number text unique,
      waiting_until timestamptz,
      constraint authentications_whole check ((company_name is null) = (tax_number is null))
    )`,
    `create index authentications_unchecked on authentications (submitted_at)
      where checked_rev < rev`,
    `create index customers_authentication on customers (id) where auth_status = 1`,
  ],
};
