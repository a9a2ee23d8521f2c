/** The button that pays several orders at once, and the dialog that asks which; its code comes when it is pressed. */
import type { OrderSummary } from '@banxin/contract/entities/order';
import { Button } from '@banxin/ui/Button';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import { orderText } from './order.messages.ts';
import { mayBePaid } from './orderActions.ts';

const PayTogetherDialog = lazyPart(() => import('./PayTogetherDialog.tsx'));

export interface PayTogetherPartProps {
  /** Those that are listed now. Two that can be paid are enough to offer it. */
  readonly orders: readonly OrderSummary[];
  /** An order may have changed. */
  readonly onChanged: () => void;
}

export function PayTogetherPart({ orders, onChanged }: PayTogetherPartProps) {
  const text = useText(orderText);
  const lost = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const [isOpen, setIsOpen] = useState(false);
  if (orders.filter(mayBePaid).length < 2) return null;
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{text.payTogether}</Button>
      {isOpen && (
        <PartBoundary
          onLost={() => {
            setIsOpen(false);
            showPartFailed(lost.payTogether, () => setIsOpen(true));
          }}
        >
          <PayTogetherDialog onChanged={onChanged} onClose={() => setIsOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
