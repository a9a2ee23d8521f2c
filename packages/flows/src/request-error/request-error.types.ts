/** Types of the presenter of failed calls. */
import type { AlertEmitted, ToastEmitted } from '../emitted.types.ts';
import type { Failure } from '../failure.ts';

export interface RequestErrorContext {
  /** On screen now; empty when nothing is. */
  message: string;
}

export type RequestErrorEvent =
  | { type: 'ERROR'; failure: Failure }
  /** The toast was closed by hand. */
  | { type: 'DISMISS' }
  /** The dialog's button. */
  | { type: 'OK' };

export type RequestErrorEmitted = ToastEmitted | AlertEmitted;
