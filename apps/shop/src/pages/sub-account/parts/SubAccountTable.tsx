/** Colleagues as a table; on a phone as cards. */
import type { SubAccount } from '@banxin/contract/entities/subAccount';
import { Button } from '@banxin/ui/Button';
import { Money } from '@banxin/ui/Money';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../subAccount.css.ts';
import { subAccountText } from '../subAccount.messages.ts';

/** What is done with a colleague. */
export type SubAccountAction = 'edit' | 'pause' | 'resume' | 'log' | 'remove';

const IN_ROW: readonly Exclude<SubAccountAction, 'pause' | 'resume'>[] = ['edit', 'log', 'remove'];

export interface SubAccountTableProps {
  readonly rows: readonly SubAccount[];
  readonly isPending: boolean;
  readonly onAction: (action: SubAccountAction, row: SubAccount) => void;
}

function Who({ row: { name, linkPerson, openOrders, openTickets } }: { readonly row: SubAccount }) {
  const text = useText(subAccountText);
  return (
    <div className={css.who}>
      <span className={css.name}>
        <Own>{name}</Own>
      </span>
      <Text size={12} tone="quiet">
        <Own>{linkPerson}</Own>
      </Text>
      {openOrders + openTickets > 0 && (
        <Text size={12} tone="quiet">
          {text.work(openOrders, openTickets)}
        </Text>
      )}
    </div>
  );
}

function Actions({ row, onAction }: Pick<SubAccountTableProps, 'onAction'> & { row: SubAccount }) {
  const text = useText(subAccountText);
  const turn = row.isPaused ? 'resume' : 'pause';
  const [first, ...others] = IN_ROW;
  const offered = [first, turn, ...others] as const;
  return (
    <div className={css.actions}>
      {offered.map(
        (action) =>
          action && (
            <Button
              key={action}
              variant="quiet"
              size="small"
              aria-label={text[`${action}Of`](row.name)}
              onPress={() => onAction(action, row)}
            >
              {text[action]}
            </Button>
          ),
      )}
    </div>
  );
}

export default function SubAccountTable({ rows, isPending, onAction }: SubAccountTableProps) {
  const text = useText(subAccountText);
  const columns = useMemo<readonly TableColumn<SubAccount>[]>(
    () => [
      {
        id: 'name',
        header: `${text.name} / ${text.linkPerson}`,
        isRowHeader: true,
        cell: (row) => <Who row={row} />,
      },
      { id: 'mobile', header: text.mobile, width: 116, cell: (row) => row.mobilePhone },
      {
        id: 'roles',
        header: text.roles,
        width: 120,
        cell: ({ roles }) => <Text size={13}>{text.rolesOf(roles)}</Text>,
      },
      {
        id: 'limit',
        header: text.limit,
        align: 'end',
        width: 112,
        cell: ({ payLimit }) =>
          payLimit === null ? (
            <Text size={13} tone="quiet">
              {text.noLimit}
            </Text>
          ) : (
            <Money fen={payLimit} tone="strong" />
          ),
      },
      {
        id: 'lastLogin',
        header: text.lastLogin,
        width: 136,
        cell: ({ lastLoginAt }) => (
          <Text size={13} tone={lastLoginAt === null ? 'quiet' : 'body'}>
            {lastLoginAt === null ? text.never : minuteText(lastLoginAt)}
          </Text>
        ),
      },
      {
        id: 'standing',
        header: text.standing,
        width: 92,
        cell: ({ isPaused }) => (
          <StatusTag tone={isPaused ? 'neutral' : 'positive'}>
            {isPaused ? text.paused : text.open}
          </StatusTag>
        ),
      },
      {
        id: 'actions',
        header: text.actions,
        align: 'end',
        width: 156,
        cell: (row) => <Actions row={row} onAction={onAction} />,
      },
    ],
    [text, onAction],
  );
  return (
    <Table
      label={text.title}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isPending={isPending}
    />
  );
}
