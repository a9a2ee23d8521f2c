/** What another way of an order's goods moves: more or less to pay, and whether the balance has it. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import { changeAddressText } from '../changeAddress.messages.ts';
import { type ExpressSum, missingFor } from './expressDifference.ts';

export interface FreightDifferenceProps {
  readonly order: OrderDetail;
  readonly sum: ExpressSum;
  /** When the last of it is there; null while no day of sending is fixed. */
  readonly arrives: string | null;
}

export function FreightDifference({ order, sum, arrives }: FreightDifferenceProps) {
  const text = useText(changeAddressText);
  const { dayWords } = useText(dayText);
  const { difference, isPaid } = sum;
  const amount = formatFen(Math.abs(difference));
  const total = formatFen((order.total ?? 0) + difference);
  const paidWords = difference > 0 ? text.more(amount, formatFen(sum.balance)) : text.less(amount);
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
      {missing > 0 && (
        <Notice tone="caution" title={text.tooLittle(formatFen(missing))}>
          <Link href={pathOf('recharge')} kind="standalone">
            {text.recharge}
          </Link>
        </Notice>
      )}
    </>
  );
}
