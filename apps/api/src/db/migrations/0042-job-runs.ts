/** When each job ran last, and how it ended. Servers of before run theirs without writing it. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0042-job-runs',
  statements: [
    `create table job_runs (
      name text primary key,
      every_ms integer not null,
      ended_at timestamptz not null,
      took_ms integer not null,
      failures bigint not null default 0,
      failed_at timestamptz,
      failure text
    )`,
  ],
};
