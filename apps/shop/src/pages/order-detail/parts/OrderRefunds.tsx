/** What went back of the order's money, when, and what the balance was then. */
import type { RefundRecord } from '@banxin/contract/calls/payment/refund.schemas';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { formatFen, Money } from '@banxin/ui/Money';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Text } from '@banxin/ui/Text';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../OrderDetail.css.ts';
import { useRefunds } from '../order-detail.data.ts';
import { orderRefundsText } from '../orderRefunds.messages.ts';

type Texts = (typeof orderRefundsText)['zh-CN'];
type Words = ReturnType<typeof useFixedWords>;

/** Where it went. */
function wayOf({ channel, shut }: RefundRecord, text: Texts, words: Words): string {
  if (shut !== null) return text.refundTransferred;
  return channel === null ? text.refund : text.refundBy(words(channel));
}

/** Where the money is: in the balance, or on its way. */
function standingOf({ balanceAfter, shut, isDone }: RefundRecord, text: Texts): string {
  if (shut !== null) return text.refundSent;
  if (balanceAfter !== null) return text.balanceAfterRefund(formatFen(balanceAfter));
  return isDone ? text.refundArrived : text.refundUnderway;
}

function Refund({ refund }: { readonly refund: RefundRecord }) {
  const text = useText(orderRefundsText);
  const words = useFixedWords();
  return (
    <li className={css.payment}>
      <Text weight="medium">
        {refund.part === 'freight' && (
          <>
            {words(refund.partLabel)}
            {text.dot}
          </>
        )}
        {wayOf(refund, text, words)}
      </Text>
      <span className={css.paymentAmount}>
        <Money fen={refund.amount} tone="strong" />
      </span>
      <Text size={12} tone="quiet">
        {minuteText(refund.at)}
      </Text>
      {refund.shut !== null && !refund.isDone ? (
        <div className={css.paymentWhole}>
          <Text size={12} tone="quiet">
            {text.refundShut(words(refund.shut))}
          </Text>
        </div>
      ) : (
        <Text size={12} tone="quiet" align="end" element="div">
          {standingOf(refund, text)}
        </Text>
      )}
    </li>
  );
}

export default function OrderRefunds({ order }: { readonly order: OrderDetail }) {
  const text = useText(orderRefundsText);
  const refunds = useRefunds(order);
  return (
    <Loaded
      of={refunds}
      pending={<Skeleton shape="text" count={1} />}
      failed={{ place: 'notice', title: text.refundsFailed }}
    >
      {(given) => (
        <ul className={css.payments} aria-label={text.refunds}>
          {given.map((refund) => (
            <Refund
              key={`${refund.at} ${refund.part} ${refund.channel?.message ?? ''} ${refund.amount}`}
              refund={refund}
            />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
