/** What is known of the server's jobs. */
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

/** A job, whichever server ran it last. */
export interface JobRunsTable {
  name: string;
  /** Pause between two runs. @unit ms */
  every_ms: number;
  ended_at: Instant;
  took_ms: number;
  /** Runs that failed, since it was first noted. */
  failures: Generated<number>;
  failed_at: Instant | null;
  /** Why the last one that failed did. */
  failure: string | null;
}
