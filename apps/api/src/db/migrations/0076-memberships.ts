/**
 * Memberships are bought: what was bought is an order without goods, with its level and its days here; the payment that
 * settles it says so by a kind of its own, of which one is open per customer. A customer keeps the level that grew while a
 * paid one runs, and another paid level waits for the end of the present one.
 * Servers of before know no such payment: they take it for one of an order that is not there, and refuse it.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0076-memberships',
  statements: [
    `create table vip_purchases (
      customer_id bigint not null,
      order_id bigint not null,
      level integer not null constraint vip_purchases_level check (level in (6, 8)),
      years integer not null constraint vip_purchases_years check (years = 1),
      starts_on date,
      ends_on date,
      months_given integer not null default 0
        constraint vip_purchases_months check (months_given between 0 and 12),
      primary key (customer_id, order_id),
      foreign key (customer_id, order_id) references orders (customer_id, id),
      constraint vip_purchases_days check ((starts_on is null) = (ends_on is null)
        and (ends_on is null or ends_on > starts_on))
    )`,
    // What of running terms is still to be given.
    `create index vip_purchases_due on vip_purchases (starts_on)
      where starts_on is not null and months_given < 12`,
    `alter table customers add column growth_level integer not null default 0`,
    `alter table customers add column vip_next_level integer`,
    `alter table customers add column vip_next_until timestamptz`,
    `alter table customers add constraint customers_vip_next check
      ((vip_next_level is null) = (vip_next_until is null)
        and (vip_next_until is null or vip_until is not null and vip_next_until > vip_until))`,
    'alter table payment_subjects drop constraint payment_subjects_kind',
    `alter table payment_subjects add constraint payment_subjects_kind check
      (kind = 'order' and order_id is not null and bonus is null and wish is null
        or kind = 'freight' and order_id is not null and bonus is null
          and (wish is not null or not is_open)
        or kind = 'vip' and order_id is not null and bonus is null and wish is null
        or kind = 'topUp' and order_id is null and bonus is not null and wish is null)`,
    `create unique index payment_subjects_vip on payment_subjects (customer_id)
      where is_open and kind = 'vip'`,
  ],
};
