/** Reversals that are withdrawn: 8 by the buyer, 9 by the seller. The desk lists those that wait for their buyer. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0176-withdrawn-reds',
  statements: [
    'alter table invoice_reds drop constraint invoice_reds_state',
    `alter table invoice_reds
      add constraint invoice_reds_state check (state between 1 and 9)`,
    `create index invoice_reds_awaited on invoice_reds (created_at, id) where state = 2`,
  ],
};
