/** Taking money out of the account: how much can be, the form for it, and what was asked for. */
import { cancelWithdrawal, withdraw } from '@banxin/contract/calls/customer/withdrawal';
import type { Withdrawal } from '@banxin/contract/entities/withdrawal';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { formatFen, Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Statistic } from '@banxin/ui/Statistic';
import { StatusTag, type StatusTone } from '@banxin/ui/StatusTag';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo, useState } from 'react';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { minuteText } from '../../../lib/day.ts';
import { ListSheet } from '../../../lib/ListSheet.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { useWithdrawals } from '../recharge.data.ts';
import { withdrawText } from '../withdraw.messages.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

const CancelWithdrawal = lazyPart(() => import('./CancelWithdrawal.tsx'));

const tones = {
  processing: 'action',
  paid: 'positive',
  returned: 'caution',
  cancelled: 'neutral',
} as const satisfies Record<Withdrawal['status'], StatusTone>;

/** How it stands, and by which way it was sent or why it was not. */
function Standing({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const text = useText(withdrawText);
  const { status, amount, byChannel, reason } = withdrawal;
  const ways =
    byChannel === amount
      ? text.byChannel
      : byChannel === 0
        ? text.byBank
        : text.byBoth(formatFen(byChannel), formatFen(amount - byChannel));
  return (
    <Stack gap={4} align="start">
      <StatusTag tone={tones[status]}>{text[status]}</StatusTag>
      {status === 'paid' && (
        <Text size={12} tone="quiet">
          {ways}
        </Text>
      )}
      {reason !== null && (
        <Text size={12} tone="quiet">
          <Own>{reason}</Own>
        </Text>
      )}
    </Stack>
  );
}

export default function Withdraw() {
  const text = useText(withdrawText);
  const { list, withdrawable, again } = useWithdrawals();
  const showPartFailed = usePartFailedToast();
  const may = useCanCall();
  const mayCancel = may(cancelWithdrawal);
  const [ending, setEnding] = useState<Withdrawal | null>(null);
  const isUnderWay =
    list.rows.state === 'ready' &&
    list.rows.value.items.some(({ status }) => status === 'processing');
  const columns = useMemo<TableColumn<Withdrawal>[]>(
    () => [
      {
        id: 'number',
        header: text.columnNumber,
        isRowHeader: true,
        cell: ({ withdrawalSN }) => withdrawalSN,
      },
      { id: 'time', header: text.columnTime, width: 150, cell: ({ at }) => minuteText(at) },
      {
        id: 'sum',
        header: text.columnSum,
        align: 'end',
        width: 130,
        cell: ({ amount }) => <Money fen={amount} tone="strong" />,
      },
      {
        id: 'status',
        header: text.columnStatus,
        cell: (withdrawal) => <Standing withdrawal={withdrawal} />,
      },
      ...(mayCancel && isUnderWay
        ? [
            {
              id: 'act',
              header: text.columnAct,
              isActions: true,
              width: 120,
              cell: (withdrawal: Withdrawal) =>
                withdrawal.status === 'processing' && (
                  <Button size="small" onPress={() => setEnding(withdrawal)}>
                    {text.cancel}
                  </Button>
                ),
            },
          ]
        : []),
    ],
    [text, mayCancel, isUnderWay],
  );
  return (
    <Stack gap={20}>
      <Sheet element="section" aria-label={text.formTitle}>
        <Stack gap={16}>
          <Heading level={2}>{text.formTitle}</Heading>
          <Loaded
            of={withdrawable}
            pending={<Skeleton shape="block" />}
            failed={{ place: 'part', title: text.failedToLoad }}
          >
            {({ withdrawable: sum }) => (
              <Stack gap={16}>
                <Statistic label={text.withdrawable} value={<Money fen={sum} tone="strong" />} />
                <Text size={13} tone="body">
                  {text.withdrawableHint}
                </Text>
                {isUnderWay && <Text weight="medium">{text.underWay}</Text>}
                {sum <= 0 && !isUnderWay && <Text weight="medium">{text.nothing}</Text>}
                {sum > 0 && !isUnderWay && may(withdraw) && (
                  <WithdrawForm withdrawable={sum} onAsked={again} />
                )}
              </Stack>
            )}
          </Loaded>
        </Stack>
      </Sheet>
      <ListSheet
        title={text.title}
        noun={text.noun}
        level={2}
        list={list}
        empty={{ title: text.none, hint: text.noneHint }}
      >
        {(rows, isPending) => (
          <Table
            label={text.title}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            isPending={isPending}
          />
        )}
      </ListSheet>
      {ending && (
        <PartBoundary
          onLost={() => {
            setEnding(null);
            showPartFailed(text.cancelFailed, () => setEnding(ending));
          }}
        >
          <CancelWithdrawal
            withdrawal={ending}
            onEnd={(isDone) => {
              setEnding(null);
              if (isDone) again();
            }}
          />
        </PartBoundary>
      )}
    </Stack>
  );
}
