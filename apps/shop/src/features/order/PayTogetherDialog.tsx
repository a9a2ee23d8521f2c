/** Asks which of the orders that wait are paid at once, says what that comes to, and opens their one payment. */
import { getOrders } from '@banxin/contract/calls/order/list';
import { createPayment } from '@banxin/contract/calls/payment/payment';
import { PAYMENT_ORDERS_MAX } from '@banxin/contract/constants';
import type { OrderSummary } from '@banxin/contract/entities/order';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { CheckboxGroup } from '@banxin/ui/CheckboxGroup';
import { Dialog } from '@banxin/ui/Dialog';
import { EmptyState } from '@banxin/ui/EmptyState';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { useSend } from '../../lib/useSend.ts';
import { mayBePaid } from './orderActions.ts';
import { payTogetherText } from './payTogether.messages.ts';

export interface PayTogetherDialogProps {
  /** An order may have changed. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

interface ChoiceProps extends PayTogetherDialogProps {
  readonly orders: readonly OrderSummary[];
  /** How many wait in all; more than are listed. */
  readonly total: number;
}

const sumOf = (orders: readonly OrderSummary[]): number =>
  orders.reduce((sum, { total }) => sum + (total ?? 0), 0);

function Choice({ orders, total, onChanged, onClose }: ChoiceProps) {
  const text = useText(payTogetherText);
  const words = useFixedWords();
  const { name, word } = useCatalogueWords();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState(() =>
    orders.filter(mayBePaid).map(({ orderSN }) => orderSN),
  );
  const { send, isPending, failure } = useSend(createPayment, { shownHere: 'all' });
  const paid = orders.filter(({ orderSN }) => chosen.includes(orderSN));
  const pay = async (): Promise<void> => {
    const sent = await send({ orderSNs: paid.map(({ orderSN }) => orderSN) });
    if (sent.ok) navigate(pathOf('payCheckout', {}, { paymentSN: sent.value.paymentSN }));
    else if (sent.failure) onChanged();
  };
  return (
    <Stack gap={16}>
      <CheckboxGroup
        label={text.orders}
        orientation="vertical"
        hasSelectAll
        value={chosen}
        onChange={setChosen}
        options={orders.map((order) => {
          const refused = order.actions.find(({ event, allowed }) => event === 'pay' && !allowed);
          return {
            id: order.orderSN,
            label: `${name('product', order.productId, order.productName)} · ${formatFen(order.total ?? 0)}`,
            detail: refused?.reason
              ? words(refused.reason)
              : `${order.orderSN} · ${word(order.spec, order.specSaid)}`,
            isDisabled: !mayBePaid(order),
          };
        })}
      />
      {total > orders.length && <Text tone="quiet">{text.more(orders.length, total)}</Text>}
      {failure && (
        <Notice tone="critical" title={text.failed}>
          {words(failure)}
        </Notice>
      )}
      <Stack gap={12} align="end">
        <div role="status">
          <Text weight="medium">{text.chosen(paid.length, formatFen(sumOf(paid)))}</Text>
        </div>
        <Button
          variant="primary"
          isDisabled={paid.length === 0}
          isPending={isPending}
          onPress={() => void pay()}
        >
          {text.pay(formatFen(sumOf(paid)))}
        </Button>
        {paid.length === 0 && <Button onPress={onClose}>{text.close}</Button>}
      </Stack>
    </Stack>
  );
}

export default function PayTogetherDialog(props: PayTogetherDialogProps) {
  const text = useText(payTogetherText);
  const waiting = useCall(getOrders, {
    tab: 'unpaid',
    pageIndex: 1,
    pageSize: PAYMENT_ORDERS_MAX,
  });
  return (
    <Dialog
      isOpen
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
    >
      <Loaded
        of={waiting}
        pending={<Skeleton shape="row" count={4} isAnnounced />}
        failed={{ place: 'part', title: text.loadFailed }}
      >
        {({ items, total }) => {
          const orders = items.filter(({ actions }) =>
            actions.some(({ event }) => event === 'pay'),
          );
          if (orders.length === 0) return <EmptyState title={text.nothing} headingLevel={3} />;
          return <Choice {...props} orders={orders} total={total} />;
        }}
      </Loaded>
    </Dialog>
  );
}
