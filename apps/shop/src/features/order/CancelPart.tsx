/** The dialog that asks before an order is cancelled; its code comes when somebody asks. */
import { lazyPart } from '../../lib/lazyPart.tsx';
import { lostText } from '../../lib/lost.messages.ts';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { useTellLost } from '../../lib/useTellLost.ts';
import type { OrderActionsState } from './useOrderActions.ts';

const CancelDialog = lazyPart(() =>
  import('./CancelDialog.tsx').then((module) => ({ default: module.CancelDialog })),
);

export function CancelPart({ actions }: { readonly actions: OrderActionsState }) {
  const text = useText(lostText);
  const tellLost = useTellLost();
  const { cancelling, askCancel, endCancel } = actions;
  if (cancelling === null) return null;
  return (
    <PartBoundary
      onLost={() => {
        endCancel(false);
        tellLost(text.cancel, () => askCancel(cancelling));
      }}
    >
      <CancelDialog order={cancelling} onEnd={endCancel} />
    </PartBoundary>
  );
}
