/** Asks for a one-time code, and says how long it is until another one can be asked for: a reload does not shorten it. */
import type { Call } from '@banxin/contract/call';
import { SMS_COUNTDOWN_SECONDS } from '@banxin/contract/constants';
import { useState } from 'react';
import { useFixedWords } from './fixedWords.ts';
import { useServices } from './services.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { useSend } from './useSend.ts';

/** What this browser keeps under it is the moment from which on another code can be asked for. @unit ms since 1970 */
const keyOf = ({ name }: Pick<Call, 'name'>): string => `codeResendAt.${name}`;

/** @param deadline ms since 1970; absent: nothing is waited for */
const instantOf = (deadline = 0): string => new Date(deadline).toISOString();

export interface CodeWords {
  readonly codeSent: string;
  readonly codeNotSent: string;
}

export function useCodeSending<I>(call: Call<I, null>, text: CodeWords) {
  const words = useFixedWords();
  const { now, store, toasts } = useServices();
  const { send, isPending } = useSend(call, { shownHere: 'all' });
  const [until, setUntil] = useState(() => instantOf(store.read<number>(keyOf(call))));
  const wait = (seconds: number): void => {
    const deadline = now() + seconds * 1_000;
    store.write(keyOf(call), deadline, deadline);
    setUntil(instantOf(deadline));
  };
  const ask = async (input: I): Promise<void> => {
    const sent = await send(input);
    if (sent.ok) {
      wait(SMS_COUNTDOWN_SECONDS);
      toasts.show({ text: text.codeSent, tone: 'positive' });
    } else if (sent.failure) {
      const { retryAfter } = (sent.failure.data ?? {}) as { readonly retryAfter?: number };
      if (retryAfter !== undefined) wait(retryAfter);
      toasts.show({ text: text.codeNotSent, detail: words(sent.failure), tone: 'critical' });
    }
  };
  return { secondsLeft: useSecondsLeft(until), isSending: isPending, ask };
}
