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
  /** Rows that they came of: several may be one order. @default as many */
  readonly rows?: number;
}

/** Only for who may pay. */
export function PayOrders({ importId, created, rows: ofRows = created }: PayOrdersProps) {
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
  /** Orders of all rows, each once: those of one order may stand anywhere. */
  const allOrders = async (): Promise<readonly string[] | null> => {
    const all = new Set<string>();
    for (let page = 1; (page - 1) * PAYMENT_ORDERS_MAX < ofRows; page += 1) {
      const listed = await ordersOf(page);
      if (listed === null) return null;
      for (const orderSN of listed) all.add(orderSN);
    }
    return [...all];
  };
  const pay = async (nth: number): Promise<void> => {
    setPart(nth);
    const all = ofRows === created ? await ordersOf(nth) : await allOrders();
    if (all === null) return;
    const from = ofRows === created ? 0 : (nth - 1) * PAYMENT_ORDERS_MAX;
    const orderSNs = all.slice(from, from + PAYMENT_ORDERS_MAX);
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
