/** Asks before an order is cancelled: what happens to the money, and why. */

import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import type { OrderSummary } from '@banxin/contract/entities/order';
import { orderStatus } from '@banxin/contract/enums/order';
import { AlertDialog } from '@banxin/ui/AlertDialog';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { useState } from 'react';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useSend } from '../../lib/useSend.ts';
import { orderText } from './order.messages.ts';

export interface CancelDialogProps {
  readonly order: OrderSummary;
  /** Closed; true when the order was cancelled. */
  readonly onEnd: (isCancelled: boolean) => void;
}

const REASON_MAX = 200;

export function CancelDialog({ order, onEnd }: CancelDialogProps) {
  const text = useText(orderText);
  const words = useFixedWords();
  const { toasts } = useServices();
  // Shown here, beside the question.
  const { send, isPending, failure } = useSend(cancelOrder, { shownHere: 'all' });
  const [reason, setReason] = useState<string>(text.cancelReasons[0] ?? '');
  const [other, setOther] = useState('');
  const isOther = reason === text.cancelReasons.at(-1);
  const isPaid = order.status >= orderStatus.ordered;

  const cancel = async (): Promise<void> => {
    const sent = await send({
      orderSN: order.orderSN,
      reason: isOther && other.trim() !== '' ? other.trim() : reason,
    });
    if (!sent.ok) return;
    toasts.show({
      text: text.cancelDone,
      tone: 'positive',
      ...(isPaid && order.paid !== null && { detail: text.cancelRefunded(formatFen(order.paid)) }),
    });
    onEnd(true);
  };
  return (
    <AlertDialog
      isOpen
      title={text.cancel}
      tone="critical"
      confirmLabel={text.cancel}
      cancelLabel={text.cancelKeep}
      isPending={isPending}
      onConfirm={() => void cancel()}
      onCancel={() => onEnd(false)}
    >
      <Stack gap={16}>
        <Stack gap={4}>
          <Text element="p">{text.cancelQuestion(order.productName, order.orderSN)}</Text>
          <Text element="p" tone="body" size={13}>
            {!isPaid
              ? order.isPrinted
                ? text.cancelNoCharge
                : text.cancelNoChargeShelf
              : order.paid === null
                ? text.cancelRefundUnseen
                : text.cancelRefund(formatFen(order.paid))}
          </Text>
        </Stack>
        <RadioGroup
          label={text.cancelReason}
          orientation="vertical"
          value={reason}
          onChange={setReason}
          options={text.cancelReasons.map((words) => ({ id: words, label: words }))}
        />
        {isOther && (
          <TextArea
            label={text.cancelOther}
            value={other}
            onChange={setOther}
            maxLength={REASON_MAX}
            rows={2}
          />
        )}
        {failure && (
          <Notice tone="critical" title={text.cancelFailed}>
            {words(failure.message)}
          </Notice>
        )}
      </Stack>
    </AlertDialog>
  );
}
