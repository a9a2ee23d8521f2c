/**
 * The wall of the works finds promises by the day on which they fall due and the money of a day, without walking over
 * all that was ever ordered and booked.
 */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0142-wall',
  statements: [
    `create index orders_promised on orders ((promise ->> 'arriveDate'))
      where paid_at is not null and promise ->> 'arriveDate' is not null`,
    "create index ledger_cash on ledger (created_at) include (amount) where account = 'cash'",
  ],
};
