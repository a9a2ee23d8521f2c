/** Since when no article names a picture: those that nobody names any more are removed a season later. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0162-unnamed-pictures',
  statements: ['alter table article_pictures add column unnamed_since timestamptz'],
};
