/** The dialog that asks before an order is cancelled; its code comes when somebody asks. */
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import type { OrderActionsState } from './useOrderActions.ts';

const CancelDialog = lazyPart(() =>
  import('./CancelDialog.tsx').then((module) => ({ default: module.CancelDialog })),
);

export function CancelPart({ actions }: { readonly actions: OrderActionsState }) {
  const text = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const { cancelling, askCancel, endCancel } = actions;
  if (cancelling === null) return null;
  return (
    <PartBoundary
      onLost={() => {
        endCancel(false);
        showPartFailed(text.cancel, () => askCancel(cancelling));
      }}
    >
      <CancelDialog order={cancelling} onEnd={endCancel} />
    </PartBoundary>
  );
}
