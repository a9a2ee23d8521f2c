/** What the contract words for everybody (refusals, rules of fields) in the reader's language; it comes in Chinese. */
import { createContext, useContext } from 'react';

/** Puts a text into the reader's language; one that is not fixed stays as it is. */
export type FixedWords = (text: string) => string;

/** For readers of Chinese, and until the English words have arrived. */
export const asTheyAre: FixedWords = (text) => text;

export const FixedWordsContext = createContext<FixedWords>(asTheyAre);

export const useFixedWords = (): FixedWords => useContext(FixedWordsContext);
