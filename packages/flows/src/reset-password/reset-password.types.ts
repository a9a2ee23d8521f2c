/** Types of /resetPassword: prove the mobile number, then choose a new password. */
import type { NavigateEmitted } from '../emitted.types.ts';
import type { FieldChanged, FormContext, FormSent } from '../form/form.types.ts';
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

/** Both steps; each judges and sends its own fields. */
export interface ResetValues extends IdentifyValues, NewPasswordValues {}

export type ResetField = keyof ResetValues;

export interface ResetPasswordContext
  extends ResetPasswordInput,
    FormContext<ResetValues, ResetField> {
  /** Proof of the number, good once; empty before. */
  ticket: string;
}

export type ResetPasswordEvent =
  | CaptchaSpent
  | FieldChanged<ResetField>
  | FormSent<ResetValues>
  /** From the last page to the login. */
  | { type: 'LOGIN' };

export type ResetPasswordEmitted = NavigateEmitted;
