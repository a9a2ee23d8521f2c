/**
 * Coupons know their rate and scope, and the order that holds them: one of each stack group for an order. An order keeps
 * what it took off. Servers of before give coupons without a rate or scope, and confirm orders that take nothing off.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0035-discounts',
  statements: [
    `alter table coupons
      add column rate integer constraint coupons_rate check (rate between 1 and 9999),
      add column scope jsonb not null default '{}',
      add column order_id bigint,
      add column returned_at timestamptz,
      add constraint coupons_order
        foreign key (customer_id, order_id) references orders (customer_id, id),
      add constraint coupons_held check (status not in (1, 2) or order_id is not null)`,
    `create unique index coupons_one_of_each on coupons (customer_id, order_id, (kind = 3))
      where order_id is not null`,
    'alter table orders add column discounts jsonb',
  ],
};
