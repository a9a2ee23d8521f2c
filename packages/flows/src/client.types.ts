/** The one thing a flow needs of a client: send a call row, get its answer, stop when the signal says so. */
import type { Call, Display } from '@banxin/contract/call';

/** How one call is sent. */
export interface SendOptions {
  /** Aborted when the flow leaves the state that waits for the answer. */
  readonly signal: AbortSignal;
  /** Equal keys of an idempotent call answer the first result. */
  readonly idempotencyKey?: string;
  /** Instead of the row's own; 0 where the flow judges refusals itself. */
  readonly display?: Display;
}

/** Structural: the shop's client, a mock and a story's client all fit. */
export interface FlowClient {
  send<I, O>(call: Call<I, O>, input: NoInfer<I>, options: SendOptions): Promise<O>;
}
