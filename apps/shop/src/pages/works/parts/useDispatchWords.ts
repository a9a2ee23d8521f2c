/** By whom and how a parcel leaves, in words. */
import type { WorksParcel } from '@banxin/contract/entities/works';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useText } from '../../../lib/text.ts';
import { dispatchText } from '../dispatch.messages.ts';

/** What is fetched at the works goes with nobody. */
const PICKUP = 'pickup';

/** @unit kg, to a tenth, and never nothing */
const kgOf = (grams: number): string => (Math.max(1, Math.ceil(grams / 100)) / 10).toFixed(1);

export function useDispatchWords() {
  const text = useText(dispatchText);
  const { name } = useCatalogueWords();
  return {
    /** Who takes it. */
    by: ({ carrier }: Pick<WorksParcel, 'carrier'>): string => {
      if (carrier === null) return text.noCarrier;
      return carrier.code === PICKUP ? text.pickup : name('carrier', carrier.code, carrier.name);
    },
    /** In how many cartons, and how heavy. */
    packed: ({ packing }: Pick<WorksParcel, 'packing'>): string => {
      if (packing === null) return text.noPacking;
      const weight = text.weight(kgOf(packing.weightGrams));
      return [packing.cartons === 0 ? text.wrapped : text.cartons(packing.cartons), weight].join(
        ' · ',
      );
    },
  };
}
