/** The shop's clock, which may be ahead of the machine's. Servers of before go on by the machine's. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0033-shop-clock',
  statements: [
    `create table shop_clock (
      id int primary key constraint shop_clock_one check (id = 1),
      offset_ms bigint not null default 0 constraint shop_clock_ahead check (offset_ms >= 0),
      speed int not null default 1 constraint shop_clock_speed check (speed between 1 and 1440),
      since timestamptz not null default to_timestamp(0),
      until timestamptz not null default to_timestamp(0),
      constraint shop_clock_run check (until >= since)
    )`,
    'insert into shop_clock (id) values (1)',
  ],
};
