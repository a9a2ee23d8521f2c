/** Types of the login flow, dialog and page. */
import type { ReloadEmitted } from '../emitted.types.ts';
import type { FieldChanged, FormContext, FormSent } from '../form/form.types.ts';
import type { Problem } from '../form/problems.ts';
import type { LoginMode, OauthProvider } from '../oauth-popup/oauth-popup.types.ts';
import type { CaptchaSpent } from '../sms-countdown/sms-countdown.types.ts';

export type { LoginMode };

export interface LoginInput {
  readonly mode: LoginMode;
  /** Where a login page goes afterwards; also handed to the register link. */
  readonly returnUrl: string | undefined;
  /** What a stored deadline of an SMS leaves. @unit s */
  readonly smsRemaining: number | undefined;
  /** First version of the captcha's picture, the time of opening. @unit ms since 1970 */
  readonly captchaVersion: number;
}

/** The account tab. */
export interface AccountValues {
  readonly tab: 'account';
  readonly nameOrQQOrMobilePhone: string;
  readonly password: string;
  /** Graphic captcha. */
  readonly code: string;
  /** @default true */
  readonly rememberMe: boolean;
}

/** The SMS tab. */
export interface SmsValues {
  readonly tab: 'sms';
  readonly mobilePhone: string;
  readonly smsCode: string;
  /** Graphic captcha. */
  readonly code: string;
}

export type LoginValues = AccountValues | SmsValues;

export type LoginField = 'nameOrQQOrMobilePhone' | 'password' | 'code' | 'mobilePhone' | 'smsCode';

/** One field that keeps the form from being sent. */
export type LoginProblem = Problem<LoginField, string | null>;

export interface LoginContext extends FormContext<LoginValues, LoginField, string | null> {
  mode: LoginMode;
  returnUrl: string | undefined;
  smsRemaining: number | undefined;
  captchaVersion: number;
}

export type LoginEvent =
  | CaptchaSpent
  | { type: 'TAB.ACCOUNT' }
  | { type: 'TAB.SMS' }
  | FormSent<LoginValues>
  | FieldChanged<LoginField | 'rememberMe'>
  /** The close button, Escape or an outside press; a page ignores it. */
  | { type: 'CLOSE' }
  /** The QQ or WeChat button; must come out of a click. */
  | { type: 'OAUTH'; provider: OauthProvider };

/** Login on a page succeeded. */
export interface SuccessEmitted {
  type: 'success';
  /** Where to go; undefined leaves it to the page. */
  returnUrl: string | undefined;
}

/** The login dialog began to close: a later 401 may open a new one. */
export interface LoginClosedEmitted {
  type: 'login.closed';
}

/** The closing animation is over: take the login dialog away. */
export interface LoginRemovedEmitted {
  type: 'login.removed';
}

export type LoginEmitted =
  | ReloadEmitted
  | SuccessEmitted
  | LoginClosedEmitted
  | LoginRemovedEmitted;
