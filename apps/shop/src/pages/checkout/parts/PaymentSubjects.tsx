/** What a payment settles: one order in full, several as a list that opens, or what comes into the account. */
import { pathOf } from '@banxin/contract/routes';
import type { Payment, Receipt } from '@banxin/flows/cashier';
import { Button } from '@banxin/ui/Button';
import { Link } from '@banxin/ui/Link';
import { formatFen, Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useId, useState } from 'react';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../Checkout.css.ts';
import { checkoutText } from '../checkout.messages.ts';

/** Few change where they go. */
const FreightSubject = lazyPart(() => import('./FreightSubject.tsx'));

type Subject = Payment['subjects'][number];

/** Orders that are listed at first; the others open. */
const SHOWN = 5;

function OneOrder({ subject }: { readonly subject: Subject }) {
  const text = useText(checkoutText);
  const { name, word } = useCatalogueWords();
  return (
    <Stack gap={4}>
      <Text weight="medium" size={16}>
        {name('product', subject.productId, subject.title)}
      </Text>
      <Text tone="body">{word(subject.spec, subject.specSaid)}</Text>
      <Text size={12} tone="quiet">
        {text.order} {subject.orderSN}
      </Text>
    </Stack>
  );
}

/** What comes into the account. */
function Filled({ payment }: { readonly payment: Payment }) {
  const text = useText(checkoutText);
  const bonus = payment.topUp?.bonus ?? 0;
  return (
    <Stack gap={4}>
      <Text weight="medium" size={16}>
        {text.topUp}
      </Text>
      <Text tone="body">
        {bonus > 0
          ? text.topUpBringsMore(formatFen(payment.amount + bonus), formatFen(bonus))
          : text.topUpBrings(formatFen(payment.amount))}
      </Text>
    </Stack>
  );
}

/** A year of membership, with the days that it covers. */
function Membership({ subject, isPaid }: { readonly subject: Subject; readonly isPaid: boolean }) {
  const text = useText(checkoutText);
  const { membership } = subject;
  if (membership === undefined) return null;
  return (
    <Stack gap={4}>
      <Text weight="medium" size={16}>
        {text.vip(membership.level)}
      </Text>
      <Text tone="body">{text.vipTerm(membership.from, membership.until)}</Text>
      {!isPaid && <Text tone="body">{text.vipFinal}</Text>}
      <Text size={12} tone="quiet">
        {text.order} {subject.orderSN}
      </Text>
    </Stack>
  );
}

/** The day of arrival: as the payment fixed it, else as it would be if it were paid now. */
function arrivalOf({ orderSN, arrives }: Subject, receipt: Receipt | undefined): string | null {
  const fixed = receipt?.orders.find((order) => order.orderSN === orderSN);
  return fixed ? (fixed.promise?.arriveDate ?? null) : arrives;
}

export interface PaymentSubjectsProps {
  readonly payment: Payment;
  /** When it is paid. */
  readonly receipt?: Receipt | undefined;
}

export function PaymentSubjects({ payment, receipt }: PaymentSubjectsProps) {
  const text = useText(checkoutText);
  const { dayWords } = useText(dayText);
  const { name, word } = useCatalogueWords();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { subjects } = payment;
  const [only, ...others] = subjects;
  if (payment.topUp) return <Filled payment={payment} />;
  if (only?.kind === 'vip') return <Membership subject={only} isPaid={receipt !== undefined} />;
  if (only?.kind === 'freight') return <FreightSubject subject={only} />;
  if (only && others.length === 0) return <OneOrder subject={only} />;
  return (
    <Stack gap={12}>
      <Text weight="medium" size={16} id={id}>
        {text.together(subjects.length)}
      </Text>
      <ul className={css.subjects} aria-labelledby={id}>
        {(isOpen ? subjects : subjects.slice(0, SHOWN)).map((subject) => {
          const arrives = arrivalOf(subject, receipt);
          return (
            <li key={subject.orderSN} className={css.subject}>
              <Text weight="medium">{name('product', subject.productId, subject.title)}</Text>
              <Money fen={subject.amount} />
              <div className={css.ofSubject}>
                <Text size={13} tone="body" element="div">
                  {word(subject.spec, subject.specSaid)}
                </Text>
                <Text size={12} tone="quiet" element="div">
                  <Link href={pathOf('UserOrderDetail', { sn: subject.orderSN })}>
                    {text.order} {subject.orderSN}
                  </Link>
                  {arrives !== null && <> · {text.arrivesOn(dayWords(arrives))}</>}
                </Text>
              </div>
            </li>
          );
        })}
      </ul>
      {subjects.length > SHOWN && (
        <div>
          <Button size="small" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
            {isOpen ? text.showFewer : text.showAll(subjects.length)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
