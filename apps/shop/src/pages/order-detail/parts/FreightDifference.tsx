/** What another way of an order's goods moves: more or less to pay, and where more is paid. */
import type { FreightPayer } from '@banxin/contract/calls/order/address.schemas';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { formatFen, Money } from '@banxin/ui/Money';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import { changeAddressText } from '../changeAddress.messages.ts';
import { type ExpressSum, missingFor } from './expressDifference.ts';
import type { FreightPaying } from './useFreightPayer.ts';

export interface FreightDifferenceProps {
  readonly order: OrderDetail;
  readonly sum: ExpressSum;
  readonly paying: FreightPaying;
  /** When the last of it is there; null while no day of sending is fixed. */
  readonly arrives: string | null;
}

export function FreightDifference({ order, sum, paying, arrives }: FreightDifferenceProps) {
  const text = useText(changeAddressText);
  const { dayWords } = useText(dayText);
  const { difference, isPaid } = sum;
  const amount = formatFen(Math.abs(difference));
  const total = formatFen((order.total ?? 0) + difference);
  const moreWords =
    paying.payFrom === 'balance'
      ? text.more(amount, formatFen(sum.balance))
      : text.moreAtCashier(amount);
  const paidWords = difference > 0 ? moreWords : text.less(amount);
  const unpaidWords =
    difference > 0 ? text.unpaidMore(amount, total) : text.unpaidLess(amount, total);
  const moved = isPaid ? paidWords : unpaidWords;
  const missing = missingFor(sum);
  return (
    <>
      <div role="status">
        <Stack gap={4}>
          <Text weight="medium">{difference === 0 ? text.same : moved}</Text>
          <Text size={13} tone="body">
            {[
              ...(difference === 0
                ? []
                : [text.freight(formatFen(sum.before), formatFen(sum.after))]),
              ...(arrives === null ? [] : [text.arrives(dayWords(arrives))]),
            ].join(' · ')}
          </Text>
        </Stack>
      </div>
      {paying.isCharged && (
        <RadioGroup
          label={text.payFrom}
          variant="card"
          value={paying.payFrom}
          onChange={(payer) => paying.choose(payer as FreightPayer)}
          options={[
            {
              id: 'balance',
              label: text.fromBalance,
              description: missing > 0 ? text.tooLittle(formatFen(missing)) : text.fromBalanceHint,
              detail: <Money fen={sum.balance} />,
              isDisabled: missing > 0,
            },
            { id: 'cashier', label: text.fromCashier, description: text.fromCashierHint },
          ]}
        />
      )}
    </>
  );
}
