/** The favourites that the address names, as they would be ordered now, and where they go. */
import type { InputOf } from '@banxin/contract/call';
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { repriceFavorites } from '@banxin/contract/calls/order/favorite';
import type { Repriced } from '@banxin/contract/calls/order/favorite.schemas';
import type { Address } from '@banxin/contract/entities/customer';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { favoritesIn } from '../../features/favorite/reorderLink.ts';
import { useUser } from '../../features/session/session.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { useCall } from '../../lib/useCall.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useCachedRead } from '../../lib/useList.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';
import { type Amounts, choicesIn, choicesToKeep, type ReorderChoices } from './keptReorder.ts';

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

/** Kept for this tab and this user, over a reload. */
const EMPTY_DRAFT = { choices: '' };

/**
 * @param ids at least one
 * @param named what the address says, with those that were taken out
 */
export function useReorder(ids: readonly number[], named: readonly number[]) {
  const may = useCanCall();
  const draft = useDraft('reorder', useUser().id, EMPTY_DRAFT);
  const [choices, setChoices] = useState(() => choicesIn(draft.start.choices, named));
  const choose = (changed: Partial<ReorderChoices>): void => {
    const next = { ...choices, ...changed };
    setChoices(next);
    draft.keep({ choices: choicesToKeep(named, next) });
  };
  const { chosen, amounts, addressId: wanted } = choices;
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
  return {
    chosen,
    choose: (next: ReorderChoices['chosen']) => choose({ chosen: next }),
    /** They were ordered. */
    forget: draft.forget,
    repriced,
    /** What the prices of some of them are asked for. */
    askedFor,
    /** Asks again: something may have changed elsewhere. */
    refresh: again,
    change: (id: number, changed: Amounts) =>
      choose({ amounts: new Map(amounts).set(id, changed) }),
    addresses,
    /** Where all of them go; null: each where it went last. */
    addressId,
    setAddress: (id: number | null) => choose({ addressId: id }),
    addAddress: (address: Address) => {
      setAdded([...added, address]);
      choose({ addressId: address.id });
    },
  };
}

export type Reorder = ReturnType<typeof useReorder>;
