/** Asks before an order is cancelled: what happens to the money, and why. */

import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import type { OrderSummary } from '@banxin/contract/entities/order';
import { orderStatus } from '@banxin/contract/enums/order';
import { formatFen } from '@banxin/ui/Money';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { useState } from 'react';
import { AskBefore } from '../../lib/AskBefore.tsx';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useText } from '../../lib/text.ts';
import { orderText } from './order.messages.ts';

export interface CancelDialogProps {
  readonly order: OrderSummary;
  /** Closed; true when the order was cancelled. */
  readonly onEnd: (isCancelled: boolean) => void;
}

const REASON_MAX = 200;

export function CancelDialog({ order, onEnd }: CancelDialogProps) {
  const text = useText(orderText);
  const { name } = useCatalogueWords();
  const [reason, setReason] = useState<string>(text.cancelReasons[0] ?? '');
  const [other, setOther] = useState('');
  const isOther = reason === text.cancelReasons.at(-1);
  const isPaid = order.status >= orderStatus.ordered;
  return (
    <AskBefore
      call={cancelOrder}
      input={{
        orderSN: order.orderSN,
        reason: isOther && other.trim() !== '' ? other.trim() : reason,
      }}
      title={text.cancel}
      cancelLabel={text.cancelKeep}
      done={{
        text: text.cancelDone,
        ...(isPaid &&
          order.paid !== null && { detail: text.cancelRefunded(formatFen(order.paid)) }),
      }}
      failed={text.cancelFailed}
      onEnd={onEnd}
    >
      <Stack gap={4}>
        <Text element="p">
          {text.cancelQuestion(name('product', order.productId, order.productName), order.orderSN)}
        </Text>
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
    </AskBefore>
  );
}
