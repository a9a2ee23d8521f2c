/**
 * What the balance pays while approved orders pay themselves is counted, and a part of it given back month by month.
 * Payments that servers of before book are not counted, nor what was paid until now: nobody was promised anything for it.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0110-cashback',
  statements: [
    'alter table payments add column earns_cashback boolean not null default false',
    'create index payments_cashback on payments (customer_id, paid_at) where earns_cashback',
    `create table cashbacks (
      customer_id bigint not null references customers (id) on delete cascade,
      month text not null constraint cashbacks_month check (month ~ '^[0-9]{4}-[0-9]{2}$'),
      amount integer not null constraint cashbacks_amount check (amount >= 0),
      created_at timestamptz not null,
      primary key (customer_id, month)
    )`,
  ],
};
