/** Types of the cashier. */
import type { OutputOf } from '@banxin/contract/call';
import type { pollPayment } from '@banxin/contract/calls/payment/channel';
import type { ChannelStart } from '@banxin/contract/calls/payment/channel.schemas';
import type { payByBalance } from '@banxin/contract/calls/payment/payment';
import type { Payment } from '@banxin/contract/calls/payment/payment.schemas';
import type { PayChannelName, PaymentMethod } from '@banxin/contract/entities/payment';
import type { NavigateEmitted, RequestErrorEmitted } from '../emitted.types.ts';
import type { Failure } from '../failure.ts';

export type { ChannelStart, PayChannelName, Payment, PaymentMethod };

/** What a paid payment answers. */
export type Receipt = OutputOf<typeof payByBalance>;

export interface CashierInput {
  readonly paymentSN: string;
  /** Random, made when the page opens: the idempotency key of paying. */
  readonly key: string;
  /** What is left until an instant, below 0 when it has passed. @unit ms */
  readonly left: (instant: string) => number;
  /** The channel that the customer comes back from. */
  readonly back?: PayChannelName | undefined;
  /** What was chosen before the payment was opened. */
  readonly method?: PayChannelName | undefined;
}

export interface PayRequest {
  readonly paymentSN: string;
  readonly idempotencyKey: string;
}

/** Whether the money has come. */
export type Standing = OutputOf<typeof pollPayment>;

export interface StartRequest {
  readonly paymentSN: string;
  readonly channel: PayChannelName;
}

/** The server's answer to beginning at a channel. */
export type StartAnswer =
  | { readonly kind: 'started'; readonly start: ChannelStart }
  /** Paid before, by another window. */
  | { readonly kind: 'paidBefore' }
  /** Cancelled or expired. */
  | { readonly kind: 'over' }
  /** An order has another price than when the payment was opened. */
  | { readonly kind: 'moved' };

/** The server's answer to paying: what cannot be paid is a value, not an error. */
export type PayAnswer =
  | { readonly kind: 'paid'; readonly receipt: Receipt }
  /** @unit fen */
  | { readonly kind: 'tooLittle'; readonly balance: number; readonly missing: number }
  /** Paid before, by another window. */
  | { readonly kind: 'paidBefore' }
  /** Cancelled or expired. */
  | { readonly kind: 'over' }
  /** Taken on and not done yet. */
  | { readonly kind: 'pending' };

export interface CashierContext {
  paymentSN: string;
  key: string;
  /** Undefined until it was loaded. */
  payment: Payment | undefined;
  /** Undefined until it is paid, and when another window paid. */
  receipt: Receipt | undefined;
  /** What the balance lacks; 0 when it is enough. @unit fen */
  missing: number;
  /** What is chosen; undefined until the payment was loaded. */
  method: PaymentMethod | undefined;
  /** How it is paid at the channel; undefined until it was begun. */
  start: ChannelStart | undefined;
  /** The channel that the customer came back from, until that was heard. */
  back: PayChannelName | undefined;
  failure: Failure | undefined;
  left: (instant: string) => number;
  /** Nobody looks at the page. */
  hidden: boolean;
  /** Questions in a row that got no answer. */
  unanswered: number;
}

export type CashierEvent =
  /** The page is shown. */
  | { type: 'OPEN' }
  /** Another way to pay. */
  | { type: 'CHOOSE'; method: PaymentMethod }
  /** From the balance at once; through a channel it begins. */
  | { type: 'PAY' }
  | { type: 'RETRY' }
  /** Look again, as a rule after a top-up. */
  | { type: 'REFRESH' }
  | { type: 'BACK' }
  /** Nobody looks at the page: nothing is asked. */
  | { type: 'HIDDEN' }
  /** Somebody looks again; timers may have slept. */
  | { type: 'SEEN' }
  /** Ask now whether it is paid. */
  | { type: 'CHECK' }
  /** Stop waiting; paying again never charges twice. */
  | { type: 'CANCEL' }
  | { type: 'TOP_UP' }
  | { type: 'SHOW.ORDER' };

export type CashierEmitted = NavigateEmitted | RequestErrorEmitted;
