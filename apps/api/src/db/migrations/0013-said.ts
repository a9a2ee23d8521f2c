/** Why an event of the history happened, as a key with values: what was written before stays a sentence. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0013-said',
  statements: ['alter table status_events add column said jsonb'],
};
