/** Where orders are looked at from. */
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

export interface LocalOrdersTable {
  id: Generated<number>;
  /** As the server saw it. */
  address: string;
  remark: string;
  at: Instant;
}
