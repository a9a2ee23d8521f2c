/** Movements one by one, with the sums of what the filter lets through, below the months. */
import { exportTransactions } from '@banxin/contract/calls/customer/accountBook';
import { accountFlow } from '@banxin/contract/enums/account';
import { pathOf } from '@banxin/contract/routes';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { formatFen } from '@banxin/ui/Money';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Suspense } from 'react';
import { flowText } from '../../../features/account/flow.messages.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { ListSheet } from '../../../lib/ListSheet.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyOptional } from '../../../lib/lazyOptional.ts';
import { SaveFileButton } from '../../../lib/SaveFileButton.tsx';
import { useText } from '../../../lib/text.ts';
import { flows, moneys, useMonths, useMovements } from '../recharge.data.ts';
import { rechargeText } from '../recharge.messages.ts';
import { MovementTable } from './MovementTable.tsx';

const Months = lazyOptional(() => import('./Months.tsx'));

export function Records() {
  const text = useText(rechargeText);
  const kinds = useText(flowText);
  const { list, filter, sums } = useMovements();
  const canExport = useCanCall()(exportTransactions);
  const hasRows = list.rows.state === 'ready' && list.rows.value.items.length > 0;
  const names = { '': text.anyMoney, balance: text.balance, cashRedPacket: text.redPacket };
  const room = <Skeleton shape="block" />;
  return (
    <Stack gap={20}>
      <Sheet>
        <Loaded
          of={useMonths()}
          pending={room}
          failed={{ place: 'part', title: text.monthsFailed }}
        >
          {({ months }) => (
            <Suspense fallback={room}>
              <Months months={months} />
            </Suspense>
          )}
        </Loaded>
      </Sheet>
      <ListSheet
        title={text.records}
        noun={text.noun}
        level={2}
        action={
          sums !== null && (
            <Inline gap={16}>
              <Text size={14} tone="quiet">
                {text.sums(formatFen(sums.income), formatFen(sums.spending))}
              </Text>
              {hasRows && canExport && (
                <SaveFileButton
                  call={exportTransactions}
                  input={filter}
                  words={{ label: text.export, done: text.exported, failed: text.exportFailed }}
                />
              )}
            </Inline>
          )
        }
        list={list}
        days={text.days}
        filters={
          <>
            <NativeSelect
              aria-label={text.kind}
              size="small"
              value={list.query.flow}
              options={flows.map((id) => ({
                id,
                label: id === '' ? text.anyKind : kinds[accountFlow[id]],
              }))}
              onChange={(flow) => list.change({ flow: flow as (typeof flows)[number] })}
            />
            <NativeSelect
              aria-label={text.money}
              size="small"
              value={list.query.money}
              options={moneys.map((id) => ({ id, label: names[id] }))}
              onChange={(money) => list.change({ money: money as (typeof moneys)[number] })}
            />
          </>
        }
        empty={{
          title: text.none,
          hint: text.noneHint,
          action: (
            <LinkButton href={pathOf('recharge', { tab: 'topup' })} variant="primary">
              {text.toTopUp}
            </LinkButton>
          ),
        }}
      >
        {(movements, isPending) => <MovementTable movements={movements} isPending={isPending} />}
      </ListSheet>
    </Stack>
  );
}
