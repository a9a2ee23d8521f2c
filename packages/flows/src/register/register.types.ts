/** Types of /register. */
import type { SuccessEmitted } from '../emitted.types.ts';
import type { Failure } from '../failure.ts';

export interface RegisterInput {
  /** Where to go afterwards. */
  readonly returnUrl: string | undefined;
  /** Seconds that a stored SMS deadline still runs. @unit s */
  readonly smsRemaining: number | undefined;
  readonly captchaVersion: number;
}

export interface RegisterValues {
  readonly customerName: string;
  readonly password: string;
  readonly repeated: string;
  readonly qq: string;
  readonly mobilePhone: string;
  /** Graphic captcha, for the SMS. */
  readonly code: string;
  readonly smsCode: string;
}

export type RegisterField = keyof RegisterValues;

export interface RegisterContext extends RegisterInput {
  values: RegisterValues | undefined;
  problems: readonly { readonly field: RegisterField; readonly message: string }[];
  /** Grows with each failed try: the captcha's input is emptied. */
  codeEpoch: number;
  failure: Failure | undefined;
}

export type RegisterEvent = { type: 'CHANGE' } | { type: 'SUBMIT'; values: RegisterValues };

export type RegisterEmitted = SuccessEmitted;
