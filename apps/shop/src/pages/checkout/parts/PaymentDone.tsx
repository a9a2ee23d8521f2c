/** Paid: how much, what is left, what happens next. */
import { pathOf } from '@banxin/contract/routes';
import type { Payment, Receipt } from '@banxin/flows/cashier';
import { CropMarks } from '@banxin/ui/CropMarks';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { formatFen, Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Text } from '@banxin/ui/Text';
import { useLayoutEffect, useRef } from 'react';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { promiseText } from '../../../lib/promise.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../Checkout.css.ts';
import { checkoutText } from '../checkout.messages.ts';
import { kindOf } from '../paymentKind.ts';
import { PaymentSubjects } from './PaymentSubjects.tsx';

export interface PaymentDoneProps {
  readonly payment: Payment;
  /** Undefined when it was paid elsewhere. */
  readonly receipt: Receipt | undefined;
  /** It was paid as it was chosen here, by a channel. */
  readonly isOwn: boolean;
}

export function PaymentDone({ payment, receipt, isOwn }: PaymentDoneProps) {
  const text = useText(checkoutText);
  const promise = useText(promiseText);
  const { dayWords } = useText(dayText);
  const { name } = useCatalogueWords();
  const { topUp } = payment;
  const [only, ...others] = payment.subjects;
  const isAlone = only !== undefined && others.length === 0;
  const known = receipt ? receipt.orders[0]?.promise : only?.promise;
  const arrival =
    isAlone &&
    known &&
    (known.arriveDate === null
      ? promise.afterReview(known)
      : text.arrivesOn(dayWords(known.arriveDate)));
  const kind = kindOf(payment);
  const isHere = receipt !== undefined || isOwn;
  const title = {
    order: isHere ? text.paid : text.paidBefore(payment.subjects.length),
    freight: isHere ? text.freightDone : text.freightPaidBefore,
    vip: isHere ? text.vipDone(only?.membership?.until ?? '') : text.vipPaidBefore,
    topUp: text.topUpDone,
  };
  const next = {
    order: isHere ? text.paidNext : text.paidBeforeHint,
    freight: text.freightNext,
    vip: text.vipNext,
    topUp: text.topUpNext,
  };
  const way = (() => {
    if (topUp) return { href: pathOf('recharge', { tab: 'records' }), label: text.toRecords };
    if (kind === 'vip') return { href: pathOf('vipRecord'), label: text.seeRecord };
    return isAlone
      ? { href: pathOf('UserOrderDetail', { sn: only.orderSN }), label: text.seeOrder }
      : { href: pathOf('myOrder'), label: text.toOrders };
  })();
  const sheet = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useLayoutEffect(() => sheet.current?.focus(), []);
  return (
    <CropMarks>
      <Sheet padding="large">
        <div ref={sheet} tabIndex={-1} role="status" className={css.done}>
          <span className={css.seal} aria-hidden="true">
            <svg viewBox="0 0 30 30" className={css.sealMark} aria-hidden="true">
              <path d="M5 16l7 7L26 8" fill="none" stroke="currentColor" strokeWidth="2.5" />
            </svg>
          </span>
          <Heading level={1} isBrand>
            {title[kind]}
          </Heading>
          <Text size={26} weight="bold" tone="strong">
            <Money fen={receipt?.amount ?? payment.amount} />
          </Text>
          {isAlone && (
            <Text tone="body">
              {only.membership
                ? text.vip(only.membership.level)
                : name('product', only.productId, only.title)}{' '}
              · {text.order} {only.orderSN}
            </Text>
          )}
          {receipt && (
            <Text size={13} tone="quiet">
              {text.balanceAfter} {formatFen(receipt.balanceAfter)}
            </Text>
          )}
          {arrival && <Text weight="medium">{arrival}</Text>}
          <Text tone="body">{next[kind]}</Text>
        </div>
        {!isAlone && (
          <div className={css.paidOrders}>
            <PaymentSubjects payment={payment} receipt={receipt} />
          </div>
        )}
        <div className={css.links}>
          <LinkButton href={pathOf('category')} size="large">
            {text.again}
          </LinkButton>
          <LinkButton href={way.href} variant="primary" size="large">
            {way.label}
          </LinkButton>
        </div>
      </Sheet>
    </CropMarks>
  );
}
