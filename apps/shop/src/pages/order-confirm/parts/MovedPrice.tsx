/** A price that moved before it was confirmed; the window's code comes when it did. */
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { partFailedText } from '../../../lib/partFailed.messages.ts';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import type { PriceMovedDialogProps } from './PriceMovedDialog.tsx';

const PriceMovedDialog = lazyPart(() =>
  import('./PriceMovedDialog.tsx').then((module) => ({ default: module.PriceMovedDialog })),
);

export function MovedPrice(props: PriceMovedDialogProps) {
  const text = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  return (
    <PartBoundary
      onLost={() => {
        // The page shows the new price by itself.
        props.onBack();
        showPartFailed(text.priceMoved, props.onBack);
      }}
    >
      <PriceMovedDialog {...props} />
    </PartBoundary>
  );
}
