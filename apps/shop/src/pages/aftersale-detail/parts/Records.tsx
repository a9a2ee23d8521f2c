/** What is done about it: each solution with its money, or the order that makes the pieces again. */

import type { ClaimDetail, ClaimRecord } from '@banxin/contract/entities/afterSales';
import { pathOf } from '@banxin/contract/routes';
import { formatCount } from '@banxin/ui/formatCount';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { claimText } from '../../../features/afterSales/claim.messages.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { ticketText } from '../aftersale-detail.messages.ts';

/** The way of the money, or the reprint and how it stands. */
function Where({ record }: { readonly record: ClaimRecord }) {
  const text = useText(ticketText);
  const names = useText(claimText);
  const told = useFixedWords();
  const { method, refundedAt, reprint } = record;
  return (
    <Stack gap={0} align="start">
      {reprint && (
        <Link href={pathOf('UserOrderDetail', { sn: reprint.orderSN })} kind="standalone">
          {text.reprint(reprint.orderSN)}
        </Link>
      )}
      {reprint && (
        <Text size={12} tone="quiet">
          {told(reprint.standing)}
        </Text>
      )}
      {method !== null && <Text size={13}>{names[`method${method}`]}</Text>}
      {refundedAt !== null && (
        <Text size={12} tone="quiet">
          {text.refundedAt(minuteText(refundedAt))}
        </Text>
      )}
    </Stack>
  );
}

export function Records({ ticket }: { readonly ticket: ClaimDetail }) {
  const text = useText(ticketText);
  const names = useText(claimText);
  const told = useFixedWords();
  const { word } = useCatalogueWords();
  const { records, refunded } = ticket;
  const unit = word(ticket.unit.label, ticket.unit.said);
  const columns = useMemo<TableColumn<ClaimRecord>[]>(
    () => [
      {
        id: 'solution',
        header: text.columnSolution,
        isRowHeader: true,
        cell: ({ solution }) => names[`solution${solution}`],
      },
      {
        id: 'quantity',
        header: text.columnQuantity,
        align: 'end',
        width: 96,
        cell: ({ quantity }) => `${formatCount(quantity)} ${unit}`,
      },
      {
        id: 'amount',
        header: text.columnAmount,
        align: 'end',
        width: 104,
        cell: ({ amount }) => (amount === null ? '—' : <Money fen={amount} />),
      },
      {
        id: 'where',
        header: text.columnHow,
        width: 200,
        cell: (record) => <Where record={record} />,
      },
      {
        id: 'standing',
        header: text.columnStanding,
        width: 104,
        cell: ({ standing }) => told(standing),
      },
    ],
    [text, names, told, unit],
  );
  return (
    <Sheet>
      <Stack gap={16}>
        <Inline justify="between">
          <Heading level={2}>{text.records}</Heading>
          {refunded > 0 && (
            <Text size={14}>
              {text.refunded} <Money fen={refunded} tone="strong" />
            </Text>
          )}
        </Inline>
        {records.length === 0 ? (
          <Text size={13} tone="quiet">
            {text.noRecords}
          </Text>
        ) : (
          <Table label={text.records} columns={columns} rows={records} rowKey={({ id }) => id} />
        )}
      </Stack>
    </Sheet>
  );
}
