/** A quote for somebody else: its link, and a sheet to print. */
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { useText } from '../../lib/text.ts';
import { useCopy } from '../../lib/useCopy.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import { configurationLink } from './configurationLink.ts';
import type { QuoteSheetProps } from './QuoteSheet.tsx';
import { quoteSheetText } from './quoteSheet.messages.ts';

const QuoteSheet = lazyPart(() => import('./QuoteSheet.tsx'));

export default function QuoteTools(props: Omit<QuoteSheetProps, 'onClose'>) {
  const text = useText(quoteSheetText);
  const partFailed = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const copy = useCopy(text);
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline gap={12}>
      <Button
        onPress={() =>
          void copy(new URL(configurationLink(props.configuration), window.location.href).href)
        }
      >
        {text.copyLink}
      </Button>
      <Button onPress={() => setOpen(true)}>{text.title}</Button>
      {isOpen && (
        <PartBoundary
          onLost={() => {
            setOpen(false);
            showPartFailed(partFailed.quoteSheet, () => setOpen(true));
          }}
        >
          <QuoteSheet {...props} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </Inline>
  );
}
