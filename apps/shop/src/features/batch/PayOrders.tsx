/** Opens payments over the orders of a batch: as many as one payment takes in each. */
import { getImportRows } from '@banxin/contract/calls/batch/import';
import { createPayment } from '@banxin/contract/calls/payment/payment';
import { PAYMENT_ORDERS_MAX } from '@banxin/contract/constants';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import { useSend } from '../../lib/useSend.ts';
import { payOrdersText } from './payOrders.messages.ts';

export interface PayOrdersProps {
  readonly importId: string;
  /** Orders of this import. */
  readonly created: number;
  /** Several rows may be one order: a parcel. @default false */
  readonly isMerged?: boolean;
}

/** Only for who may pay. */
export function PayOrders({ importId, created, isMerged = false }: PayOrdersProps) {
  const text = useText(payOrdersText);
  const words = useFixedWords();
  const [, navigate] = useLocation();
  const rows = useSend(getImportRows, { shownHere: 'all' });
  const paying = useSend(createPayment, { shownHere: 'all' });
  const [part, setPart] = useState(0);
  const parts = Math.ceil(created / PAYMENT_ORDERS_MAX);
  const ordersOf = async (pageIndex: number): Promise<readonly string[] | null> => {
    const listed = await rows.send({
      ...{ importId, show: 'created', pageIndex, pageSize: PAYMENT_ORDERS_MAX },
    });
    return listed.ok ? listed.value.items.flatMap(({ orderSN }) => orderSN ?? []) : null;
  };
  const pay = async (pageIndex: number): Promise<void> => {
    setPart(pageIndex);
    const listed = await ordersOf(pageIndex);
    // The rows of a parcel may begin on the page before: it is paid for there.
    const before = isMerged && pageIndex > 1 ? await ordersOf(pageIndex - 1) : [];
    if (listed === null || before === null) return;
    const orderSNs = [...new Set(listed)].filter((sn) => !before.includes(sn));
    const sent = await paying.send({ orderSNs });
    if (sent.ok) navigate(pathOf('payCheckout', {}, { paymentSN: sent.value.paymentSN }));
  };
  const failure = rows.failure ?? paying.failure;
  const isPending = rows.isPending || paying.isPending;
  return (
    <Stack gap={12}>
      {parts > 1 && <Text tone="body">{text.payParts(PAYMENT_ORDERS_MAX, parts)}</Text>}
      <Inline gap={8}>
        {Array.from({ length: parts }, (_, index) => {
          const nth = index + 1;
          const count = Math.min(PAYMENT_ORDERS_MAX, created - index * PAYMENT_ORDERS_MAX);
          return (
            <Button
              key={nth}
              variant={nth === 1 ? 'primary' : 'secondary'}
              size="large"
              isPending={isPending && part === nth}
              isDisabled={isPending && part !== nth}
              onPress={() => void pay(nth)}
            >
              {parts === 1 ? text.pay : text.payPart(nth, count)}
            </Button>
          );
        })}
      </Inline>
      {failure && (
        <Notice tone="critical" title={text.payFailed}>
          <Stack gap={4}>
            <Text>{words(failure)}</Text>
            <Text>{text.payElsewhere}</Text>
          </Stack>
        </Notice>
      )}
    </Stack>
  );
}
