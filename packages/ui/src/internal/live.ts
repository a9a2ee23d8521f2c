// A number that changes by itself, read where it is shown: only that place is drawn again.
import { useSyncExternalStore } from 'react';

/** A running number: a flow, a store or a clock says when it changed. */
export interface LiveNumber {
  /** Calls the listener after each change; answers how to stop. The same function at each rendering. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The number now. */
  readonly get: () => number;
}

const stands = () => () => undefined;

export const currentOf = (value: number | LiveNumber): number =>
  typeof value === 'number' ? value : value.get();

/** What is made of the number; drawn again only when that changes. @param select answers a primitive */
export function useLive<T extends number | boolean | string>(
  value: number | LiveNumber,
  select: (value: number) => T,
): T {
  const read = (): T => select(currentOf(value));
  return useSyncExternalStore(typeof value === 'number' ? stands : value.subscribe, read, read);
}

export interface LiveWordsProps {
  value: number | LiveNumber;
  words: (value: number) => string;
}

/** The number in words. */
export const LiveWords = ({ value, words }: LiveWordsProps): string => useLive(value, words);
