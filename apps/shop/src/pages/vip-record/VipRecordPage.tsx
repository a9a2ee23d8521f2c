/** Terms of membership that were bought, or were not paid for after all. */
import type { Purchase, TermState } from '@banxin/contract/calls/customer/membership.schemas';
import { pathOf } from '@banxin/contract/routes';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Money } from '@banxin/ui/Money';
import { StatusTag, type StatusTone } from '@banxin/ui/StatusTag';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { useMemo } from 'react';
import { useSession } from '../../features/session/session.ts';
import { minuteText } from '../../lib/day.ts';
import { ListSheet } from '../../lib/ListSheet.tsx';
import { useText } from '../../lib/text.ts';
import { usePurchases } from './vip-record.data.ts';
import { vipRecordText } from './vip-record.messages.ts';

const tones: Readonly<Record<TermState, StatusTone>> = {
  unpaid: 'caution',
  running: 'positive',
  ahead: 'action',
  over: 'neutral',
  cancelled: 'neutral',
};

/** What is done next with a term. */
function Next({ purchase: { paymentSN, method, orderSN } }: { readonly purchase: Purchase }) {
  const text = useText(vipRecordText);
  const { mayOpen } = useSession();
  if (paymentSN !== null) {
    return (
      <LinkButton
        href={pathOf('payCheckout', {}, { paymentSN })}
        variant="primary"
        size="small"
        aria-label={`${text.toPay} ${orderSN}`}
      >
        {text.toPay}
      </LinkButton>
    );
  }
  if (method !== null && mayOpen('invoice')) {
    return (
      <LinkButton href={pathOf('invoice')} size="small" aria-label={`${text.toInvoice} ${orderSN}`}>
        {text.toInvoice}
      </LinkButton>
    );
  }
  return null;
}

function Terms({
  rows,
  isPending,
}: {
  readonly rows: readonly Purchase[];
  readonly isPending: boolean;
}) {
  const text = useText(vipRecordText);
  const columns = useMemo<TableColumn<Purchase>[]>(
    () => [
      { id: 'order', header: text.order, isRowHeader: true, cell: ({ orderSN }) => orderSN },
      { id: 'level', header: text.level, width: 76, cell: ({ level }) => text.levelName(level) },
      {
        id: 'term',
        header: text.term,
        cell: ({ from, until }) =>
          from === null || until === null ? text.noTerm : text.days(from, until),
      },
      {
        id: 'amount',
        header: text.amount,
        align: 'end',
        width: 100,
        cell: ({ amount }) => <Money fen={amount} tone="strong" />,
      },
      {
        id: 'method',
        header: text.method,
        width: 100,
        cell: ({ method }) => (method === null ? text.noTerm : text[method]),
      },
      {
        id: 'paidAt',
        header: text.paidAt,
        width: 140,
        cell: ({ paidAt }) => (paidAt === null ? text.noTerm : minuteText(paidAt)),
      },
      {
        id: 'state',
        header: text.state,
        width: 90,
        cell: ({ state }) => <StatusTag tone={tones[state]}>{text[state]}</StatusTag>,
      },
      {
        id: 'next',
        header: text.next,
        align: 'end',
        width: 90,
        cell: (purchase) => <Next purchase={purchase} />,
      },
    ],
    [text],
  );
  return (
    <Table
      label={text.title}
      columns={columns}
      rows={rows}
      rowKey={({ orderSN }) => orderSN}
      isPending={isPending}
    />
  );
}

export default function VipRecordPage() {
  const text = useText(vipRecordText);
  const list = usePurchases();
  return (
    <ListSheet
      title={text.title}
      noun={text.noun}
      list={list}
      empty={{
        title: text.none,
        hint: text.noneHint,
        action: (
          <LinkButton href={pathOf('vipRenew')} variant="primary">
            {text.toOpen}
          </LinkButton>
        ),
      }}
    >
      {(rows, isPending) => <Terms rows={rows} isPending={isPending} />}
    </ListSheet>
  );
}
