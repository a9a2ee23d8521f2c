/** What was paid for the order, how, and what was left. */
import type { OrderDetail, PaymentRecord } from '@banxin/contract/entities/order';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { formatFen, Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag, type StatusTone } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { Suspense } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../OrderDetail.css.ts';
import { usePayments } from '../order-detail.data.ts';
import { orderDetailText } from '../order-detail.messages.ts';

/** Of few orders something went back. */
const OrderRefunds = lazyPart(() => import('./OrderRefunds.tsx'));

const TONE: Readonly<Record<string, StatusTone>> = {
  pending: 'caution',
  paid: 'positive',
  partRefunded: 'action',
  refunded: 'action',
};

function Payment({ payment }: { readonly payment: PaymentRecord }) {
  const text = useText(orderDetailText);
  const words = useFixedWords();
  return (
    <li className={css.payment}>
      <Inline gap={8}>
        <Text weight="medium">
          {payment.part === 'freight' && (
            <>
              {words(payment.partLabel)}
              {text.dot}
            </>
          )}
          {words(payment.methodLabel)}
        </Text>
        <StatusTag tone={TONE[payment.status] ?? 'neutral'}>{words(payment.statusLabel)}</StatusTag>
      </Inline>
      <span className={css.paymentAmount} data-testid="payment-amount">
        <Money fen={payment.amount} tone="strong" />
      </span>
      <Text size={12} tone="quiet">
        {minuteText(payment.at)}
        {text.dot}
        {text.paymentNumber} {payment.paymentSN}
        {payment.paidTogether !== payment.amount && (
          <>
            {text.dot}
            {text.paidTogether(formatFen(payment.paidTogether))}
          </>
        )}
      </Text>
      {payment.balanceAfter !== null && (
        <Text size={12} tone="quiet" align="end" element="div">
          {text.balanceAfter(formatFen(payment.balanceAfter))}
        </Text>
      )}
    </li>
  );
}

export function OrderPayments({ order }: { readonly order: OrderDetail }) {
  const text = useText(orderDetailText);
  const payments = usePayments(order);
  const isHidden = order.total === null;
  return (
    <Sheet element="section" aria-label={text.payments}>
      <Stack gap={16}>
        <Heading level={2} size={16}>
          {text.payments}
        </Heading>
        {isHidden && <Text tone="body">{text.paymentsHidden}</Text>}
        {!isHidden && (
          <Loaded
            of={payments}
            pending={<Skeleton shape="text" count={2} />}
            failed={{ place: 'notice', title: text.paymentsFailed }}
          >
            {(paid) =>
              paid.length === 0 ? (
                <Text tone="body">{text.paymentsNone}</Text>
              ) : (
                <Stack gap={16}>
                  <ul className={css.payments}>
                    {paid.map((payment) => (
                      <Payment key={payment.paymentSN} payment={payment} />
                    ))}
                  </ul>
                  {paid.some(
                    ({ status }) => status === 'refunded' || status === 'partRefunded',
                  ) && (
                    <Suspense fallback={<Skeleton shape="text" count={1} />}>
                      <OrderRefunds order={order} />
                    </Suspense>
                  )}
                </Stack>
              )
            }
          </Loaded>
        )}
      </Stack>
    </Sheet>
  );
}
