/** Types of /resetPassword: prove the mobile number, then choose a new password. */
import type { NavigateEmitted } from '../emitted.types.ts';
import type { Failure } from '../failure.ts';
import type { Problems } from '../problems.ts';
import type { CaptchaSpent } from '../sms-countdown/sms-countdown.types.ts';

export interface ResetPasswordInput {
  /** Seconds that a stored SMS deadline still runs. @unit s */
  readonly smsRemaining: number | undefined;
  readonly captchaVersion: number;
}

export interface IdentifyValues {
  readonly mobilePhone: string;
  readonly code: string;
  readonly smsCode: string;
}

export interface NewPasswordValues {
  readonly password: string;
  /** The same once more. */
  readonly repeated: string;
}

export type ResetField = keyof IdentifyValues | keyof NewPasswordValues;

export interface ResetPasswordContext extends ResetPasswordInput {
  identity: IdentifyValues | undefined;
  password: string;
  /** Proof of the number, good once; empty before. */
  ticket: string;
  problems: Problems<ResetField>;
  /** Grows with each refused proof and each SMS that was not sent: the captcha's input is emptied. */
  codeEpoch: number;
  failure: Failure | undefined;
}

export type ResetPasswordEvent =
  | CaptchaSpent
  /** A field was edited: what was wrong with it is forgotten, not what is wrong with others. */
  | { type: 'CHANGE'; field: ResetField }
  | { type: 'NEXT'; values: IdentifyValues }
  | { type: 'SUBMIT'; values: NewPasswordValues }
  /** From the last page to the login. */
  | { type: 'LOGIN' };

export type ResetPasswordEmitted = NavigateEmitted;
