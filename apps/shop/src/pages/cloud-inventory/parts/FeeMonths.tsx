/** The storage fees of the last months, by which rule they are made, and what is owed. */
import { storageFee } from '@banxin/contract/rules/cloudWarehouse';
import { Dialog } from '@banxin/ui/Dialog';
import { EmptyState } from '@banxin/ui/EmptyState';
import { formatFen, Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { minuteText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import { cloudFeesText } from '../cloudFees.messages.ts';
import { cubicMetres } from '../cubicMetres.ts';
import type { Fees } from './Summary.tsx';

type Month = Fees['months'][number];

export interface FeeMonthsProps {
  readonly fees: Fees;
  /** @unit cm³ */
  readonly chargedCm3: number;
  readonly onClose: () => void;
}

export default function FeeMonths({ fees: { months }, chargedCm3, onClose }: FeeMonthsProps) {
  const text = useText(cloudFeesText);
  const { freeDays, perCubicMetreDay, leastPerMonth } = storageFee;
  const columns: TableColumn<Month>[] = [
    { id: 'month', header: text.columnMonth, isRowHeader: true, cell: ({ month }) => month },
    {
      id: 'state',
      header: text.columnState,
      cell: ({ state }) => (
        <StatusTag tone={state === 'booked' ? 'positive' : 'caution'}>
          {state === 'booked' ? text.booked : text.owedState}
        </StatusTag>
      ),
    },
    { id: 'at', header: text.columnAt, width: 140, cell: ({ at }) => minuteText(at) },
    {
      id: 'amount',
      header: text.columnAmount,
      align: 'end',
      width: 112,
      cell: ({ amount }) => <Money fen={amount} tone="strong" />,
    },
  ];
  return (
    <Dialog
      isOpen
      size="large"
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={16}>
        <Text element="p" tone="body">
          {text.rule(freeDays, formatFen(perCubicMetreDay), formatFen(leastPerMonth))}
        </Text>
        {chargedCm3 > 0 && (
          <Text element="p" tone="body">
            {text.charged(cubicMetres(chargedCm3))}
          </Text>
        )}
        {months.length === 0 ? (
          <EmptyState title={text.noMonths} />
        ) : (
          <Table label={text.title} columns={columns} rows={months} rowKey={({ month }) => month} />
        )}
      </Stack>
    </Dialog>
  );
}
