/** Who wants to be told when an empty shelf is filled again; told once, then it is forgotten. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0068-restock-reminders',
  statements: [
    `create table restock_reminders (
      customer_id bigint not null references customers (id),
      login_id bigint not null references customers (id),
      product_id integer not null,
      created_at timestamptz not null,
      primary key (customer_id, login_id, product_id)
    )`,
    'create index restock_reminders_product on restock_reminders (product_id)',
  ],
};
