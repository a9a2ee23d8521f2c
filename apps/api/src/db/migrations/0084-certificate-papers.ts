/** Certificates that customers hand in themselves: their files, why one was refused, and what is no longer wanted. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0084-certificate-papers',
  statements: [
    'alter table certificates add column rev integer not null default 1',
    `alter table certificates add column remark text not null default ''`,
    'alter table certificates add column reason text',
    `alter table certificates add column validity smallint not null default 1
      constraint certificates_validity check (validity in (1, 2))`,
    'alter table certificates add column submitted_at timestamptz',
    'update certificates set submitted_at = created_at',
    'alter table certificates add column removed_at timestamptz',
    `create table certificate_files (
      customer_id bigint not null,
      certificate_id bigint not null,
      position integer not null,
      file_id text not null,
      primary key (customer_id, certificate_id, position),
      foreign key (customer_id, certificate_id) references certificates (customer_id, id)
    )`,
    `create index certificates_pending on certificates (submitted_at)
      where review = 0 and removed_at is null`,
    `create index certificates_ending on certificates (valid_until)
      where validity = 1 and removed_at is null`,
    `create index orders_certificates on orders (customer_id, certificate_id)
      where certificate_id is not null`,
  ],
};
