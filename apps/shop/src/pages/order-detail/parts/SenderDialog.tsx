/** Who an order's parcels say they come from: a name of one's own, or the works. */
import { getOrderExtend, setDeliverySender } from '@banxin/contract/calls/order/extend';
import type { OrderDetail } from '@banxin/contract/entities/order';
import type { Sender } from '@banxin/contract/entities/sender';
import { Dialog } from '@banxin/ui/Dialog';
import { Skeleton } from '@banxin/ui/Skeleton';
import { useMemo } from 'react';
import { extendText } from '../../../features/orderExtend/extend.messages.ts';
import { orderExtendText } from '../../../features/orderExtend/orderExtend.messages.ts';
import { SenderForm } from '../../../features/orderExtend/SenderForm.tsx';
import type { Told } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useSend } from '../../../lib/useSend.ts';

export interface SenderDialogProps {
  readonly order: OrderDetail;
  /** Closed; true when the order has changed. */
  readonly onEnd: (isDone: boolean) => void;
}

/** What the server says of `sender.name`, at `name`. */
const atField = (refused: Readonly<Record<string, Told>>): Readonly<Record<string, Told>> =>
  Object.fromEntries(
    Object.entries(refused).map(([field, told]) => [field.replace(/^sender\./, ''), told]),
  );

export default function SenderDialog({ order, onEnd }: SenderDialogProps) {
  const text = useText(orderExtendText);
  const labels = useText(extendText);
  const { toasts } = useServices();
  const extend = useCall(getOrderExtend, { orderId: order.orderId });
  const { send, sending, failure, fields } = useSend(setDeliverySender, { shownHere: 'all' });
  // The same until the server says something else: what is new takes the focus to the first problem.
  const refused = useMemo(() => atField(fields), [fields]);
  const save = async (next: Sender | null): Promise<void> => {
    const sent = await send({ orderSN: order.orderSN, sender: next });
    if (!sent.ok) return;
    toasts.show({ text: text.senderDone, tone: 'positive' });
    onEnd(true);
  };
  return (
    <Dialog
      isOpen
      title={labels.senderTitle}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false);
      }}
    >
      <Loaded
        of={extend}
        pending={<Skeleton shape="text" count={4} isAnnounced />}
        failed={{ place: 'notice', title: text.loadFailed }}
      >
        {({ sender }) => (
          <SenderForm
            sender={sender}
            refused={refused}
            failure={failure}
            sending={sending?.sender}
            onSave={(next) => void save(next)}
            onBack={() => onEnd(false)}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
