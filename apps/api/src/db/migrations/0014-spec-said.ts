/** The specification of an order by its parts, beside the Chinese line: orders from before keep the line alone. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0014-spec-said',
  statements: ['alter table orders add column spec_said text'],
};
