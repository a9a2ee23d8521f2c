/** What is due, what the balance is, and the one button. */
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { createTopUp } from '@banxin/contract/calls/payment/topUp';
import { rightRefusals } from '@banxin/contract/rules/rights';
import type { Payment, PaymentMethod } from '@banxin/flows/cashier';
import type { Failure } from '@banxin/flows/failure';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { formatFen, Money } from '@banxin/ui/Money';
import { MoneyInWords } from '@banxin/ui/MoneyInWords';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { dayText, minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../Checkout.css.ts';
import { checkoutText } from '../checkout.messages.ts';
import { kindOf } from '../paymentKind.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { PaymentSubjects } from './PaymentSubjects.tsx';
import { TimeLeft } from './TimeLeft.tsx';

export interface PaymentFormProps {
  readonly payment: Payment;
  /** What the balance lacks; 0 when it is enough. @unit fen */
  readonly missing: number;
  /** What is chosen. */
  readonly method: PaymentMethod;
  readonly isPaying: boolean;
  /** Why the last try did not go through. */
  readonly failure: Failure | undefined;
  readonly onChoose: (method: PaymentMethod) => void;
  readonly onPay: () => void;
  readonly onTopUp: () => void;
  readonly onRefresh: () => void;
}

export function PaymentForm(props: PaymentFormProps) {
  const { payment, missing, method, isPaying, failure, onChoose, onPay } = props;
  const { onTopUp, onRefresh } = props;
  const text = useText(checkoutText);
  const { dayWords } = useText(dayText);
  const words = useFixedWords();
  // The last of them: with several, the list says each day.
  const arrives =
    payment.subjects
      .map((subject) => subject.arrives ?? '')
      .sort()
      .at(-1) || null;
  const isPrinted = payment.subjects.some((subject) => subject.isPrinted);
  const may = useCanCall();
  const mayPay = may(payByBalance);
  const mayTopUp = may(createTopUp);
  const isBalance = method === 'balance';
  const kind = kindOf(payment);
  const expires = {
    order: text.expires,
    freight: text.freightExpires,
    vip: text.vipExpires,
    topUp: text.topUpExpires,
  };
  const forOrders = mayTopUp ? text.tooLittleHint : text.tooLittleForOthers;
  const shortHint = {
    order: forOrders,
    topUp: forOrders,
    freight: text.freightShortHint,
    vip: text.vipShortHint,
  };
  return (
    <Sheet padding="large">
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading level={1}>{text.title}</Heading>
          <Text tone="body">{expires[kind](minuteText(payment.expiresAt))}</Text>
          <TimeLeft until={payment.expiresAt} />
        </Stack>
        <PaymentSubjects payment={payment} />
        <div className={css.rule} />
        <div className={css.due}>
          <Text size={16}>{text.payable}</Text>
          <span data-testid="payable">
            <Money fen={payment.amount} size="hero" tone="price" />
          </span>
          <span className={css.amountInWords}>
            <MoneyInWords fen={payment.amount} size={12} tone="quiet" />
          </span>
        </div>
        {arrives !== null && (
          <Text>
            {text.arrives}{' '}
            {kind === 'freight'
              ? text.freightArrives(dayWords(arrives))
              : text.arrivesIfPaidNow(dayWords(arrives), isPrinted)}
          </Text>
        )}
        <MethodChoice
          payment={payment}
          method={method}
          isDisabled={!mayPay || isPaying}
          onChoose={onChoose}
        />
        {kind === 'freight' && (
          <Text size={13} tone="quiet">
            {text.freightNoRedPacket}
          </Text>
        )}
        {isBalance && missing === 0 && (
          <Text tone="body" align="end" element="div">
            {text.balanceAfter} {formatFen(payment.balance - payment.amount)}
          </Text>
        )}
        {missing > 0 ? (
          <Notice tone="caution" title={text.tooLittle(formatFen(missing))}>
            <Stack gap={12} align="start">
              <Text>{shortHint[kind]}</Text>
              <Inline gap={12}>
                {mayTopUp && (
                  <Button size="small" variant="primary" onPress={onTopUp}>
                    {text.toTopUp}
                  </Button>
                )}
                <Button size="small" onPress={onRefresh}>
                  {text.refreshBalance}
                </Button>
              </Inline>
            </Stack>
          </Notice>
        ) : (
          <Stack gap={12}>
            {failure && (
              <Notice tone="critical" title={text.payFailed}>
                <Stack gap={8} align="start">
                  <Text>
                    {words(failure)} {isBalance && text.payFailedKept}
                  </Text>
                  <Button size="small" onPress={onRefresh}>
                    {text.refresh}
                  </Button>
                </Stack>
              </Notice>
            )}
            {mayPay ? (
              <>
                <Button
                  variant="primary"
                  size="large"
                  isFullWidth
                  isPending={isPaying}
                  onPress={onPay}
                >
                  {isBalance
                    ? text.pay(formatFen(payment.amount))
                    : text.begin(text[method], formatFen(payment.amount))}
                </Button>
                <Inline justify="center">
                  <Text size={12} tone="quiet">
                    {text.safe}
                  </Text>
                </Inline>
              </>
            ) : (
              <Notice>{words(rightRefusals.pay)}</Notice>
            )}
          </Stack>
        )}
      </Stack>
    </Sheet>
  );
}
