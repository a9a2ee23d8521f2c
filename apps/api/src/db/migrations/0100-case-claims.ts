/** Who has which case of the works in hand. Servers of before act without asking. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0100-case-claims',
  statements: [
    `create table case_claims (
      kind text not null,
      number text not null,
      staff_id bigint not null references customers (id),
      until timestamptz not null,
      primary key (kind, number)
    )`,
    'create index case_claims_staff on case_claims (staff_id)',
  ],
};
