/** What a file was uploaded for. Servers from before take print files alone. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0012-upload-purpose',
  statements: [
    `alter table files add column purpose text not null default 'printFile'
      constraint files_purpose check
        (purpose in ('printFile', 'certificate', 'licence', 'evidence', 'import'))`,
    'drop index files_expiry',
    `create index files_expiry on files (purpose, checked_at)
      where not used and status in ('checked', 'refused')`,
  ],
};
