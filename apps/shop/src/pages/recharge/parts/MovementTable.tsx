/** Movements as a table; on a phone as cards. */
import type { AccountEntry } from '@banxin/contract/entities/accountBook';
import { assetKind } from '@banxin/contract/enums/account';
import { pathOf } from '@banxin/contract/routes';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Money } from '@banxin/ui/Money';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { flowText } from '../../../features/account/flow.messages.ts';
import { useSession } from '../../../features/session/session.ts';
import { minuteText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { useIsPhone } from '../../../lib/useIsPhone.ts';
import { rechargeText } from '../recharge.messages.ts';

/** Orders that a row names; of more it says how many. */
const NAMED = 2;

function WhatFor({ entry }: { readonly entry: AccountEntry }) {
  const text = useText(rechargeText);
  const kinds = useText(flowText);
  const { mayOpen } = useSession();
  const { orderSNs, asset, flow, isFreight, isVip, ofMonth } = entry;
  return (
    <Inline gap={8} rowGap={4}>
      <span>{kinds[flow]}</span>
      {asset === assetKind.cashRedPacket && (
        <Text size={12} tone="quiet">
          {text.ofRedPacket}
        </Text>
      )}
      {isFreight && (
        <Text size={12} tone="quiet">
          {text.ofFreight}
        </Text>
      )}
      {ofMonth && (
        <Text size={12} tone="quiet">
          {ofMonth.what === 'storage' ? text.ofStorage(ofMonth.month) : ofMonth.month}
        </Text>
      )}
      {isVip && (
        <Link href={pathOf('vipRecord')} kind="standalone">
          {text.ofVip}
        </Link>
      )}
      {orderSNs.slice(0, NAMED).map((sn) =>
        mayOpen('UserOrderDetail') ? (
          <Link key={sn} href={pathOf('UserOrderDetail', { sn })} kind="standalone">
            {sn}
          </Link>
        ) : (
          <span key={sn}>{sn}</span>
        ),
      )}
      {orderSNs.length > NAMED && (
        <Text size={12} tone="quiet">
          {text.orders(orderSNs.length)}
        </Text>
      )}
    </Inline>
  );
}

export interface MovementTableProps {
  readonly movements: readonly AccountEntry[];
  /** Newer rows are on their way. */
  readonly isPending: boolean;
}

export function MovementTable({ movements, isPending }: MovementTableProps) {
  const text = useText(rechargeText);
  const isPhone = useIsPhone();
  const columns = useMemo<TableColumn<AccountEntry>[]>(() => {
    const time: TableColumn<AccountEntry> = {
      id: 'time',
      header: text.columnTime,
      width: 140,
      cell: ({ at }) => minuteText(at),
    };
    const purpose: TableColumn<AccountEntry> = {
      id: 'for',
      header: text.columnFor,
      isRowHeader: true,
      cell: (entry) => <WhatFor entry={entry} />,
    };
    const sum = (id: string, header: string, cell: TableColumn<AccountEntry>['cell']) =>
      ({ id, header, align: 'end', width: 116, cell }) as const;
    const rest = [
      sum('balance', text.columnBalance, ({ balanceAfter }) => <Money fen={balanceAfter} />),
      {
        id: 'by',
        header: text.columnBy,
        width: 110,
        cell: ({ by }) => (by === null ? text.byShop : <Own>{by}</Own>),
      },
    ] satisfies TableColumn<AccountEntry>[];
    // A card has no empty lines: one amount with its sign instead of two columns.
    return isPhone
      ? [
          purpose,
          sum('amount', text.columnAmount, ({ amount }) => (
            <Money fen={amount} tone="strong" isSigned />
          )),
          ...rest,
          time,
        ]
      : [
          time,
          purpose,
          sum(
            'income',
            text.columnIncome,
            ({ amount }) => amount > 0 && <Money fen={amount} tone="strong" />,
          ),
          sum(
            'spending',
            text.columnSpending,
            ({ amount }) => amount < 0 && <Money fen={-amount} tone="strong" />,
          ),
          ...rest,
        ];
  }, [text, isPhone]);
  return (
    <Table
      label={text.records}
      columns={columns}
      rows={movements}
      rowKey={({ entryId }) => entryId}
      isPending={isPending}
    />
  );
}
