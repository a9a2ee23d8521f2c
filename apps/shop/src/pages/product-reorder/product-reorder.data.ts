/** The favourites that the address names, as they would be ordered now, and where they go. */
import type { InputOf } from '@banxin/contract/call';
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { repriceFavorites } from '@banxin/contract/calls/order/favorite';
import type { Repriced } from '@banxin/contract/calls/order/favorite.schemas';
import type { Address } from '@banxin/contract/entities/customer';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { NOTHING_CHOSEN } from '../../features/coupon/takenTogether.ts';
import { favoritesIn } from '../../features/favorite/reorderLink.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { useCall } from '../../lib/useCall.ts';
import { useCachedRead } from '../../lib/useList.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';

/** Favourites with the amounts and the address that are chosen here. */
export type Asked = InputOf<typeof repriceFavorites>;

/** A favourite that can be ordered now, at a price that is seen. */
export type Orderable = Repriced & {
  readonly job: NonNullable<Repriced['job']>;
  readonly priceNow: NonNullable<Repriced['priceNow']>;
};

export const isOrderable = (one: Repriced): one is Orderable =>
  one.job !== null && one.priceNow !== null;

/** As it is ordered. */
export const jobOf = ({ id, job: { configuration } }: Orderable) => ({
  id,
  quantity: configuration.quantity,
  styles: configuration.styles,
});

/** Favourites of the address, each once. */
export function useNamedFavorites(): readonly number[] {
  const { favoriteId } = useRouteParams('productReorder');
  const [search] = useSearchParams();
  return favoritesIn(favoriteId, search);
}

/** Amounts that differ from those that were kept. */
export interface Amounts {
  readonly quantity: number;
  readonly styles: number;
}

const NO_AMOUNTS: ReadonlyMap<number, Amounts> = new Map();

/** @param ids at least one */
export function useReorder(ids: readonly number[]) {
  const may = useCanCall();
  const [amounts, setAmounts] = useState(NO_AMOUNTS);
  const [wanted, setAddress] = useState<number | null>(null);
  const [added, setAdded] = useState<readonly Address[]>([]);
  const kept = useCall(getAddresses, may(getAddresses) ? {} : null);
  const known = kept.state === 'ready' ? kept.value : [];
  const addresses = [...known, ...added.filter(({ id }) => !known.some((one) => one.id === id))];
  // One that was removed elsewhere is chosen no longer.
  const addressId = addresses.some(({ id }) => id === wanted) ? wanted : null;
  const askedFor = (some: readonly number[]): Asked => ({
    ids: [...some],
    changes: some.flatMap((id) => {
      const changed = amounts.get(id);
      return changed === undefined ? [] : [{ id, ...changed }];
    }),
    ...(addressId !== null && { addressId }),
  });
  const [repriced, again] = useCachedRead(repriceFavorites, askedFor(ids));
  const [chosen, choose] = useState(NOTHING_CHOSEN);
  return {
    chosen,
    choose,
    repriced,
    /** What the prices of some of them are asked for. */
    askedFor,
    /** Asks again: something may have changed elsewhere. */
    refresh: again,
    change: (id: number, changed: Amounts) => setAmounts(new Map(amounts).set(id, changed)),
    addresses,
    /** Where all of them go; null: each where it went last. */
    addressId,
    setAddress,
    addAddress: (address: Address) => {
      setAdded([...added, address]);
      setAddress(address.id);
    },
  };
}

export type Reorder = ReturnType<typeof useReorder>;
