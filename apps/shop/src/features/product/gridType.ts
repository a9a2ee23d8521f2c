/** How a user likes products to stand: a habit kept in this browser. @see specification §3 */
import { useHabit } from '../../lib/useHabit.ts';

/** 1 a grid, 2 a list. */
export type GridType = 1 | 2;

/**
 * The habit of a user and how to change it.
 * @param place the public catalogue, or own prices by category and search: each is laid out as it was left
 */
export function useGridType(
  place: 'productLayoutType' | 'categoryGridType',
  userId: number | undefined,
): readonly [GridType, (type: GridType) => void] {
  const [type, choose] = useHabit(place, userId);
  return [type === 2 ? 2 : 1, choose];
}
