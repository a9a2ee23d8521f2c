/** What factories and stocks are called in the reader's language. */
import type { GangGroup } from '@banxin/contract/entities/gang';
import { factory as factories } from '@banxin/contract/enums/factory';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useServices } from '../../../lib/services.ts';

type Stocked = Pick<GangGroup, 'factory' | 'stock' | 'stockName'>;

export const groupKey = ({ factory, stock }: Pick<GangGroup, 'factory' | 'stock'>): string =>
  `${factory}|${stock}`;

export function useStockNames() {
  const { name } = useCatalogueWords();
  const { locale } = useServices().preferences;
  return {
    factory: ({ factory }: Pick<Stocked, 'factory'>): string =>
      factories.is(factory) ? name('factory', factory, factories.label(factory)) : String(factory),
    stock: ({ stockName }: Pick<Stocked, 'stockName'>): string =>
      locale === 'en-US' ? stockName.en : stockName.zh,
  };
}
