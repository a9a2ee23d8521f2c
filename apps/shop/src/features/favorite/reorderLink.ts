/** The address of the page on which favourites are ordered again, written and read. */
import { REORDER_MAX } from '@banxin/contract/constants';
import { pathOf } from '@banxin/contract/routes';

/** The further ones of several. */
const IDS_PARAM = 'ids';

/** No favourite has it: what is no id is unknown. */
const NONE = 0;

/** @param ids at least one, at most {@link REORDER_MAX} */
export function reorderLink([first = NONE, ...more]: readonly number[]): string {
  return pathOf(
    'productReorder',
    { favoriteId: first },
    more.length > 0 ? { [IDS_PARAM]: more.join(',') } : {},
  );
}

const idIn = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : NONE);

/** Favourites that an address names, each once: that of the path first, never more than go together. */
export function favoritesIn(favoriteId: string, search: URLSearchParams): number[] {
  const more = (search.get(IDS_PARAM) ?? '').split(',').map(idIn);
  const named = [idIn(favoriteId), ...more.filter((id) => id !== NONE)];
  return [...new Set(named)].slice(0, REORDER_MAX);
}
