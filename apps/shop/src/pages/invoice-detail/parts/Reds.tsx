/** Reversals of an invoice: why, how much, how each stands between buyer and seller, the red invoice of each. */
import { withdrawRed } from '@banxin/contract/calls/invoice/invoice';
import type { InvoiceRed } from '@banxin/contract/entities/invoice';
import { redState } from '@banxin/contract/enums/invoice';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Link } from '@banxin/ui/Link';
import { formatFen, Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag, type StatusTone } from '@banxin/ui/StatusTag';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo, useState } from 'react';
import { redText } from '../../../features/invoice/red.messages.ts';
import { useRedWords } from '../../../features/invoice/redWords.ts';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { minuteText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { Part } from '../../../lib/Part.tsx';
import { useText } from '../../../lib/text.ts';

/** By state, from 1. */
const TONES: readonly StatusTone[] = [
  ...(['action', 'caution', 'action', 'positive'] as const),
  ...(['neutral', 'caution', 'neutral', 'neutral', 'neutral'] as const),
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

interface RedInvoiceProps {
  readonly red: InvoiceRed;
  readonly onWithdraw: () => void;
}

/** The red invoice, or taking back what the seller has not answered. */
function RedInvoice({ red, onWithdraw }: RedInvoiceProps) {
  const text = useText(redText);
  const { stateOf } = useRedWords();
  const { invoiceId, number, formSN } = red;
  if (invoiceId !== null) {
    return (
      <Link href={pathOf('invoiceDetail', { id: invoiceId })} kind="standalone">
        {number}
      </Link>
    );
  }
  if (stateOf(red).value !== redState.waitsForSeller) return text.nothing;
  return (
    <Button size="small" variant="quiet" aria-label={text.withdrawOf(formSN)} onPress={onWithdraw}>
      {text.withdraw}
    </Button>
  );
}

interface RedsProps {
  readonly reds: readonly InvoiceRed[];
  readonly onChanged: () => void;
}

export function Reds({ reds, onChanged }: RedsProps) {
  const text = useText(redText);
  const [withdrawing, setWithdrawing] = useState<InvoiceRed | null>(null);
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
        cell: (red) => <RedInvoice red={red} onWithdraw={() => setWithdrawing(red)} />,
      },
    ],
    [text, reasonOf],
  );
  return (
    <Part title={text.title}>
      <Table label={text.title} columns={columns} rows={reds} rowKey={({ id }) => id} />
      {withdrawing !== null && (
        <AskBefore
          call={withdrawRed}
          input={{ id: withdrawing.id }}
          title={text.withdraw}
          done={{ text: text.withdrawn }}
          failed={text.withdrawFailed}
          onEnd={() => {
            setWithdrawing(null);
            // Also after a refusal: what was refused stands differently than it is shown.
            onChanged();
          }}
        >
          {text.withdrawQuestion(formatFen(withdrawing.amount))}
        </AskBefore>
      )}
    </Part>
  );
}
