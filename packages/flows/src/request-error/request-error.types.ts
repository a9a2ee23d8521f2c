/** Types of the presenter of failed calls. */
import type { Display } from '@banxin/contract/call';
import type { ToastEmitted } from '../emitted.types.ts';

export interface RequestErrorContext {
  /** On screen now; empty when nothing is. */
  message: string;
  /** Shown last beside a dialog; empty when nothing was. */
  beside: string;
}

export type RequestErrorEvent =
  /** The client's `onError`, or a flow's `requestError`. */
  | { type: 'ERROR'; mode: Display; message: string }
  /** The toast was closed by hand. */
  | { type: 'DISMISS' }
  /** The dialog's button. */
  | { type: 'OK' };

/** A dialog that waits for OK. */
export interface AlertEmitted {
  type: 'alert';
  title: string;
  message: string;
}

export type RequestErrorEmitted = ToastEmitted | AlertEmitted;
