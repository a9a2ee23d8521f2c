/** The dialog that asks before something is done with an order; its code comes when somebody asks. */
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import type { OrderActionsState } from './useOrderActions.ts';

const OrderDialogs = lazyPart(() => import('./OrderDialogs.tsx'));

export function OrderDialogsPart({ actions }: { readonly actions: OrderActionsState }) {
  const text = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const { asked, ask, endAsking } = actions;
  if (asked === null) return null;
  return (
    <PartBoundary
      onLost={() => {
        endAsking(false);
        showPartFailed(text[asked.action], () => ask(asked.action, asked.order));
      }}
    >
      <OrderDialogs {...asked} onEnd={endAsking} />
    </PartBoundary>
  );
}
