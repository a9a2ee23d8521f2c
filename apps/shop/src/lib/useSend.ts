/** Writes through a call: sent once per intent, answered with a value, failures kept for those who show them. */
import type { Call } from '@banxin/contract/call';
import { CallError } from '@banxin/contract/callError';
import { keyOf } from '@banxin/contract/callKey';
import type { plain } from '@banxin/contract/refusals/plain';
import type { DataOf } from '@banxin/contract/refusals/row';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Told } from './fixedWords.ts';
import { type Services, useServices } from './services.ts';

/**
 * What became of an intent. Without a `failure` there is nothing to act on: another press is on its way,
 * or the page was left before the answer came.
 */
export type Sent<O> =
  | { readonly ok: true; readonly value: O }
  | { readonly ok: false; readonly failure: CallError | null };

export interface UseSendOptions {
  /** Refusals, by errCode, that the caller shows itself, or all failures; the rest is shown as the row says. */
  readonly shownHere?: 'all' | readonly number[];
}

export interface SendState<I> {
  /** What is on its way; null when nothing is. */
  readonly sending: I | null;
  /** Why the last intent did not succeed; null from the next try on. */
  readonly failure: CallError | null;
  /** What was thrown that is no failure of a call. */
  readonly surprise?: { readonly thrown: unknown } | undefined;
}

/** Kinds after which nobody knows whether the server has done it. */
const UNSETTLED: readonly string[] = ['network', 'timeout', 'server', 'invalid', 'cancelled'];

const NOTHING: Sent<never> = { ok: false, failure: null };

/** The sender of one call, for as long as somebody listens to it. */
export function createSending<I, O>(
  { client, newKey, failures }: Pick<Services, 'client' | 'newKey' | 'failures'>,
  call: Call<I, O>,
  { shownHere = [] }: UseSendOptions = {},
) {
  const listeners = new Set<() => void>();
  let state: SendState<I> = { sending: null, failure: null };
  /** What is being attempted, under the key that the server knows it by. */
  let intent: { readonly contents: string; readonly key: string } | null = null;

  const become = (next: SendState<I>): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const show = (failure: CallError, isLeft: boolean): void => {
    // The session says what a 401 means, and nothing is to be said of what was given up.
    if (failure.kind === 'unauthorized' || failure.kind === 'cancelled') return;
    const isShown =
      shownHere === 'all' || (failure.errCode !== undefined && shownHere.includes(failure.errCode));
    if (!isShown || isLeft) {
      const { message, data } = failure;
      failures.emit({ mode: call.display, message, data });
    }
  };
  return {
    state: () => state,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async send(input: I): Promise<Sent<O>> {
      if (state.sending !== null) return NOTHING;
      const contents = keyOf(call, input);
      if (intent?.contents !== contents) intent = { contents, key: newKey() };
      const { key } = intent;
      become({ sending: input, failure: null });
      try {
        const value = await client.send(call, input, {
          display: 0,
          ...(call.idempotent && { idempotencyKey: key }),
        });
        intent = null;
        become({ sending: null, failure: null });
        return listeners.size === 0 ? NOTHING : { ok: true, value };
      } catch (thrown) {
        const isLeft = listeners.size === 0;
        if (!(thrown instanceof CallError)) {
          become({ sending: null, failure: null, surprise: { thrown } });
          if (isLeft) throw thrown;
          return NOTHING;
        }
        if (!UNSETTLED.includes(thrown.kind)) intent = null;
        become({ sending: null, failure: thrown });
        show(thrown, isLeft);
        return { ok: false, failure: isLeft ? null : thrown };
      }
    },
  };
}

/** Refused fields by name; the key of each stands beside its words. */
export const refusedFields = (
  failure: Pick<CallError, 'data' | 'fields'> | null,
): Readonly<Record<string, Told>> => {
  const { why } = (failure?.data ?? {}) as Partial<DataOf<typeof plain.invalidInput>>;
  return Object.fromEntries(
    Object.entries(failure?.fields ?? {}).map(([name, message]) => [
      name,
      { message, data: why?.[name] },
    ]),
  );
};

/**
 * One way to write: `send` answers what became of it and never rejects. The same input tried again after nobody
 * knows whether it arrived carries the same key; changed or settled, it is a new intent. A second press sends
 * nothing. What is no failure of a call goes to the error boundary.
 */
export function useSend<I, O>(call: Call<I, O>, options?: UseSendOptions) {
  const services = useServices();
  const [sending] = useState(() => createSending(services, call, options));
  const state = useSyncExternalStore(sending.listen, sending.state, sending.state);
  const fields = useMemo(() => refusedFields(state.failure), [state.failure]);
  if (state.surprise) throw state.surprise.thrown;
  return {
    send: sending.send,
    isPending: state.sending !== null,
    /** What is on its way; null when nothing is. */
    sending: state.sending,
    failure: state.failure,
    /** Refused fields of the last try, by name. */
    fields,
  };
}
