/** A workbook orders print jobs or parcels from the cloud warehouse; rows of one parcel go together. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0065-cloud-imports',
  statements: [
    `alter table batch_imports add column kind text not null default 'print'
      constraint batch_imports_kind check (kind in ('print', 'cloud'))`,
    'alter table batch_rows add column parcel integer',
  ],
};
