/** What flows ask the outside to do, once each. The shop performs them with `<FlowEffects>`. */
import type { Display } from '@banxin/contract/call';
import type { UserInfo } from '@banxin/contract/entities/customer';
import type { Place } from '@banxin/contract/routes';

/** A short message that goes away by itself. */
export interface ToastEmitted {
  type: 'toast';
  tone: 'success' | 'error';
  message: string;
  /** How long it stands. @unit ms */
  duration: number;
}

/** A dialog that waits for OK. */
export interface AlertEmitted {
  type: 'alert';
  title: string;
  message: string;
}

/** Load the page again. */
export interface ReloadEmitted {
  type: 'reload';
}

/** Go to a page of the shop. */
export interface NavigateEmitted {
  type: 'navigate';
  /** A route by name, or a path with query that somebody asked for before. */
  to: Place | string;
  /** true: the current entry of the history is replaced. */
  replace: boolean;
}

/** Keep a value in local storage. */
export interface StoreEmitted {
  type: 'store';
  key: StoreKey;
  value: string;
  /** Forgotten after this time; undefined keeps it. @unit s */
  expiresInSeconds: number | undefined;
}

/**
 * `smsResendAt`: an SMS went out, its expiry is the deadline of the countdown ·
 * `signed`: message to show after the reload, then removed ·
 * `usageLog`: what was ordered and not posted yet.
 */
export type StoreKey = 'smsResendAt' | 'signed' | 'usageLog';

/** Set the document's title. */
export interface TitleEmitted {
  type: 'title';
  title: string;
}

/** Start or end the progress bar. */
export interface ProgressEmitted {
  type: 'progress';
  running: boolean;
}

/** Scroll the page. */
export interface ScrollEmitted {
  type: 'scroll';
  /** From the top. @unit px */
  top: number;
}

/** Open the login dialog. */
export interface LoginOpenEmitted {
  type: 'login.open';
  /** Where the visitor wanted to go. */
  redirect: string | undefined;
}

/** The login dialog began to close: a later 401 may open a new one. */
export interface LoginClosedEmitted {
  type: 'login.closed';
}

/** The closing animation is over: take the login dialog away. */
export interface LoginRemovedEmitted {
  type: 'login.removed';
}

/** Login on a page succeeded. */
export interface SuccessEmitted {
  type: 'success';
  /** Where to go; undefined leaves it to the page. */
  returnUrl: string | undefined;
}

/** Who is here and what they may do is known; happens once per session. */
export interface RoutesBuiltEmitted {
  type: 'routes.built';
  user: UserInfo;
  permissions: readonly string[];
}

/** Nobody is logged in. */
export interface UserNoneEmitted {
  type: 'user.none';
}

/** Logged out: forget user, permissions and cached answers. */
export interface PermissionsClearEmitted {
  type: 'permissions.clear';
}

/**
 * A call failed whose refusals the flow judges itself: it was sent silently, this shows it. All
 * other failures are shown by the client, once per request.
 */
export interface RequestErrorEmitted {
  type: 'requestError';
  mode: Display;
  message: string;
}

/** Open the print-content agreement. */
export interface AgreementOpenEmitted {
  type: 'agreement.open';
  required: boolean;
}

/** Send the visitor to QQ or WeChat to be recognised. */
export interface ProviderEmitted {
  type: 'provider';
  /** Of the provider's page: another origin. */
  address: string;
}

/** Tell the page that opened this window how it ended, and close the window. */
export type PopupResultEmitted = {
  type: 'popup.result';
  /** Kind of login in the opener: a page goes on by itself, a dialog's page is sent to "/". */
  mode: 'dialog' | 'page';
} & ({ ok: true } | { ok: false; message: string });

/** Everything a flow may emit. */
export type FlowEmitted =
  | ToastEmitted
  | AlertEmitted
  | ReloadEmitted
  | NavigateEmitted
  | StoreEmitted
  | TitleEmitted
  | ProgressEmitted
  | ScrollEmitted
  | LoginOpenEmitted
  | LoginClosedEmitted
  | LoginRemovedEmitted
  | SuccessEmitted
  | RoutesBuiltEmitted
  | UserNoneEmitted
  | PermissionsClearEmitted
  | RequestErrorEmitted
  | AgreementOpenEmitted
  | ProviderEmitted
  | PopupResultEmitted;
