/** Types of /register. */

import type { UniqueField } from '../exists-check/exists-check.types.ts';
import type { FieldChanged, FormContext, FormSent } from '../form/form.types.ts';
import type { SuccessEmitted } from '../login/login.types.ts';
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

export interface RegisterContext
  extends RegisterInput,
    FormContext<RegisterValues, RegisterField> {}

export type RegisterEvent =
  | CaptchaSpent
  | FieldChanged<RegisterField>
  | (FormSent<RegisterValues> & {
      /** Values that a check has found taken: known before the server says it. */
      taken: readonly UniqueField[];
    });

export type RegisterEmitted = SuccessEmitted;
