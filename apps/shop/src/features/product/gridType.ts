/** How a user likes products to stand: a habit kept in this browser. @see specification §3 */
import { DEFAULT_HABITS } from '@banxin/contract/constants';
import { useEffect, useState } from 'react';
import { useServices } from '../../lib/services.ts';

/** 1 a grid, 2 a list. */
export type GridType = 1 | 2;

/** The habit of a user and how to change it; the server and the first drawing know none. */
export function useGridType(
  userId: number | undefined,
): readonly [GridType, (type: GridType) => void] {
  const { store } = useServices();
  const key = `categoryGridType.${userId ?? 'visitor'}`;
  const [type, setType] = useState<GridType>(DEFAULT_HABITS.categoryGridType);
  useEffect(() => {
    setType(store.read<GridType>(key) === 2 ? 2 : 1);
  }, [store, key]);
  return [
    type,
    (chosen) => {
      store.write(key, chosen);
      setType(chosen);
    },
  ];
}
