/** Types of /register. */
import type { SuccessEmitted } from '../emitted.types.ts';
import type { UniqueField } from '../exists-check/exists-check.types.ts';
import type { Failure } from '../failure.ts';
import type { Problems } from '../problems.ts';
import type { CaptchaSpent } from '../sms-countdown/sms-countdown.types.ts';

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
  /** Graphic captcha: asked for before the SMS, checked with the registration. */
  readonly code: string;
  readonly smsCode: string;
}

export type RegisterField = keyof RegisterValues;

export interface RegisterContext extends RegisterInput {
  values: RegisterValues | undefined;
  problems: Problems<RegisterField>;
  /** Grows with each failed try and each SMS that was not sent: the captcha's input is emptied. */
  codeEpoch: number;
  failure: Failure | undefined;
}

export type RegisterEvent =
  | CaptchaSpent
  /** A field was edited: what was wrong with it is forgotten, not what is wrong with others. */
  | { type: 'CHANGE'; field: RegisterField }
  | {
      type: 'SUBMIT';
      values: RegisterValues;
      /** Values that a check has found taken: known before the server says it. */
      taken: readonly UniqueField[];
    };

export type RegisterEmitted = SuccessEmitted;
