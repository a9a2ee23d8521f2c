/** Who has which case of the works in hand. Servers of before act without asking. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0100-works-claims',
  statements: [
    `create table works_claims (
      customer_id bigint not null,
      order_id bigint not null,
      staff_id bigint not null references customers (id),
      until timestamptz not null,
      primary key (customer_id, order_id),
      foreign key (customer_id, order_id) references orders (customer_id, id)
    )`,
    'create index works_claims_staff on works_claims (staff_id)',
  ],
};
