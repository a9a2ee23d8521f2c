/** What is remembered of requests: limits and keys. */
import type { Instant } from './columns.ts';

export interface RateLimitsTable {
  key: string;
  points: number;
  expires_at: Instant;
}

export interface IdempotencyKeysTable {
  /** Who calls: the logged-in customer, not the main account. */
  customer_id: number;
  key: string;
  call: string;
  request_hash: string;
  /** The answer as sent, byte for byte; written before the row becomes visible. */
  response: string | null;
  created_at: Instant;
}
