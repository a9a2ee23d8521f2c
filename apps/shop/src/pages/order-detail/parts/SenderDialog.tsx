/** Who an order's parcels say they come from: a name of one's own, or the works. */
import { getOrderExtend, setDeliverySender } from '@banxin/contract/calls/order/extend';
import type { Sender } from '@banxin/contract/calls/order/extend.schemas';
import { CONSIGNEE_MAX, DETAIL_MAX } from '@banxin/contract/constants';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { senderRules } from '@banxin/contract/rules/address';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Form } from '@banxin/ui/Form';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useMemo } from 'react';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import type { Told } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { orderExtendText } from '../orderExtend.messages.ts';

export interface SenderDialogProps {
  readonly order: OrderDetail;
  /** Closed; true when the order has changed. */
  readonly onEnd: (isDone: boolean) => void;
}

interface SenderFormProps extends SenderDialogProps {
  /** As it is; null: the works. */
  readonly sender: Sender | null;
}

const EMPTY: Sender = { name: '', phone: '', address: '' };

/** What the server says of `sender.name`, at `name`. */
const atField = (refused: Readonly<Record<string, Told>>): Readonly<Record<string, Told>> =>
  Object.fromEntries(
    Object.entries(refused).map(([field, told]) => [field.replace(/^sender\./, ''), told]),
  );

function SenderForm({ order, sender, onEnd }: SenderFormProps) {
  const text = useText(orderExtendText);
  const { toasts } = useServices();
  const { send, sending, isPending, failure, fields } = useSend(setDeliverySender, {
    shownHere: 'all',
  });
  // The same until the server says something else: what is new takes the focus to the first problem.
  const refused = useMemo(() => atField(fields), [fields]);
  const form = useForm<Sender>({
    start: sender ?? EMPTY,
    rules: senderRules,
    refused,
  });
  const save = async (next: Sender | null): Promise<void> => {
    const sent = await send({ orderSN: order.orderSN, sender: next });
    if (!sent.ok) return;
    toasts.show({ text: text.senderDone, tone: 'positive' });
    onEnd(true);
  };
  return (
    <div ref={form.ref}>
      <Form onSubmit={() => form.submit((typed) => void save(typed))}>
        <Text tone="body">{text.senderHint}</Text>
        <TextField label={text.name} maxLength={CONSIGNEE_MAX} isRequired {...form.field('name')} />
        <TextField label={text.phone} maxLength={20} isRequired {...form.field('phone')} />
        <TextField
          label={text.address}
          description={text.optional}
          maxLength={DETAIL_MAX}
          {...form.field('address')}
        />
        <DialogFoot
          failure={failure}
          failed={text.senderFailed}
          backLabel={text.cancel}
          onBack={() => onEnd(false)}
        >
          {sender !== null && (
            <Button
              isPending={isPending && sending?.sender === null}
              onPress={() => void save(null)}
            >
              {text.asWorks}
            </Button>
          )}
          <Button type="submit" variant="primary" isPending={isPending && sending?.sender !== null}>
            {text.save}
          </Button>
        </DialogFoot>
      </Form>
    </div>
  );
}

export default function SenderDialog({ order, onEnd }: SenderDialogProps) {
  const text = useText(orderExtendText);
  const extend = useCall(getOrderExtend, { orderId: order.orderId });
  return (
    <Dialog
      isOpen
      title={text.senderTitle}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false);
      }}
    >
      <Loaded
        of={extend}
        pending={<Skeleton shape="text" count={4} isAnnounced />}
        failed={{ place: 'notice', title: text.loadFailed }}
      >
        {({ sender }) => <SenderForm order={order} sender={sender} onEnd={onEnd} />}
      </Loaded>
    </Dialog>
  );
}
