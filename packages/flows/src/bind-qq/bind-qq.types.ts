/** Types of /bindqq: which account a QQ identity belongs to. */

import type { NavigateEmitted } from '../emitted.types.ts';
import type { Failure } from '../failure.ts';

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

export interface BindQqContext extends BindQqInput {
  values: BindQqValues | undefined;
  problems: readonly { readonly field: BindQqField; readonly message: string }[];
  /** Grows with each failed try: the captcha's input is emptied. */
  codeEpoch: number;
  failure: Failure | undefined;
}

export type BindQqEvent =
  /** The page is there. */
  | { type: 'BEGIN' }
  | { type: 'CHANGE' }
  | { type: 'SUBMIT'; values: BindQqValues }
  /** Back to QQ: without an identity there is nothing to bind. */
  | { type: 'LOGIN' };

export type BindQqEmitted = NavigateEmitted;
