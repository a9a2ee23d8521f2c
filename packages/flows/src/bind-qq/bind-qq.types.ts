/** Types of /bindqq: which account a QQ identity belongs to. */
import type { NavigateEmitted } from '../emitted.types.ts';
import type { FieldChanged, FormContext, FormSent } from '../form/form.types.ts';

export interface BindQqInput {
  /** Who QQ says it is, from the address. */
  readonly openId: string | undefined;
  /** First version of the captcha picture. */
  readonly captchaVersion: number;
}

export interface BindQqValues {
  readonly nameOrQQOrMobilePhone: string;
  readonly password: string;
  readonly code: string;
}

export type BindQqField = keyof BindQqValues;

export interface BindQqContext extends BindQqInput, FormContext<BindQqValues, BindQqField> {}

export type BindQqEvent =
  /** The page is there. */
  | { type: 'BEGIN' }
  | FieldChanged<BindQqField>
  | FormSent<BindQqValues>
  /** Back to QQ: without an identity there is nothing to bind. */
  | { type: 'LOGIN' };

export type BindQqEmitted = NavigateEmitted;
