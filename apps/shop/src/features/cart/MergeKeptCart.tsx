/** What this browser kept of a visitor joins the cart of who has logged in, once, and says so. Draws nothing. */
import { mergeCart } from '@banxin/contract/calls/stock/cart';
import type { UserInfo } from '@banxin/contract/entities/customer';
import { pathOf } from '@banxin/contract/routes';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useSend } from '../../lib/useSend.ts';
import { cartText } from './cart.messages.ts';
import { forgetLines, linesFor, markSent } from './keptCart.ts';
import { useKeptCount } from './useKeptCount.ts';

export default function MergeKeptCart({ user }: { readonly user: Pick<UserInfo, 'id'> }) {
  const text = useText(cartText);
  const { store, toasts } = useServices();
  const [, navigate] = useLocation();
  const [kept, look] = useKeptCount();
  const { send } = useSend(mergeCart);
  const takeOver = useEffectEvent(async (): Promise<void> => {
    const sums = { taken: 0, capped: 0, left: 0 };
    for (const { key, lines } of linesFor(store, user.id)) {
      markSent(store, key, user.id);
      const sent = await send({ lines: [...lines], key });
      // It stays here, and is tried again at the next visit; why, the call has said.
      if (!sent.ok) return;
      forgetLines(store, key);
      sums.taken += sent.value.taken;
      sums.capped += sent.value.capped.length;
      sums.left += sent.value.left;
    }
    look();
    if (sums.taken + sums.capped + sums.left === 0) return;
    const detail = [
      ...(sums.capped > 0 ? [text.capped(sums.capped)] : []),
      ...(sums.left > 0 ? [text.left(sums.left)] : []),
    ].join(text.semicolon);
    toasts.show({
      text: sums.taken > 0 ? text.merged(sums.taken) : text.nothingMerged,
      tone: detail === '' ? 'positive' : 'caution',
      ...(detail !== '' && { detail }),
      action: { label: text.toCart, onPress: () => navigate(pathOf('stockCart')) },
    });
  });
  useEffect(() => {
    if (kept > 0) void takeOver();
  }, [kept]);
  return null;
}
