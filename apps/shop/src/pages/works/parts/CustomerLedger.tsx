/** The account of a customer: what is there and what moved, for who may see it. */
import { getCustomerLedger } from '@banxin/contract/calls/works/customers';
import type { AccountEntry } from '@banxin/contract/entities/accountBook';
import type { CustomerFile } from '@banxin/contract/entities/customerFile';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { useMemo } from 'react';
import { flowText } from '../../../features/account/flow.messages.ts';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { customersText } from '../customers.messages.ts';
import { DeskPages } from './DeskPages.tsx';

export function CustomerLedger({ file }: { readonly file: CustomerFile }) {
  const text = useText(customersText);
  const words = useFixedWords();
  const { id, ledgerShut } = file;
  if (ledgerShut) {
    return (
      <Notice tone="caution" title={words(ledgerShut)}>
        {text.ledgerShutHint}
      </Notice>
    );
  }
  return <Movements id={id} />;
}

function Movements({ id }: { readonly id: number }) {
  const text = useText(customersText);
  const flows = useText(flowText);
  const columns = useMemo<TableColumn<AccountEntry>[]>(
    () => [
      { id: 'time', header: text.columnTime, width: 140, cell: ({ at }) => minuteText(at) },
      {
        id: 'for',
        header: text.columnFor,
        isRowHeader: true,
        cell: ({ flow, orderSNs }) => [flows[flow], ...orderSNs].join(' '),
      },
      {
        id: 'amount',
        header: text.columnAmount,
        align: 'end',
        width: 116,
        cell: ({ amount }) => <Money fen={amount} tone="strong" isSigned />,
      },
      {
        id: 'balance',
        header: text.columnBalance,
        align: 'end',
        width: 116,
        cell: ({ balanceAfter }) => <Money fen={balanceAfter} />,
      },
      {
        id: 'by',
        header: text.columnBy,
        width: 100,
        cell: ({ by }) => (by === null ? text.byShop : <Own>{by}</Own>),
      },
    ],
    [text, flows],
  );
  return (
    <DeskPages
      call={getCustomerLedger}
      of={{ id }}
      label={text.ledger}
      failed={text.ledgerFailed}
      empty={text.noLedger}
    >
      {({ items, balance, bonus, redPacket, sums }) => (
        <Stack gap={16}>
          <DescriptionList
            columns={3}
            items={[
              { label: text.balance, value: <Money fen={balance} tone="strong" /> },
              { label: text.bonus, value: <Money fen={bonus} /> },
              { label: text.redPacket, value: <Money fen={redPacket} /> },
              { label: text.income, value: <Money fen={sums.income} /> },
              { label: text.spending, value: <Money fen={sums.spending} /> },
            ]}
          />
          <Table
            label={text.ledger}
            columns={columns}
            rows={items}
            rowKey={({ entryId }) => entryId}
          />
        </Stack>
      )}
    </DeskPages>
  );
}
