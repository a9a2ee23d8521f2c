/** Types of the SMS countdown flow. */
import type { SmsPurpose } from '@banxin/contract/calls/login/smsCode.schemas';
import type { StoreEmitted, ToastEmitted } from '../emitted.types.ts';

export interface SmsCountdownInput {
  /** What the code is for: it serves nothing else. @default 'login' */
  readonly purpose?: SmsPurpose;
  /** What a stored deadline leaves; undefined or 0 when none is running. @unit s */
  readonly remaining: number | undefined;
}

export interface SmsCountdownContext {
  /** Until the next SMS may be asked for; 0 when it may. @unit s */
  remaining: number;
  /** What the code is for. */
  purpose: SmsPurpose;
  /** Number that the last SMS was asked for; empty before the first. */
  mobilePhone: string;
  /** Answer to the captcha that the last SMS was asked for with. */
  code: string;
}

export type SmsCountdownEvent =
  /** The send button. `code` is what stands in the captcha field; the server judges it. */
  | { type: 'SEND'; mobilePhone: string; code: string }
  /** The tab became visible again or another tab sent: what the stored deadline leaves now. @unit s */
  | { type: 'SYNC'; remaining: number };

/** Told to the form's flow: no SMS went out, and the picture that was solved for it is used up. */
export interface CaptchaSpent {
  type: 'CAPTCHA.SPENT';
}

export type SmsCountdownEmitted = ToastEmitted | StoreEmitted;
