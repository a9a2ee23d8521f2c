/** The customer's favourites by the address, how many there are, and of which products. */
import { getFavorites } from '@banxin/contract/calls/order/favorite';
import { ANY_ID, listQuery } from '../../lib/listQuery.ts';
import { useCachedRead, useList } from '../../lib/useList.ts';

export const favoriteTabs = ['live', 'lost'] as const;

const address = listQuery({ tab: favoriteTabs, product: ANY_ID });

const inputOf = ({ tab, product, keyword, page, size }: typeof address.start) => ({
  state: tab,
  words: keyword,
  ...(product !== '' && { productId: Number(product) }),
  pageIndex: page,
  pageSize: size,
});

export function useFavorites() {
  const list = useList(address, getFavorites, inputOf);
  // The same answer, of which a list knows the rows alone.
  const [answer] = useCachedRead(getFavorites, inputOf(list.query));
  const known = answer.state === 'ready' ? answer.value : null;
  return { list, counts: known?.counts ?? null, products: known?.products ?? [] };
}
