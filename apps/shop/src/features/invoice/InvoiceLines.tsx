/** The lines of an invoice, its tax, and its sum in capitals. */

import type { InvoiceLine, InvoiceSheet } from '@banxin/contract/entities/invoice';
import { capitalsOf } from '@banxin/contract/rules/capitals';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { formatCount } from '@banxin/ui/formatCount';
import { Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { Own } from '../../lib/Own.tsx';
import { useText } from '../../lib/text.ts';
import { sheetText } from './sheet.messages.ts';

export interface InvoiceLinesProps {
  readonly sheet: Pick<InvoiceSheet, 'lines' | 'net' | 'tax' | 'sum'>;
  /** Name of the table. */
  readonly label: string;
}

export function InvoiceLines({ sheet, label }: InvoiceLinesProps) {
  const text = useText(sheetText);
  const columns = useMemo<TableColumn<InvoiceLine>[]>(
    () => [
      {
        id: 'name',
        header: text.name,
        isRowHeader: true,
        cell: ({ name, spec, orderSN }) => (
          <Stack gap={0}>
            <Own isChinese>{name}</Own>
            <Text size={12} tone="quiet">
              <Own isChinese>{spec}</Own>
            </Text>
            <Text size={12} tone="quiet">
              {text.order} {orderSN}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'quantity',
        header: text.quantity,
        align: 'end',
        width: 96,
        cell: ({ quantity, unit }) => (
          <span>
            {formatCount(quantity)} <Own isChinese>{unit}</Own>
          </span>
        ),
      },
      {
        id: 'net',
        header: text.net,
        align: 'end',
        width: 112,
        cell: ({ net }) => <Money fen={net} />,
      },
      { id: 'rate', header: text.rate, align: 'end', width: 72, cell: ({ rate }) => `${rate}%` },
      {
        id: 'tax',
        header: text.tax,
        align: 'end',
        width: 104,
        cell: ({ tax }) => <Money fen={tax} />,
      },
    ],
    [text],
  );
  return (
    <>
      <Table
        label={label}
        columns={columns}
        rows={sheet.lines}
        rowKey={({ orderSN }) => orderSN}
        density="compact"
      />
      <DescriptionList
        columns={3}
        items={[
          { label: text.net, value: <Money fen={sheet.net} /> },
          { label: text.tax, value: <Money fen={sheet.tax} /> },
          {
            label: text.sum,
            value: (
              <Stack gap={0}>
                <Money fen={sheet.sum} tone="strong" />
                <Text size={12} tone="quiet">
                  <Own isChinese>{capitalsOf(sheet.sum)}</Own>
                </Text>
              </Stack>
            ),
          },
        ]}
      />
    </>
  );
}
