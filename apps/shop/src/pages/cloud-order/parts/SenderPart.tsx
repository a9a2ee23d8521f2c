/** Who the parcel says it comes from: the works, or a sender of one's own. */
import type { Sender } from '@banxin/contract/entities/sender';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { useState } from 'react';
import { SenderText } from '../../../features/orderExtend/SenderText.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Part } from '../../../lib/Part.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { partFailedText } from '../../../lib/partFailed.messages.ts';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { cloudOrderText } from '../cloud-order.messages.ts';

const SenderWindow = lazyPart(() => import('./SenderWindow.tsx'));

export interface SenderPartProps {
  /** Null: the works. */
  readonly sender: Sender | null;
  readonly onChange: (sender: Sender | null) => void;
}

export function SenderPart({ sender, onChange }: SenderPartProps) {
  const text = useText(cloudOrderText);
  const lost = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const [isOpen, setOpen] = useState(false);
  return (
    <Part title={text.sender}>
      <Inline gap={12} justify="between">
        <SenderText sender={sender} />
        <Button aria-label={text.changeSender} onPress={() => setOpen(true)}>
          {text.change}
        </Button>
      </Inline>
      {isOpen && (
        <PartBoundary
          onLost={() => {
            setOpen(false);
            showPartFailed(lost.setSender, () => setOpen(true));
          }}
        >
          <SenderWindow
            sender={sender}
            onSave={(next) => {
              onChange(next);
              setOpen(false);
            }}
            onBack={() => setOpen(false)}
          />
        </PartBoundary>
      )}
    </Part>
  );
}
