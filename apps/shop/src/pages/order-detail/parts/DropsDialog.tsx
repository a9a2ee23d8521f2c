/** Splits an order over several receivers: a pasted list, quantities, carriers, and what all of it comes to. */
import { getMultipleDelivery, setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import type { OrderDrops } from '@banxin/contract/calls/order/drops.schemas';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { errCode } from '@banxin/contract/errors';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { formatFen } from '@banxin/ui/Money';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { DropsList } from '../../../features/address/drops/DropsList.tsx';
import { isWhole, rowsOf } from '../../../features/address/drops/dropRows.ts';
import { dropsText } from '../../../features/address/drops/drops.messages.ts';
import { useDropsEditor } from '../../../features/address/drops/useDropsEditor.ts';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useSend } from '../../../lib/useSend.ts';
import { changeAddressText } from '../changeAddress.messages.ts';
import { FreightDifference } from './FreightDifference.tsx';
import { useFreightPayer } from './useFreightPayer.ts';

export interface DropsDialogProps {
  readonly order: OrderDetail;
  /** Closed; true when the order has changed. */
  readonly onEnd: (isDone: boolean) => void;
}

interface DropsEditorProps extends DropsDialogProps {
  readonly drops: OrderDrops;
  /** The order has moved since. */
  readonly onMoved: () => void;
}

function DropsEditor({ order, drops, onEnd, onMoved }: DropsEditorProps) {
  const text = useText(dropsText);
  const { toasts } = useServices();
  const editor = useDropsEditor({
    of: { orderSN: drops.orderSN },
    start: rowsOf(drops.drops),
    draft: `drops.${drops.orderSN}`,
  });
  const { rows, sums, sum, isReady } = editor;
  const { send, isPending, failure, fields } = useSend(setMultipleDelivery, { shownHere: 'all' });
  const paying = useFreightPayer(sum);
  const payText = useText(changeAddressText);
  const canSave = sum !== null && isWhole(rows, drops.quantity);
  const more = formatFen(sum?.difference ?? 0);
  const payLabel = paying.payFrom === 'balance' ? text.saveMore(more) : payText.toCashier(more);
  const save = async (): Promise<void> => {
    if (sum === null) return;
    const { difference } = sum;
    const sent = await send({
      orderSN: drops.orderSN,
      version: drops.version,
      expectedDifference: difference,
      payFrom: paying.payFrom,
      drops: rows.map(({ receiver, quantity }, index) => {
        const carrier = sum.ways[index]?.carrier ?? null;
        return { receiver, quantity, ...(carrier !== null && { carrier }) };
      }),
    });
    if (sent.ok && sent.value.paymentSN !== null) {
      editor.forget();
      onEnd(true);
      paying.toCashier(sent.value.paymentSN);
      return;
    }
    if (sent.ok) {
      const amount = formatFen(Math.abs(difference));
      const money = difference > 0 ? text.doneMore(amount) : text.doneLess(amount);
      const isMoved = sum.isPaid && difference !== 0;
      toasts.show({ text: text.done, tone: 'positive', ...(isMoved && { detail: money }) });
      editor.forget();
      onEnd(true);
      return;
    }
    const code = sent.failure?.errCode;
    if (code === errCode.priceMoved && sums.state === 'ready') void sums.refresh();
    if (code === errCode.wrongState) onMoved();
  };
  return (
    <Stack gap={20}>
      <DropsList editor={editor} ordered={drops.quantity} refused={fields} />
      {isReady ? (
        <Loaded
          of={sums}
          pending={<Skeleton shape="text" count={2} isAnnounced />}
          failed={{ place: 'notice', title: text.priceFailed }}
        >
          {(value) => (
            <FreightDifference
              order={order}
              sum={value}
              paying={paying}
              arrives={
                value.ways
                  .flatMap(({ arriveDate }) => arriveDate ?? [])
                  .toSorted()
                  .at(-1) ?? null
              }
            />
          )}
        </Loaded>
      ) : (
        <Text tone="quiet">{text.priceWaits}</Text>
      )}
      <DialogFoot
        failure={failure}
        failed={text.failed}
        backLabel={text.close}
        onBack={() => onEnd(false)}
      >
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={!canSave}
          onPress={() => void save()}
        >
          {paying.isCharged ? payLabel : text.save}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

export default function DropsDialog({ order, onEnd }: DropsDialogProps) {
  const text = useText(dropsText);
  const drops = useCall(getMultipleDelivery, { orderId: order.orderId });
  return (
    <Dialog
      isOpen
      size="large"
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false);
      }}
    >
      <Loaded
        of={drops}
        pending={<Skeleton shape="text" count={6} isAnnounced />}
        failed={{ place: 'notice', title: text.loadFailed }}
      >
        {(value, refresh) => (
          <DropsEditor order={order} drops={value} onEnd={onEnd} onMoved={() => void refresh()} />
        )}
      </Loaded>
    </Dialog>
  );
}
