/** Prices that moved before favourites were ordered again: nothing is ordered until they are accepted. */
import type { PriceMovedOf } from '@banxin/contract/calls/order/favorite.schemas';
import type { DataOf } from '@banxin/contract/refusals/row';
import type { stock } from '@banxin/contract/refusals/stock';
import { Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { sumMovedText } from '../../../features/quote/sumMoved.messages.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { confirmReorderText } from '../confirmReorder.messages.ts';
import type { Orderable } from '../product-reorder.data.ts';
import { Differences } from './Differences.tsx';

/** What moved, by the favourite. */
export type Moved = ReadonlyMap<number, PriceMovedOf>;

/** Another sum than the one that was seen, with what is taken off. */
export type SumMoved = DataOf<typeof stock.sumMoved>;

export interface MovedPricesProps {
  readonly favorites: readonly Orderable[];
  readonly moved: Moved;
}

/** The lines of each whose price moved. */
export function MovedPrices({ favorites, moved }: MovedPricesProps) {
  const text = useText(confirmReorderText);
  return (
    <Notice tone="caution" title={text.movedTitle}>
      <Stack gap={16}>
        <Text>{text.movedWhy}</Text>
        {favorites.map(({ id, name }) => {
          const one = moved.get(id);
          if (one === undefined) return null;
          return (
            <Stack key={id} gap={4}>
              <Text weight="medium">
                <Own>{name}</Own> <Money fen={one.total} oldFen={one.seen} tone="price" />
              </Text>
              {one.differences.length > 0 && (
                <Differences name={name} differences={one.differences} />
              )}
            </Stack>
          );
        })}
      </Stack>
    </Notice>
  );
}

export function MovedSum({ moved: { seen, total } }: { readonly moved: SumMoved }) {
  const text = useText(sumMovedText);
  return (
    <Notice tone="caution" title={text.movedTitle}>
      <Stack gap={4}>
        <Text>{text.movedWhy}</Text>
        <Money fen={total} oldFen={seen} tone="price" />
      </Stack>
    </Notice>
  );
}
