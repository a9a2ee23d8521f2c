/** What waits at the desk of invoices is found and counted without looking at all that were ever issued. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0125-invoice-desk',
  statements: [
    `create index invoices_desk on invoices (coalesce(issued_at, applied_at), id)
      where status in (1, 2) or (status = 4 and medium = 'paper' and type <> 3)`,
    `create index invoice_reds_desk on invoice_reds (created_at, id)
      where red_id is null and state in (1, 3, 4)`,
  ],
};
