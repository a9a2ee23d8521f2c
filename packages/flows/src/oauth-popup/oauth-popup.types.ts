/** Types of the QQ and WeChat login window, seen from the page that opens it. */
import type { NavigateEmitted } from '../emitted.types.ts';

export type OauthProvider = 'qq' | 'wechat';

/** Whether the login stands on a page of its own or in a dialog over another page. */
export type LoginMode = 'dialog' | 'page';

export interface OauthPopupInput {
  readonly mode: LoginMode;
}

export interface OauthPopupContext {
  mode: LoginMode;
  provider: OauthProvider | undefined;
  /** Why the last try failed, ready to be shown. */
  message: string | undefined;
}

/** What the window reported. It has checked origin and one-time state before. */
export type OauthPopupReport =
  | { type: 'POPUP.RESULT'; ok: true }
  | { type: 'POPUP.RESULT'; ok: false; message: string }
  /** The browser opened no window. */
  | { type: 'POPUP.BLOCKED' }
  /** Closed without a result, after a grace time. */
  | { type: 'POPUP.CLOSED' };

export type OauthPopupEvent =
  | OauthPopupReport
  /** Must come out of a click: the window opens while it is handled. */
  | { type: 'START'; provider: OauthProvider }
  | { type: 'CANCEL' };

export type OauthPopupEmitted = NavigateEmitted;

/** Handed to whoever invoked the flow. */
export interface OauthPopupOutput {
  /** `redirecting`: a dialog's opener goes to "/"; the window may already have sent it there. */
  readonly result: 'succeeded' | 'redirecting';
}

/** Opens windows: 440 × 700, `/qqlogin?state=login` or `/wechatlogin?state=login`. */
export interface PopupPort {
  /** Opens at once and reports later; the answer stops listening and closes the window. */
  open(provider: OauthProvider, report: (event: OauthPopupReport) => void): () => void;
}
