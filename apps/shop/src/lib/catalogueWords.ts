/** What the catalogue and the engine say, in the reader's language; it comes in Chinese, with its parts. */
import type { NameTable, Product, Said } from '@banxin/pricing/types';
import { createContext, useContext } from 'react';

export interface CatalogueWords {
  /** A sentence of the server: in Chinese as it came, else worded from its parts (or their JSON) where there are any. */
  readonly say: (inChinese: string, said: Said | string | null | undefined) => string;
  /** A thing of the catalogue by its id. */
  readonly name: (table: NameTable, id: string | number, inChinese: string) => string;
  /** A product whose names and engine are in the reader's language. */
  readonly product: (product: Product) => Product;
}

/** For readers of Chinese, and until the English words have arrived. */
export const inChinese: CatalogueWords = {
  say: (words) => words,
  name: (_table, _id, words) => words,
  product: (product) => product,
};

export const CatalogueWordsContext = createContext<CatalogueWords>(inChinese);

export const useCatalogueWords = (): CatalogueWords => useContext(CatalogueWordsContext);
