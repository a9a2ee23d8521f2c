/**
 * A payment can fill the account instead of settling orders: a subject of its own kind, with the bonus that was
 * promised for it. The account knows which part of its balance was given and not paid in; it is spent last.
 * Servers of before know no bonus: what they take from the balance keeps to the same rule by a trigger.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0044-top-up',
  statements: [
    'alter table payment_subjects alter column order_id drop not null',
    'alter table payment_subjects drop constraint payment_subjects_kind',
    `alter table payment_subjects add column bonus bigint
      constraint payment_subjects_bonus check (bonus >= 0)`,
    `alter table payment_subjects add constraint payment_subjects_kind check
      (kind = 'order' and order_id is not null and bonus is null
        or kind = 'topUp' and order_id is null and bonus is not null)`,
    // Whoever begins another one ends the one before.
    `create unique index payment_subjects_top_up on payment_subjects (customer_id)
      where is_open and kind = 'topUp'`,
    `alter table payments add column from_bonus bigint not null default 0
      constraint payments_from_bonus check (from_bonus between 0 and amount)`,
    'alter table accounts add column bonus bigint not null default 0',
    `alter table accounts add constraint accounts_bonus check (bonus between 0 and balance)`,
    `create function bonus_is_spent_last() returns trigger language plpgsql as $$
      begin
        new.bonus := greatest(new.balance, 0);
        return new;
      end $$`,
    `create trigger accounts_bonus_last before update of balance on accounts
      for each row when (new.bonus > new.balance) execute function bonus_is_spent_last()`,
  ],
};
