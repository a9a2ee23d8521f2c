/** Several addresses that the order goes to: as they were given, each with its freight; and what opens their editor. */
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { partFailedText } from '../../../lib/partFailed.messages.ts';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';
import type { ReceiverPartProps } from './ReceiverPart.tsx';

/** Few orders go to several addresses. */
const SeveralDialog = lazyPart(() => import('./SeveralDialog.tsx'));
const SeveralList = lazyPart(() => import('./SeveralList.tsx'));

export function SeveralReceivers({ info, confirmation, refused }: ReceiverPartProps) {
  const text = useText(orderConfirmText);
  const lost = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const [isOpen, setOpen] = useState(false);
  const { choices, choose } = confirmation;
  const open = () => setOpen(true);
  return (
    <>
      {choices.drops ? (
        <PartBoundary onLost={() => choose({ drops: null })}>
          <Suspense fallback={<Skeleton shape="text" count={4} />}>
            <SeveralList
              rows={choices.drops}
              shown={info.drops}
              refused={refused}
              onEdit={open}
              onOne={() => choose({ drops: null })}
            />
          </Suspense>
        </PartBoundary>
      ) : (
        <Inline>
          <Button onPress={open}>{text.several}</Button>
        </Inline>
      )}
      {isOpen && (
        <PartBoundary
          onLost={() => {
            setOpen(false);
            showPartFailed(lost.splitDelivery, open);
          }}
        >
          <SeveralDialog
            info={info}
            confirmation={confirmation}
            refused={refused}
            onClose={() => setOpen(false)}
          />
        </PartBoundary>
      )}
    </>
  );
}
