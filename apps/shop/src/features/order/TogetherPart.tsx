/** The button that does something with several orders at once, and the dialog that asks which; its code comes when it is pressed. */
import type { OrderSummary } from '@banxin/contract/entities/order';
import { Button } from '@banxin/ui/Button';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import { orderText } from './order.messages.ts';
import { mayDo } from './orderActions.ts';

const ways = {
  pay: { words: 'payTogether', Dialog: lazyPart(() => import('./PayTogetherDialog.tsx')) },
  confirmReceipt: {
    words: 'receiveTogether',
    Dialog: lazyPart(() => import('./ReceiveTogetherDialog.tsx')),
  },
} as const;

export interface TogetherPartProps {
  readonly action: keyof typeof ways;
  /** Those that are listed now. Two with which it can be done are enough to offer it. */
  readonly orders: readonly OrderSummary[];
  /** An order may have changed. */
  readonly onChanged: () => void;
}

export function TogetherPart({ action, orders, onChanged }: TogetherPartProps) {
  const text = useText(orderText);
  const lost = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const [isOpen, setIsOpen] = useState(false);
  const { words, Dialog } = ways[action];
  if (!isOpen && orders.filter((order) => mayDo(order, action)).length < 2) return null;
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{text[words]}</Button>
      {isOpen && (
        <PartBoundary
          onLost={() => {
            setIsOpen(false);
            showPartFailed(lost[words], () => setIsOpen(true));
          }}
        >
          <Dialog onChanged={onChanged} onClose={() => setIsOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
