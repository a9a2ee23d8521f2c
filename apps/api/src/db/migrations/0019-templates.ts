/** Templates with their files: small, never changed in place, read by everybody. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0019-templates',
  statements: [
    `create table templates (
      id integer primary key,
      product_id integer not null,
      name text not null,
      name_en text not null,
      industry text not null,
      colour text not null,
      search text not null,
      width_mm double precision not null,
      height_mm double precision not null,
      depth_mm double precision,
      pages integer not null constraint templates_pages check (pages > 0),
      hash text not null,
      pdf bytea not null,
      picture text not null,
      findings jsonb not null
    )`,
    'create index templates_list on templates (product_id, id)',
    'create unique index templates_hash on templates (hash)',
  ],
};
