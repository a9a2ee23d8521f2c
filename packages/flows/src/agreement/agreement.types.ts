/** Types of the print-content agreement dialog. */
import type { ReloadEmitted, StoreEmitted } from '../emitted.types.ts';

export interface AgreementInput {
  /** true: confirming signs on the server; false: it only closes and reloads. */
  readonly callSign: boolean;
}

export interface AgreementContext {
  callSign: boolean;
  /** true: must be confirmed; no closing by button, Escape or outside press. */
  required: boolean;
  /** Until it may be confirmed. @unit s */
  left: number;
}

export type AgreementEvent =
  | { type: 'OPEN'; required: boolean }
  | { type: 'CLOSE.BUTTON' }
  | { type: 'ESCAPE' }
  | { type: 'OUTSIDE' }
  | { type: 'CONFIRM' };

export type AgreementEmitted = ReloadEmitted | StoreEmitted;
