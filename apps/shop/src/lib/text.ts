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

/** English of dictionaries, by name. */
export type Translations = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

const arrived = new Map<string, Translations[string]>();

/** English that comes apart from its dictionaries is here: whoever draws next reads it. */
export function keepEnglish(translations: Translations): void {
  for (const [name, english] of Object.entries(translations)) arrived.set(name, english);
}

/**
 * Pairs a complete Chinese dictionary with an English one; missing English falls back to Chinese.
 * @param en texts, or their name, which the build puts in their place: they come when somebody reads English
 */
export function dictionary<const T extends Readonly<Record<string, Entry>>>(
  zh: T,
  en: Translation<T> | string = {},
): Dictionary<T> {
  let english: Widened<T> | undefined;
  return {
    'zh-CN': zh as unknown as Widened<T>,
    get 'en-US'() {
      const own = typeof en === 'string' ? arrived.get(en) : en;
      if (own !== undefined) english ??= { ...zh, ...own } as unknown as Widened<T>;
      return english ?? this['zh-CN'];
    },
  };
}

export const LocaleContext = createContext<Locale>('zh-CN');

/** The texts of a dictionary in the reader's language. */
export function useText<T>(texts: Dictionary<T>): Widened<T> {
  return texts[useContext(LocaleContext)];
}
