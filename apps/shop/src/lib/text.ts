/** Dictionaries: every text a page shows stands in one, Chinese complete, English as far as it goes. */
import { createContext, useContext } from 'react';

export type Locale = 'zh-CN' | 'en-US';

/** A text, a list of texts, or a function that builds one from values. */
type Entry = string | readonly string[] | ((...values: never[]) => string);

/** The same keys with the same parameters, in another language. */
type Translation<T> = {
  readonly [K in keyof T]?: T[K] extends (...values: infer A) => string
    ? (...values: A) => string
    : T[K] extends readonly string[]
      ? readonly string[]
      : string;
};

type Widened<T> = {
  readonly [K in keyof T]: T[K] extends (...values: infer A) => string
    ? (...values: A) => string
    : T[K] extends readonly string[]
      ? readonly string[]
      : string;
};

export interface Dictionary<T> {
  readonly 'zh-CN': Widened<T>;
  readonly 'en-US': Widened<T>;
}

/** Pairs a complete Chinese dictionary with an English one; missing English falls back to Chinese. */
export function dictionary<const T extends Readonly<Record<string, Entry>>>(
  zh: T,
  en: Translation<T> = {},
): Dictionary<T> {
  return {
    'zh-CN': zh as unknown as Widened<T>,
    'en-US': { ...zh, ...en } as unknown as Widened<T>,
  };
}

export const LocaleContext = createContext<Locale>('zh-CN');

/** The texts of a dictionary in the reader's language. */
export function useText<T>(texts: Dictionary<T>): Widened<T> {
  return texts[useContext(LocaleContext)];
}
