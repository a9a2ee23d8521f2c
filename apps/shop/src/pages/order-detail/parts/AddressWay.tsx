/** How an order would travel to another address: by whom, for how much more or less, and when it is there. */
import type { OutputOf } from '@banxin/contract/call';
import type { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Select } from '@banxin/ui/Select';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import { changeAddressText } from '../changeAddress.messages.ts';

export type ExpressSum = OutputOf<typeof calcExpressSum>;

/** What the balance lacks for it. @unit fen; 0 when nothing is taken from it, or it is enough */
export const missingFor = ({ difference, isPaid, balance }: ExpressSum): number =>
  isPaid ? Math.max(0, difference - balance) : 0;

export interface AddressWayProps {
  readonly order: OrderDetail;
  readonly sum: ExpressSum;
  readonly onCarrier: (code: string) => void;
}

export function AddressWay({ order, sum, onCarrier }: AddressWayProps) {
  const text = useText(changeAddressText);
  const { dayWords } = useText(dayText);
  const { name } = useCatalogueWords();
  const [way] = sum.ways;
  if (way === undefined) return null;
  const { difference, isPaid } = sum;
  const amount = formatFen(Math.abs(difference));
  const total = formatFen((order.total ?? 0) + difference);
  const paidWords = difference > 0 ? text.more(amount, formatFen(sum.balance)) : text.less(amount);
  const unpaidWords =
    difference > 0 ? text.unpaidMore(amount, total) : text.unpaidLess(amount, total);
  const moved = isPaid ? paidWords : unpaidWords;
  const missing = missingFor(sum);
  return (
    <Stack gap={12}>
      <Select
        label={text.carrier}
        value={way.carrier}
        onChange={onCarrier}
        options={way.carriers
          .filter(({ unavailable }) => unavailable === null)
          .map((one) => ({
            id: one.code,
            label: text.carrierOf(
              name('carrier', one.code, one.name),
              formatFen(one.fee),
              one.transitDays,
            ),
          }))}
      />
      <div role="status">
        <Stack gap={4}>
          <Text weight="medium">{difference === 0 ? text.same : moved}</Text>
          <Text size={13} tone="body">
            {[
              ...(difference === 0
                ? []
                : [text.freight(formatFen(sum.before), formatFen(sum.after))]),
              ...(way.arriveDate === null ? [] : [text.arrives(dayWords(way.arriveDate))]),
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
    </Stack>
  );
}
