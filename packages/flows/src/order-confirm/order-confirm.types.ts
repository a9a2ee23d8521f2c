/** Types of confirming an order. */
import type { InputOf, OutputOf } from '@banxin/contract/call';
import type { confirmOrder } from '@banxin/contract/calls/order/confirm';
import type { PriceMoved } from '@banxin/contract/calls/order/confirm.schemas';
import type { NavigateEmitted, RequestErrorEmitted, ToastEmitted } from '../emitted.types.ts';
import type { Failure } from '../failure.ts';

export type { PriceMoved };

/** Everything the confirmation page collects, with the total the customer saw. */
export type ConfirmValues = InputOf<typeof confirmOrder>;

/** What a confirmed order answers: number, total, and the payment when it is paid now. */
export type ConfirmedOrder = OutputOf<typeof confirmOrder>;

export interface OrderConfirmInput {
  /** The agreement is signed, or not needed. */
  readonly signed: boolean;
  /** Random, made when the page opens: base of the idempotency keys. */
  readonly key: string;
}

/** What is sent, under which key. */
export interface ConfirmRequest {
  readonly values: ConfirmValues;
  readonly idempotencyKey: string;
}

/** The server's answer: a moved price is a value, not an error. */
export type ConfirmAnswer =
  | { readonly kind: 'confirmed'; readonly order: ConfirmedOrder }
  | { readonly kind: 'priceMoved'; readonly moved: PriceMoved };

export interface OrderConfirmContext {
  signed: boolean;
  key: string;
  /** Sent last or about to be sent; undefined before the first confirmation. */
  values: ConfirmValues | undefined;
  /** Counts different contents, so that a repeat of the same content has the same key. */
  attempt: number;
  /** Line by line, and the new quote; undefined unless the price moved. */
  moved: PriceMoved | undefined;
  failure: Failure | undefined;
}

export type OrderConfirmEvent =
  | { type: 'CONFIRM'; values: ConfirmValues }
  /** Confirms again, with the new total. */
  | { type: 'ACCEPT' }
  /** Stops a running confirmation, or leaves the difference or the failure. */
  | { type: 'CANCEL' }
  | { type: 'AGREEMENT.SIGNED' }
  | { type: 'AGREEMENT.CLOSED' };

/** Open the print-content agreement. */
export interface AgreementOpenEmitted {
  type: 'agreement.open';
  required: boolean;
}

export type OrderConfirmEmitted =
  | ToastEmitted
  | AgreementOpenEmitted
  | NavigateEmitted
  | RequestErrorEmitted;
