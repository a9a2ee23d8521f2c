/** The rows of the list with what is done with several of them. Their code comes while the favourites are asked for. */
import { calculateLogs } from '@banxin/contract/calls/order/priceLog';
import type { TableKey } from '@banxin/ui/Table';
import { useState } from 'react';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import * as css from '../favorites.css.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { FavoriteTable, type FavoriteTableProps } from './FavoriteTable.tsx';

export type FavoriteRowsProps = Omit<FavoriteTableProps, 'chosen' | 'onChoose'>;

const NONE: ReadonlySet<TableKey> = new Set();

export default function FavoriteRows(props: FavoriteRowsProps) {
  const { favorites, isLost, canReorder, removing, onRemove } = props;
  const [chosen, setChosen] = useState(NONE);
  // What is no longer listed is chosen no longer.
  const ids = favorites.map(({ id }) => id).filter((id) => chosen.has(id));
  const may = useCanCall();
  const [one, other, third] = favorites.filter(({ id, lost }) => chosen.has(id) && lost === null);
  const isPair = one && other && third === undefined && ids.length === 2;
  const pair = isPair && may(calculateLogs) ? ([one, other] as const) : null;
  const here = ids.length === chosen.size ? chosen : new Set<TableKey>(ids);
  return (
    <div className={css.rows}>
      {ids.length > 0 && (
        <ChosenBar
          ids={ids}
          canReorder={canReorder && !isLost}
          isRemoving={removing.size > 1}
          onRemove={() => onRemove(ids)}
          onForget={() => setChosen(NONE)}
          pair={pair}
        />
      )}
      <FavoriteTable {...props} chosen={here} onChoose={setChosen} />
    </div>
  );
}
