/** Photographs stand in news and help beside drawings. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0155-article-pictures',
  statements: [
    // Servers from before ask for drawings alone, by addresses that a photograph does not have.
    'alter table article_pictures alter column svg drop not null',
    `alter table article_pictures add column webp bytea
      constraint article_pictures_one check (num_nonnulls(svg, webp) = 1)`,
    'alter table files drop constraint files_purpose',
    `alter table files add constraint files_purpose check (purpose in
      ('printFile', 'certificate', 'licence', 'evidence', 'suggestion', 'comment', 'article', 'import'))`,
  ],
};
