/** Where the shop's clock stands: one row. */
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

export interface ShopClockTable {
  /** Always 1. */
  id: number;
  /** Ahead of the machine's time, without what the present run has added. @unit ms */
  offset_ms: number;
  /** How many times faster it goes between `since` and `until`. */
  speed: number;
  /** Machine's time at which the run began. */
  since: Instant;
  /** Machine's time at which the run ends. */
  until: Instant;
  /** Orders that are younger than this are moved by the workshop of the demo; null until it has begun. */
  workshop_since: Generated<Instant | null>;
}
