/** What is given back of payments from the balance: the rule, this month as it stands, and the months that brought something. */
import type { OutputOf } from '@banxin/contract/call';
import type { getCashback } from '@banxin/contract/calls/customer/accountBook';
import { CASHBACK_RATE } from '@banxin/contract/rules/cashback';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { formatFen, Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Statistic } from '@banxin/ui/Statistic';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { minuteText } from '../../../lib/day.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { cashbackText } from '../cashback.messages.ts';
import { useCashback } from '../recharge.data.ts';

type Known = OutputOf<typeof getCashback>;
type Month = Known['months'][number];

function ThisMonth({ isOn, month, spent, expected, setOff }: Known) {
  const text = useText(cashbackText);
  if (!isOn && spent === 0) {
    return (
      <Text size={13} tone="body">
        {text.off}
      </Text>
    );
  }
  return (
    <Inline gap={44} rowGap={16} align="start">
      <Statistic label={text.spent(month)} value={<Money fen={spent} />} />
      <Statistic
        label={text.expected}
        value={<Money fen={expected} tone="strong" />}
        note={setOff > 0 ? text.setOff(formatFen(setOff)) : undefined}
      />
    </Inline>
  );
}

function Given({ months }: Pick<Known, 'months'>) {
  const text = useText(cashbackText);
  const columns: TableColumn<Month>[] = [
    { id: 'month', header: text.month, isRowHeader: true, cell: ({ month }) => month },
    { id: 'at', header: text.at, width: 140, cell: ({ at }) => minuteText(at) },
    {
      id: 'amount',
      header: text.amount,
      align: 'end',
      width: 116,
      cell: ({ amount }) => <Money fen={amount} tone="strong" />,
    },
  ];
  return <Table label={text.given} columns={columns} rows={months} rowKey={({ month }) => month} />;
}

export function Cashback() {
  const text = useText(cashbackText);
  return (
    <Sheet element="section" aria-label={text.title}>
      <Stack gap={16}>
        <Heading level={2}>{text.title}</Heading>
        <Text size={13} tone="body">
          {text.rule(`${CASHBACK_RATE / 100}%`)}
        </Text>
        <Loaded
          of={useCashback()}
          pending={<Skeleton shape="control" />}
          failed={{ place: 'notice', title: text.failed }}
        >
          {(known) => (
            <Stack gap={16}>
              <ThisMonth {...known} />
              {known.months.length > 0 && <Given months={known.months} />}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Sheet>
  );
}
