/** Words of the catalogue and the engine in the reader's language; they arrive in Chinese, with their sentences. */
import type { NameTable, Product, Sentence } from '@banxin/pricing/types';
import { createContext, useContext } from 'react';

export interface CatalogueWords {
  /** Words a sentence (or its JSON) in the reader's language; in Chinese, or without one, the text as it came. */
  readonly word: (inChinese: string, sentence: Sentence | string | null | undefined) => string;
  /** A thing of the catalogue by its id. */
  readonly name: (table: NameTable, id: string | number, inChinese: string) => string;
  /** A product whose names and engine are in the reader's language. */
  readonly product: (product: Product) => Product;
}

/** For readers of Chinese, and until the English words have arrived. */
export const inChinese: CatalogueWords = {
  word: (words) => words,
  name: (_table, _id, words) => words,
  product: (product) => product,
};

export const CatalogueWordsContext = createContext<CatalogueWords>(inChinese);

export const useCatalogueWords = (): CatalogueWords => useContext(CatalogueWordsContext);
