/** One invoice as it would be: of one selling company, with its lines, tax and sum in capitals. */
import type { InvoiceLine, InvoiceSheet } from '@banxin/contract/entities/invoice';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Heading } from '@banxin/ui/Heading';
import { Money } from '@banxin/ui/Money';
import { MoneyInWords } from '@banxin/ui/MoneyInWords';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { createText } from '../invoice-create.messages.ts';

export interface SheetPreviewProps {
  readonly sheet: InvoiceSheet;
  /** From 1. */
  readonly at: number;
}

export function SheetPreview({ sheet, at }: SheetPreviewProps) {
  const text = useText(createText);
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
          <>
            {quantity.toLocaleString('en-US')} <Own isChinese>{unit}</Own>
          </>
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
    <Sheet element="section" aria-label={text.sheetTitle(at)}>
      <Stack gap={16}>
        <Heading level={2}>{text.sheetTitle(at)}</Heading>
        <DescriptionList
          columns={2}
          items={[
            { label: text.seller, value: <Own isChinese>{sheet.company.name}</Own> },
            { label: text.taxNumber, value: sheet.company.taxNumber },
          ]}
        />
        <Table
          label={text.sheetTitle(at)}
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
                  <MoneyInWords fen={sheet.sum} size={12} tone="quiet" />
                </Stack>
              ),
            },
          ]}
        />
      </Stack>
    </Sheet>
  );
}
