/** The cart, and changing it: one change after the other, each on top of the newest version. */

import type { CallError } from '@banxin/contract/callError';
import { getCart, removeCartLines, setCartLine } from '@banxin/contract/calls/stock/cart';
import type { CartLine } from '@banxin/contract/entities/cart';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';
import { useSend } from '../../lib/useSend.ts';
import { createCartQueue, type QueueState, RESTING } from './cartQueue.ts';
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
  const { send: set } = useSend(setCartLine, { shownHere: 'all' });
  const { send: remove } = useSend(removeCartLines);
  const { send: readAgain } = useSend(getCart);
  const [{ wishes, answered, isBusy, failure }, show] = useState<QueueState>(RESTING);
  const [queue] = useState(() =>
    createCartQueue({ set, remove, read: () => readAgain({}) }, (state) => show(state)),
  );
  const seen = read.state === 'ready' ? newestOf(read.value, answered).version : 0;
  const lines = useMemo((): Loadable<readonly CartLine[]> => {
    if (read.state !== 'ready') return read;
    const shown = shownLines(newestOf(read.value, answered).lines, wishes);
    const value = shown.map((line) => ({
      ...line,
      name: line.name && name('product', line.productId, line.name),
    }));
    return { ...read, value };
  }, [read, answered, wishes, name]);
  return {
    lines,
    set: (wish) => queue.set(wish, seen),
    remove: queue.remove,
    refresh: async () => {
      if (read.state === 'ready') await read.refresh();
    },
    isBusy,
    failure,
  };
}

/** The tab that the address names. */
export function useCartTab(): readonly [CartTab, (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get('tab') === 'saved' ? 'saved' : 'cart',
    (tab) => setParams(tab === 'saved' ? { tab } : {}),
  ];
}
