/** Types of the usage log: how often a customer looked at each product category. */
import type { StoreEmitted } from '../emitted.types.ts';

export interface UsageCount {
  readonly productCategoryId: number;
  readonly orderTimes: number;
}

export interface UsageEntry extends UsageCount {
  /** When the category was first looked at. @unit ms since 1970 */
  readonly firstAt: number;
}

/**
 * What one post carries. Its key makes a repeat harmless: the server counts it once, and refuses it when it
 * was closed so long ago that the key may be forgotten.
 */
export interface UsageBatch {
  readonly key: string;
  /** When it was closed; a repeat says the same. @unit ms since 1970 */
  readonly sealedAt: number;
  readonly entries: readonly UsageCount[];
}

/** What is kept between visits. */
export interface StoredUsage {
  readonly entries: readonly UsageEntry[];
  /** Posted, and not known to have arrived. */
  readonly batch: UsageBatch | undefined;
}

export interface UsageLogInput {
  /** false: nothing is collected. */
  readonly enabled: boolean;
  /** What an earlier visit kept. */
  readonly stored: StoredUsage;
  /** Random, made when the visit begins: base of the batches' keys. */
  readonly key: string;
  /** What time it is. @unit ms since 1970 */
  readonly now: () => number;
}

export interface UsageLogContext {
  enabled: boolean;
  /** Collected, not yet in a batch. */
  entries: readonly UsageEntry[];
  /** On its way, or to be posted again as it is; undefined when everything posted has arrived. */
  batch: UsageBatch | undefined;
  key: string;
  now: () => number;
  /** Batches sealed in this visit, so that each has a key of its own. */
  sealed: number;
}

export type UsageLogEvent =
  /** The visit began. */
  | { type: 'BEGIN' }
  /** `at`: when it was looked at. @unit ms since 1970 */
  | { type: 'LOG'; productCategoryId: number; orderTimes: number; at: number }
  /** What is not posted is stored now. */
  | { type: 'KEEP' }
  /** The page goes: what is due is posted without waiting for an answer, the rest is stored. */
  | { type: 'LEAVE' }
  | { type: 'ENABLE' }
  | { type: 'DISABLE' };

/**
 * Post a batch in a way that outlives the page. Nobody hears the answer: the batch stays stored, and the
 * next visit posts it again under its key.
 */
export interface BeaconEmitted {
  type: 'beacon';
  batch: UsageBatch;
}

export type UsageLogEmitted = StoreEmitted | BeaconEmitted;
