/** Promises and calls that a test settles by hand. */
import type { Call, Display } from '@banxin/contract/call';
import type { FlowClient, SendOptions } from '../client.types.ts';

/** A promise with its two ends outside. Settling answers when everybody has heard of it. */
export interface Controlled<T> {
  readonly promise: Promise<T>;
  resolve(value: T): Promise<void>;
  reject(error: unknown): Promise<void>;
}

/** Lets everything that already waits for a settled promise run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}

/** A promise that settles when the test says so. */
export function controlled<T>(): Controlled<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  return {
    promise,
    resolve: (value) => {
      resolve(value);
      return settled();
    },
    reject: (error) => {
      reject(error);
      return settled();
    },
  };
}

/** One call that a flow sent and that waits for its answer. */
export interface SentCall {
  /** Name of the row, e.g. `Order.ConfirmOrder`. */
  readonly name: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly idempotencyKey: string | undefined;
  /** How a failure is shown; undefined as the row says. */
  readonly display: Display | undefined;
  answer(value: unknown): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** A client whose calls wait until the test answers them. */
export interface ControlledClient extends FlowClient {
  /** Every call sent so far, oldest first. */
  readonly calls: readonly SentCall[];
  /** The newest call; throws when none was sent. */
  last(): SentCall;
}

/** Makes a client whose calls wait until the test answers them. Aborting does not settle them. */
export function controlledClient(): ControlledClient {
  const calls: SentCall[] = [];
  return {
    calls,
    last() {
      const call = calls.at(-1);
      if (!call) throw new Error('No call was sent.');
      return call;
    },
    send<I, O>(call: Call<I, O>, input: I, options: SendOptions) {
      const { promise, resolve, reject } = controlled<O>();
      calls.push({
        name: call.name,
        input,
        signal: options.signal,
        idempotencyKey: options.idempotencyKey,
        display: options.display,
        answer: (value) => resolve(value as O),
        fail: reject,
      });
      return promise;
    },
  };
}
