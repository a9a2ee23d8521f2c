/** Translates the contract's own texts and what the server tells (refusals, rules of fields, history), which come in Chinese. */
import { createContext, useContext } from 'react';

/** Words in Chinese; a refusal's come with its key and values, by which its other words are found. */
export type Told = string | { readonly message: string; readonly data?: unknown };

/** Puts words into the reader's language; what is not known in it stays as it is. */
export type FixedWords = (told: Told) => string;

/** For readers of Chinese, and until the English words have arrived. */
export const untranslated: FixedWords = (told) => (typeof told === 'string' ? told : told.message);

export const FixedWordsContext = createContext<FixedWords>(untranslated);

export const useFixedWords = (): FixedWords => useContext(FixedWordsContext);
