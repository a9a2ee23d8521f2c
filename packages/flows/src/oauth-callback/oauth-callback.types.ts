/** Types of /qqlogin and /wechatlogin, the pages that a provider sends the visitor back to. */
import type { NavigateEmitted } from '../emitted.types.ts';
import type { LoginMode, OauthProvider } from '../oauth-popup/oauth-popup.types.ts';

export interface OauthCallbackInput {
  readonly provider: OauthProvider;
  /** Handed out by the provider; undefined on the way there. */
  readonly code: string | undefined;
  /** One-time value that came back with the code. */
  readonly state: string;
  /** Came back without a code: the visitor said no. */
  readonly refused: boolean;
  /** `login`: who is it · `bind`: this customer's WeChat. */
  readonly purpose: 'login' | 'bind';
  /** Whether the opener is a login page or a dialog over another page. */
  readonly mode: LoginMode;
  /** Makes the address of the binding page differ each time. @unit ms since 1970 */
  readonly now: number;
}

export interface OauthCallbackContext extends OauthCallbackInput {
  /** Who QQ says it is; empty before the answer, and for WeChat. */
  openId: string;
  /** What to show when it did not work. */
  message: string | undefined;
  /** The code can be tried again; one that was used up cannot. */
  canRetry: boolean;
}

/** What a provider's code was exchanged for. */
export interface OauthExchange {
  readonly isBound: boolean;
  readonly openId: string;
}

/** Where the provider recognises the visitor. */
export interface OauthAddress {
  readonly address: string;
}

export type OauthCallbackEvent =
  /** The page is there. */
  { type: 'BEGIN' } | { type: 'RETRY' } | { type: 'CLOSE' };

/** Tell the page that opened this window how it ended, and close the window. */
export type PopupResultEmitted = {
  type: 'popup.result';
  /** Kind of login in the opener: a page goes on by itself, a dialog's page is sent to "/". */
  mode: 'dialog' | 'page';
} & ({ ok: true } | { ok: false; message: string });

/** Send the visitor to QQ or WeChat to be recognised. */
export interface ProviderEmitted {
  type: 'provider';
  /** Of the provider's page: another origin. */
  address: string;
}

export type OauthCallbackEmitted = NavigateEmitted | PopupResultEmitted | ProviderEmitted;
