/** Types of the SMS countdown flow. */
import type { StoreEmitted, ToastEmitted } from '../emitted.types.ts';

export interface SmsCountdownInput {
  /** What a stored deadline leaves; undefined or 0 when none is running. @unit s */
  readonly remaining: number | undefined;
}

export interface SmsCountdownContext {
  /** Until the next SMS may be asked for; 0 when it may. @unit s */
  remaining: number;
  /** Number that the last SMS was asked for; empty before the first. */
  mobilePhone: string;
}

export type SmsCountdownEvent =
  /** The send button. `code` is what stands in the captcha field: filled is enough. */
  | { type: 'SEND'; mobilePhone: string; code: string }
  /** The tab became visible again or another tab sent: what the stored deadline leaves now. @unit s */
  | { type: 'SYNC'; remaining: number };

export type SmsCountdownEmitted = ToastEmitted | StoreEmitted;
