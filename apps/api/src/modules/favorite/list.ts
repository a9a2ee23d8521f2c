/** The customer's list of favourites: the newest first, each with its price of this moment. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getFavorites } from '@banxin/contract/calls/order/favorite';
import type { UserContext } from '../../context.ts';
import { searchable } from '../../db/searchable.ts';
import { orderPrice } from '../order/held.ts';
import { favoritesOf, findFavorites, jobOf, lostOf, viewOf } from './favorite.ts';

/** All are few enough to be counted here; only those of the page are read in full and priced. */
export async function list(
  { db, customer, now }: UserContext,
  { state, words, productId, pageIndex, pageSize }: ParsedOf<typeof getFavorites>,
): Promise<OutputOf<typeof getFavorites>> {
  const { ownerId, rights } = customer;
  const all = await favoritesOf(db, ownerId)
    .select(['f.id', 'f.name', 'f.remark', 'f.product_id', 'f.product_name', 'f.spec', 'f.lost_at'])
    .select('c.valid_until as certificate_until')
    .orderBy('f.id', 'desc')
    .execute();
  const wanted = searchable(words);
  const found = all.filter(
    (row) =>
      (productId === undefined || row.product_id === productId) &&
      searchable([row.name, row.remark, row.product_name, row.spec].join(' ')).includes(wanted),
  );
  const live = found.filter((row) => lostOf(row, now) === null);
  const lost = found.filter((row) => lostOf(row, now) !== null);
  const shown = state === 'live' ? live : lost;
  const ids = shown.slice((pageIndex - 1) * pageSize, pageIndex * pageSize).map(({ id }) => id);
  const rows = await findFavorites(db, ownerId, ids);
  const items = await Promise.all(
    ids
      .flatMap((id) => {
        const row = rows.get(id);
        return row === undefined ? [] : [row];
      })
      .map(async (row) => {
        const priced =
          state === 'live' && rights.includes('prices')
            ? await orderPrice(db, jobOf(row), customer, now)
            : undefined;
        return viewOf(row, priced?.valid ? priced : undefined, customer, now);
      }),
  );
  const names = new Map(all.map(({ product_id, product_name }) => [product_id, product_name]));
  return {
    items,
    total: shown.length,
    counts: { live: live.length, lost: lost.length },
    products: [...names].map(([id, name]) => ({ id, name })),
  };
}
