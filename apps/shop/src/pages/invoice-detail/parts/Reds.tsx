/** Reversals of an invoice: why, how much, how each stands between buyer and seller, the red invoice of each. */
import type { InvoiceRed } from '@banxin/contract/entities/invoice';
import { redState } from '@banxin/contract/enums/invoice';
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag, type StatusTone } from '@banxin/ui/StatusTag';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { Part } from '../../../lib/Part.tsx';
import { useText } from '../../../lib/text.ts';
import { redText } from '../red.messages.ts';
import { useRedWords } from '../redWords.ts';

/** By state, from 1. */
const TONES: readonly StatusTone[] = [
  ...(['action', 'caution', 'action', 'positive'] as const),
  ...(['neutral', 'caution', 'neutral'] as const),
];

function Standing({ red }: { readonly red: InvoiceRed }) {
  const text = useText(redText);
  const { stateOf } = useRedWords();
  const { value, name } = stateOf(red);
  return (
    <Stack gap={4} align="start">
      <StatusTag tone={TONES[value - 1] ?? 'neutral'}>{name}</StatusTag>
      {red.until !== null && value !== redState.lapsed && (
        <Text size={12} tone="quiet">
          {text.until(minuteText(red.until))}
        </Text>
      )}
      {red.answer !== null && red.answer !== '' && (
        <Text size={12}>
          <Own>{red.answer}</Own>
        </Text>
      )}
    </Stack>
  );
}

export function Reds({ reds }: { readonly reds: readonly InvoiceRed[] }) {
  const text = useText(redText);
  const { reasonOf } = useRedWords();
  const columns = useMemo<TableColumn<InvoiceRed>[]>(
    () => [
      {
        id: 'form',
        header: text.columnForm,
        isRowHeader: true,
        cell: ({ formSN, at }) => (
          <Stack gap={0}>
            <Text size={13}>{formSN}</Text>
            <Text size={12} tone="quiet">
              {minuteText(at)}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'reason',
        header: text.columnReason,
        cell: ({ reason, text: said }) => (
          <Stack gap={0}>
            <Text size={13}>{reasonOf(reason)}</Text>
            {said !== '' && (
              <Text size={12} tone="quiet">
                <Own>{said}</Own>
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'amount',
        header: text.columnAmount,
        align: 'end',
        width: 112,
        cell: ({ amount }) => <Money fen={amount} tone="strong" />,
      },
      {
        id: 'state',
        header: text.columnState,
        width: 168,
        cell: (red) => <Standing red={red} />,
      },
      {
        id: 'red',
        header: text.columnRed,
        width: 184,
        cell: ({ invoiceId, number }) =>
          invoiceId === null ? (
            text.nothing
          ) : (
            <Link href={pathOf('invoiceDetail', { id: invoiceId })} kind="standalone">
              {number}
            </Link>
          ),
      },
    ],
    [text, reasonOf],
  );
  return (
    <Part title={text.title}>
      <Table label={text.title} columns={columns} rows={reds} rowKey={({ id }) => id} />
    </Part>
  );
}
