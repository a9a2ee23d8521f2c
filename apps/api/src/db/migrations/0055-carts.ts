/** A cart for each login, what browsers put into it once, and which orders give their goods back to it. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0055-carts',
  statements: [
    // Its version is what two windows of one login compare.
    `create table carts (
      login_id bigint primary key references customers (id) on delete cascade,
      version integer not null default 0
    )`,
    `create table cart_lines (
      login_id bigint not null references carts (login_id) on delete cascade,
      product_id integer not null,
      quantity integer not null constraint cart_lines_quantity check (quantity between 1 and 10000),
      is_saved boolean not null default false,
      price_then bigint,
      put_at timestamptz not null,
      primary key (login_id, product_id)
    )`,
    `create table cart_merges (
      login_id bigint not null references carts (login_id) on delete cascade,
      key text not null,
      at timestamptz not null,
      primary key (login_id, key)
    )`,
    'create index cart_merges_at on cart_merges (at)',
    'alter table orders add column is_from_cart boolean not null default false',
  ],
};
