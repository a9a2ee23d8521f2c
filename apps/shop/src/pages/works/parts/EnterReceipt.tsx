/** Opens the entry of a bank transfer. */
import { Button } from '@banxin/ui/Button';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { receiptText } from '../receipt.messages.ts';
import { useDeskKeys } from '../useDeskKeys.ts';

const ReceiptDialog = lazyPart(() => import('./ReceiptDialog.tsx'));

export function EnterReceipt({ onEntered }: { readonly onEntered: () => void }) {
  const text = useText(receiptText);
  const [isOpen, setOpen] = useState(false);
  useDeskKeys({ n: () => setOpen(true) });
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {text.title}
      </Button>
      {isOpen && (
        <PartBoundary>
          <ReceiptDialog onEntered={onEntered} onEnd={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
