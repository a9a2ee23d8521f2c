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
  /**
   * Which way is chosen.
   * @zh 所选的登录方式。
   */
  tab: LoginTab;
  /**
   * Called with the chosen way.
   * @zh 切换时调用，带上所选的登录方式。
   */
  onTabChange: (tab: LoginTab) => void;
  /**
   * Contents of the fields.
   * @zh 各字段的内容。
   */
  values: LoginFormValues;
  /**
   * Called with the fields that changed.
   * @zh 改变时调用，带上改动的字段。
   */
  onChange: (changed: Partial<LoginFormValues>) => void;
  /**
   * Fields that are wrong.
   * @zh 有错的字段。
   * @default none
   */
  problems?: readonly LoginProblem[] | undefined;
  /**
   * Why the last attempt failed; announced.
   * @zh 上次登录失败的原因，会播报。
   */
  failure?: string | undefined;
  /**
   * The captcha's picture and its refresh.
   * @zh 图形验证码的图片与刷新。
   */
  captcha: LoginCaptcha;
  /**
   * The text message's countdown and its sending.
   * @zh 短信验证码的倒计时与发送。
   */
  sms: LoginSms;
  /**
   * Other ways to sign in; without it they are left out.
   * @zh 其他登录方式；不给时不显示。
   */
  otherWays?: LoginOtherWays | undefined;
  /**
   * Called by the submit button and by Enter.
   * @zh 按下登录按钮或 Enter 时调用。
   */
  onSubmit: () => void;
  /**
   * Whether the answer is awaited.
   * @zh 是否正在等待结果。
   * @default false
   */
  isSubmitting?: boolean | undefined;
  /**
   * Stands below the field of the mobile number: numbers that were used before.
   * @zh 手机号字段下方的内容：用过的号码。
   */
  belowMobile?: ReactNode | undefined;
  /**
   * Page for a forgotten password; it opens in a new window. Without it there is no link.
   * @zh 忘记密码的页面，在新窗口打开；不给时没有链接。
   */
  forgotPasswordHref?: string | undefined;
  /**
   * Page for registration. Without it there is no link.
   * @zh 注册页面；不给时没有链接。
   */
  registerHref?: string | undefined;
  /**
   * Called before the page for registration opens: a dialog in front of it goes away.
   * @zh 打开注册页面之前调用，好让前面的对话框关闭。
   */
  onRegister?: (() => void) | undefined;
}
