/** How often a customer looked at which product category, one row a day. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0004-category-visits',
  statements: [
    `create table category_visits (
      customer_id bigint not null references customers (id) on delete cascade,
      day date not null,
      category_id integer not null,
      times integer not null constraint category_visits_times check (times > 0),
      primary key (customer_id, day, category_id)
    )`,
    'create index category_visits_age on category_visits (day)',
  ],
};
