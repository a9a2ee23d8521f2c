/** Issued invoices are looked through at their desk from the newest, without sorting all that there ever were. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0175-issued-invoices',
  statements: [
    `create index invoices_issued on invoices (issued_at desc, id desc) where status in (4, 5)`,
  ],
};
