/** Removes favourites, one after the other, and takes it back when that is wanted at once. */
import { deleteFavorite, restoreFavorite } from '@banxin/contract/calls/order/favorite';
import { useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useSend } from '../../lib/useSend.ts';
import { favoritesText } from './favorites.messages.ts';

/** So long it can be taken back in one press. @unit ms */
const UNDO_MS = 8_000;

/** @param onChanged the list is another one now */
export function useRemoval(onChanged: () => void) {
  const text = useText(favoritesText);
  const { toasts } = useServices();
  const deleting = useSend(deleteFavorite);
  const restoring = useSend(restoreFavorite);
  const [removing, setRemoving] = useState<ReadonlySet<number>>(new Set());

  const restore = async (ids: readonly number[]): Promise<void> => {
    let count = 0;
    for (const id of ids) {
      const sent = await restoring.send({ id });
      if (!sent.ok) break;
      count += 1;
    }
    if (count === ids.length) toasts.show({ text: text.restored, tone: 'positive' });
    if (count > 0) onChanged();
  };
  /** The first that does not go ends it, and says why by itself. */
  const remove = async (ids: readonly number[]): Promise<void> => {
    if (removing.size > 0) return;
    setRemoving(new Set(ids));
    const gone: number[] = [];
    for (const id of ids) {
      const sent = await deleting.send({ id });
      if (!sent.ok) break;
      gone.push(id);
    }
    setRemoving(new Set());
    if (gone.length === 0) return;
    const action = { label: text.undo, onPress: () => void restore(gone) };
    toasts.show({ text: text.removed(gone.length), tone: 'positive', action }, UNDO_MS);
    onChanged();
  };
  return {
    remove,
    /** On their way out. */
    removing,
  };
}
