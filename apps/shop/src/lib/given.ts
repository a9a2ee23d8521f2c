/** Answers that came with the page: the server asked for them while it drew it. */
import type { Call } from '@banxin/contract/call';
import { CallError, type CallErrorDetails } from '@banxin/contract/callError';
import { keyOf } from '@banxin/contract/callKey';
import { createContext, useContext } from 'react';

/** As the page carries them. */
export interface GivenAnswers {
  /** By key of the call. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly failures: Readonly<Record<string, Omit<CallErrorDetails, 'cause'>>>;
}

export interface Given {
  /** The server has drawn the page, title and all. */
  readonly isDrawn: boolean;
  /**
   * On the server: the answer, once it is there (until then the drawing waits); undefined when it failed.
   * Absent in the browser, which draws first and asks then.
   */
  readonly load?: (key: string, ask: () => Promise<unknown>) => unknown;
  /** The page came with it, answer or failure, and was not left since. */
  readonly has: (key: string) => boolean;
  readonly failureOf: (key: string) => CallError | undefined;
  /** From now on everything is asked for. True when there was something to forget. */
  readonly forget: () => boolean;
}

const nothing: Given = {
  isDrawn: false,
  has: () => false,
  failureOf: () => undefined,
  forget: () => false,
};

export const GivenContext = createContext<Given>(nothing);

export const useGiven = (): Given => useContext(GivenContext);

/** What a page in the browser was given; null when it came empty. */
export function createGiven(carried: GivenAnswers | null): Given {
  if (carried === null) return nothing;
  const { answers, failures } = carried;
  let isHere = true;
  const errors = new Map(Object.entries(failures).map(([key, one]) => [key, new CallError(one)]));
  return {
    isDrawn: true,
    has: (key) => isHere && (Object.hasOwn(answers, key) || errors.has(key)),
    failureOf: (key) => (isHere ? errors.get(key) : undefined),
    forget: () => {
      const was = isHere;
      isHere = false;
      return was;
    },
  };
}

/** An answer that was read while drawing: for what the head of the page says. */
export const givenAnswer = <I, O>(
  { answers }: GivenAnswers,
  call: Call<I, O>,
  input: NoInfer<I>,
): O | undefined => answers[keyOf(call, input)] as O | undefined;
