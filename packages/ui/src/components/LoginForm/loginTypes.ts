// What the login form shows and reports. It knows fields and errors, not customers.
import type { ReactNode } from 'react';
import type { LiveNumber } from '../../internal/live.ts';

/** The two ways to sign in. */
export type LoginTab = 'account' | 'sms';

/** Contents of every field; the captcha's characters are shared by both tabs. */
export interface LoginFormValues {
  /** Whatever names the account: a user name, a number, a mobile phone. */
  account: string;
  password: string;
  /** Characters of the captcha's picture. */
  code: string;
  rememberMe: boolean;
  mobilePhone: string;
  smsCode: string;
}

/** Fields that can be wrong. */
export type LoginFieldName = Exclude<keyof LoginFormValues, 'rememberMe'>;

/** One field that is wrong. */
export interface LoginProblem {
  field: LoginFieldName;
  /** What is wrong; null marks the field without words. */
  message: string | null;
}

/** The captcha's picture. */
export interface LoginCaptcha {
  status: 'loading' | 'ready' | 'failed';
  /** Address of the picture; needed when it is ready. */
  imageSrc?: string | undefined;
  onRefresh: () => void;
}

/** The sending of text messages. */
export interface LoginSms {
  /** Seconds until another message can be sent. @unit s */
  secondsLeft: number | LiveNumber;
  isSending?: boolean | undefined;
  /** Whether phone or captcha are still missing. */
  isSendDisabled?: boolean | undefined;
  onSend: () => void;
}

/** A way to sign in that opens a window of its own. */
export interface LoginWay {
  /** Unique among the ways. */
  id: string;
  /** Name of the service, such as 微信. */
  label: string;
  onPress: () => void;
}

/** Windows of other services: waiting for one, blocked by the browser, or failed. */
export interface LoginOtherWays {
  /** Those that are offered. */
  ways: readonly LoginWay[];
  /** Id of the way whose window is awaited. */
  waitingFor?: string | undefined;
  /** What the customer must know: 浏览器拦截了登录窗口. */
  notice?: string | undefined;
}

export interface LoginFormProps {
  /** Which way is chosen. */
  tab: LoginTab;
  /** Called with the chosen way. */
  onTabChange: (tab: LoginTab) => void;
  /** Contents of the fields. */
  values: LoginFormValues;
  /** Called with the fields that changed. */
  onChange: (changed: Partial<LoginFormValues>) => void;
  /** Fields that are wrong. @default none */
  problems?: readonly LoginProblem[] | undefined;
  /** Why the last attempt failed; announced. */
  failure?: string | undefined;
  /** The captcha's picture and its refresh. */
  captcha: LoginCaptcha;
  /** The text message's countdown and its sending. */
  sms: LoginSms;
  /** Other ways to sign in; without it they are left out. */
  otherWays?: LoginOtherWays | undefined;
  /** Called by the submit button and by Enter. */
  onSubmit: () => void;
  /** Whether the answer is awaited. @default false */
  isSubmitting?: boolean | undefined;
  /** Stands below the field of the mobile number: numbers that were used before. */
  belowMobile?: ReactNode | undefined;
  /** Page for a forgotten password; it opens in a new window. Without it there is no link. */
  forgotPasswordHref?: string | undefined;
  /** Page for registration. Without it there is no link. */
  registerHref?: string | undefined;
  /** Called before the page for registration opens: a dialog in front of it goes away. */
  onRegister?: (() => void) | undefined;
}
