/** Types of the session flow: who is here, the expired login, the host of the login dialog. */
import type { ToastEmitted } from '../emitted.types.ts';

export interface SessionContext {
  /** Number of the login dialog on screen, its React key; undefined when there is none. */
  dialog: number | undefined;
  /** How many login dialogs were opened so far. */
  opened: number;
  /** Where the visitor wanted to go when the login dialog opened. */
  redirect: string | undefined;
}

export type SessionEvent =
  /** The route guard found a customer. */
  | { type: 'USER.LOADED' }
  /** The route guard found nobody. */
  | { type: 'USER.NONE' }
  /** Something needs a login, or the visitor clicked 登录. */
  | { type: 'LOGIN.REQUIRED'; redirect: string | undefined }
  | { type: 'LOGIN.SUCCEEDED' }
  /** The dialog began to close. */
  | { type: 'LOGIN.CLOSED' }
  /** The closing animation of this dialog is over. */
  | { type: 'LOGIN.REMOVED'; dialog: number }
  /** A call was answered 401; `allowsLogin` is the row's `loginOn401`. */
  | { type: 'UNAUTHORIZED'; allowsLogin: boolean }
  | { type: 'LOGOUT' }
  /** Another tab logged out: nobody is asked, nothing is sent. */
  | { type: 'USER.LEFT' };

/** Logged out: forget user, permissions and cached answers. */
export interface PermissionsClearEmitted {
  type: 'permissions.clear';
}

export type SessionEmitted = ToastEmitted | PermissionsClearEmitted;
