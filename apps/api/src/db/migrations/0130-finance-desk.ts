/**
 * What the finance desk writes down: what became of money that paid nothing, who sent what, and the bank's number of it,
 * each number once whatever it was for. Servers of before go on without writing any of it.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0130-finance-desk',
  statements: [
    `alter table unplaced_money
      add column outcome text
        constraint unplaced_money_outcome check (outcome in ('placed', 'credited', 'returned', 'noted')),
      add column credited_to bigint references customers (id),
      add column bank_ref text,
      add column settled_by text`,
    // Money that was told anew as it should be, and paid, is settled by the number of its trade.
    `update unplaced_money u set outcome = case when exists (
        select 1 from payment_trades t where t.trade_sn = u.settled_how and t.channel = u.channel)
      then 'placed' else 'noted' end
      where settled_at is not null`,
    'alter table channel_returns add column bank_ref text, add column done_by text',
    'alter table withdrawals add column ended_by text',
    `create table bank_refs (
      bank_ref text primary key,
      used_for text not null,
      created_at timestamptz not null
    )`,
    `insert into bank_refs (bank_ref, used_for, created_at)
      select bank_ref, 'withdrawal:' || withdrawal_sn, ended_at from withdrawals
      where bank_ref is not null and ended_at is not null`,
    `insert into bank_refs (bank_ref, used_for, created_at)
      select bank_ref, 'afterSales:' || id, coalesce(refunded_at, created_at) from after_sales_records
      where bank_ref is not null on conflict (bank_ref) do nothing`,
    `create index channel_returns_by_hand on channel_returns (created_at) where status = 'byHand'`,
  ],
};
