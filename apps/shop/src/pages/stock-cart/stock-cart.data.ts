/** The cart, and changing it: one change after the other, each on top of the newest version. */

import type { CallError } from '@banxin/contract/callError';
import { getCart, removeCartLines, setCartLine } from '@banxin/contract/calls/stock/cart';
import type { Cart, CartLine } from '@banxin/contract/entities/cart';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';
import { useSend } from '../../lib/useSend.ts';
import { newestOf, shownLines, type Wish } from './cartView.ts';

type CartTab = 'cart' | 'saved';

export interface CartControl {
  /** Lines as they are wished to be, names in the reader's language. */
  readonly lines: Loadable<readonly CartLine[]>;
  /** Changes a line; several are sent one after the other. */
  readonly set: (wish: Wish) => void;
  /** True when it is gone. */
  readonly remove: (productId: number) => Promise<boolean>;
  /** Reads it again. */
  readonly refresh: () => Promise<void>;
  /** Something is on its way. */
  readonly isBusy: boolean;
  /** Why the last change was not made; what was wished for is forgotten then. */
  readonly failure: CallError | null;
}

export function useCart(): CartControl {
  const read = useCall(getCart, {});
  const { name } = useCatalogueWords();
  const setting = useSend(setCartLine, { shownHere: 'all' });
  const removing = useSend(removeCartLines);
  const [answered, setAnswered] = useState<Cart | null>(null);
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const waiting = useRef<readonly Wish[]>([]);
  /** Settled when nothing waits any more. */
  const sending = useRef<Promise<void> | null>(null);
  const version = useRef(0);

  const cart = read.state === 'ready' ? newestOf(read.value, answered) : null;
  const take = (newest: Cart): void => {
    version.current = newest.version;
    setAnswered(newest);
  };
  const refresh = async (): Promise<void> => {
    if (read.state === 'ready') await read.refresh();
  };
  const sendWaiting = async (): Promise<void> => {
    setBusy(true);
    for (let next = waiting.current[0]; next !== undefined; next = waiting.current[0]) {
      const sent = await setting.send({ ...next, version: version.current });
      waiting.current = waiting.current.filter((one) => one !== next);
      if (sent.ok) take(sent.value);
      else {
        // The others were chosen beside what is not true any more.
        waiting.current = [];
        setFailure(sent.failure);
        await refresh();
      }
      setWishes(waiting.current);
    }
    sending.current = null;
    setBusy(false);
  };
  const set = (wish: Wish): void => {
    version.current = Math.max(version.current, cart?.version ?? 0);
    const others = waiting.current.filter(({ productId }) => productId !== wish.productId);
    waiting.current = [...others, wish];
    setWishes(waiting.current);
    setFailure(null);
    sending.current ??= sendWaiting();
  };
  const remove = async (productId: number): Promise<boolean> => {
    // What was wished before comes before.
    await sending.current;
    const sent = await removing.send({ productIds: [productId] });
    if (sent.ok) take(sent.value);
    return sent.ok;
  };
  const lines = useMemo((): Loadable<readonly CartLine[]> => {
    if (read.state !== 'ready') return read;
    const shown = shownLines(newestOf(read.value, answered).lines, wishes);
    const value = shown.map((line) => ({
      ...line,
      name: line.name && name('product', line.productId, line.name),
    }));
    return { ...read, value };
  }, [read, answered, wishes, name]);
  return { lines, set, remove, refresh, isBusy: isBusy || removing.isPending, failure };
}

/** The tab that the address names. */
export function useCartTab(): readonly [CartTab, (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get('tab') === 'saved' ? 'saved' : 'cart',
    (tab) => setParams(tab === 'saved' ? { tab } : {}),
  ];
}
