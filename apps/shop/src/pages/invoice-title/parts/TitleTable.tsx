/** Invoice titles as a table; on a phone as cards. */
import type { InvoiceTitle } from '@banxin/contract/entities/invoiceTitle';
import { missingForSpecial } from '@banxin/contract/rules/invoiceTitle';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { titleText } from '../../../features/invoice/title.messages.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { invoiceTitleText } from '../invoice-title.messages.ts';

/** Which kinds of invoices a title is good for, and what the other kind still needs. */
function GoodFor({ title }: { readonly title: InvoiceTitle }) {
  const text = useText(titleText);
  const missing = missingForSpecial(title);
  if (missing?.length === 0) return <Text size={13}>{text.both}</Text>;
  return (
    <Stack gap={0}>
      <Text size={13}>{text.general}</Text>
      <Text size={12} tone="quiet">
        {missing === null
          ? text.personOnly
          : text.missing(missing.map((part) => text[part]).join(text.comma))}
      </Text>
    </Stack>
  );
}

export interface TitleTableProps {
  readonly titles: readonly InvoiceTitle[];
  readonly isPending: boolean;
  /** The one that is being made the default. */
  readonly busyId: number | null;
  readonly onEdit: (title: InvoiceTitle) => void;
  readonly onRemove: (title: InvoiceTitle) => void;
  readonly onMakeDefault: (title: InvoiceTitle) => void;
}

export function TitleTable(props: TitleTableProps) {
  const { titles, isPending, busyId, onEdit, onRemove, onMakeDefault } = props;
  const text = useText(invoiceTitleText);
  const words = useText(titleText);
  const columns = useMemo<TableColumn<InvoiceTitle>[]>(
    () => [
      {
        id: 'title',
        header: text.columnTitle,
        isRowHeader: true,
        cell: ({ title, isDefault }) => (
          <Inline gap={8}>
            <Text weight="medium">
              <Own>{title}</Own>
            </Text>
            {isDefault && <StatusTag tone="action">{text.default}</StatusTag>}
          </Inline>
        ),
      },
      { id: 'kind', header: text.columnKind, width: 84, cell: ({ kind }) => words[kind] },
      {
        id: 'tax',
        header: text.columnTax,
        width: 190,
        cell: ({ taxNumber }) => taxNumber || text.noTax,
      },
      {
        id: 'can',
        header: text.columnCan,
        width: 200,
        cell: (title) => <GoodFor title={title} />,
      },
      {
        id: 'actions',
        header: text.columnActions,
        isActions: true,
        width: 220,
        cell: (title) => (
          <Inline gap={4}>
            {!title.isDefault && (
              <Button
                size="small"
                variant="quiet"
                isPending={busyId === title.id}
                aria-label={text.makeDefaultOf(title.title)}
                onPress={() => onMakeDefault(title)}
              >
                {text.makeDefault}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              aria-label={text.editOf(title.title)}
              onPress={() => onEdit(title)}
            >
              {text.edit}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={text.removeOf(title.title)}
              onPress={() => onRemove(title)}
            >
              {text.remove}
            </Button>
          </Inline>
        ),
      },
    ],
    [text, words, busyId, onEdit, onRemove, onMakeDefault],
  );
  return (
    <Table
      label={text.title}
      columns={columns}
      rows={titles}
      rowKey={({ id }) => id}
      isPending={isPending}
    />
  );
}
