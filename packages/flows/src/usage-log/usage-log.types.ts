/** Types of the usage log: how often a customer ordered of each product category. */
import type { StoreEmitted } from '../emitted.types.ts';

export interface UsageEntry {
  readonly productCategoryId: number;
  readonly orderTimes: number;
}

export interface UsageLogInput {
  /** false: nothing is collected. */
  readonly enabled: boolean;
  /** What an earlier visit collected and did not post. */
  readonly stored: readonly UsageEntry[];
  /** Age of the first stored entry. @unit ms */
  readonly storedAge: number;
}

export interface UsageLogContext {
  enabled: boolean;
  entries: readonly UsageEntry[];
  /** What is on its way to the server; part of `entries` until it arrived. */
  posted: readonly UsageEntry[];
  /** Age of the first entry, in whole flush periods and what an earlier visit brought. @unit ms */
  age: number;
}

export type UsageLogEvent =
  /** The visit began. */
  | { type: 'BEGIN' }
  | { type: 'LOG'; productCategoryId: number; orderTimes: number }
  | { type: 'ENABLE' }
  | { type: 'DISABLE' };

export type UsageLogEmitted = StoreEmitted;
