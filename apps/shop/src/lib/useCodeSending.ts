/** Asks for a one-time code, and says how long it is until another one can be asked for. */
import type { Call } from '@banxin/contract/call';
import { SMS_COUNTDOWN_SECONDS } from '@banxin/contract/constants';
import { useState } from 'react';
import { useFixedWords } from './fixedWords.ts';
import { useServices } from './services.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { useSend } from './useSend.ts';

/** Long over: nothing is waited for. */
const OVER = new Date(0).toISOString();

export interface CodeWords {
  readonly codeSent: string;
  readonly codeNotSent: string;
}

export function useCodeSending<I>(call: Call<I, null>, text: CodeWords) {
  const words = useFixedWords();
  const { now, toasts } = useServices();
  const { send, isPending } = useSend(call, { shownHere: 'all' });
  const [until, setUntil] = useState(OVER);
  const wait = (seconds: number): void => setUntil(new Date(now() + seconds * 1_000).toISOString());
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
