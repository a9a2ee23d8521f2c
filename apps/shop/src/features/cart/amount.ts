/** So many of goods, with their unit: 3 包, 3 packs. */
import { formatCount } from '@banxin/ui/formatCount';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';

/** @returns words of a count of units, which come in Chinese */
export function useAmount(): (count: number, unit: string) => string {
  const { word } = useCatalogueWords();
  return (count, unit) => word(`${formatCount(count)} ${unit}`, ['quantity', count, unit]);
}
