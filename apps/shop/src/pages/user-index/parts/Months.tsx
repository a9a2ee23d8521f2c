/** What was ordered in each of six months, by money or by number, and in all. */

import { getLastSixMonths, getOrderStatistics } from '@banxin/contract/calls/order/statistics';
import type { BarChartProps } from '@banxin/ui/BarChart';
import { formatCount } from '@banxin/ui/formatCount';
import { formatFen } from '@banxin/ui/Money';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Statistic } from '@banxin/ui/Statistic';
import { Suspense, useState } from 'react';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyOptional } from '../../../lib/lazyOptional.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import * as css from '../user-index.css.ts';
import { useSeesPrices } from '../user-index.data.ts';
import { userIndexText } from '../user-index.messages.ts';
import { ChartPart } from './ChartPart.tsx';

const BarChart = lazyOptional<BarChartProps>(() =>
  import('@banxin/ui/BarChart').then((module) => ({ default: module.BarChart })),
);

const measures = ['amount', 'orders'] as const;

type Measure = (typeof measures)[number];

function Sums() {
  const text = useText(userIndexText);
  const sums = useCall(getOrderStatistics, {});
  if (sums.state === 'failed') return null;
  if (sums.state === 'loading') return <Skeleton shape="control" />;
  return (
    <div className={css.sums}>
      {(['thisMonth', 'lastMonth', 'all'] as const).map((span) => {
        const { orders, amount } = sums.value[span];
        return (
          <Statistic
            key={span}
            label={text[span]}
            value={formatCount(orders)}
            unit={text.ordersUnit}
            {...(amount !== null && { note: formatFen(amount) })}
          />
        );
      })}
    </div>
  );
}

function Bars({ measure }: { readonly measure: Measure }) {
  const text = useText(userIndexText);
  const room = <Skeleton shape="block" />;
  return (
    <Loaded
      of={useCall(getLastSixMonths, {})}
      pending={room}
      failed={{ place: 'part', title: text.monthsFailed }}
    >
      {({ months }) => (
        <Suspense fallback={room}>
          <BarChart
            title={`${text.months} · ${text[measure]}`}
            isTitleShown={false}
            itemHeader={text.month}
            series={[text[measure]]}
            formatValue={measure === 'amount' ? formatFen : String}
            empty={text.noMonths}
            items={
              months.every(({ orders }) => orders === 0)
                ? []
                : months.map((month) => ({
                    id: month.month,
                    label: month.month.slice(2).replace('-', '/'),
                    values: [month[measure]],
                  }))
            }
          />
        </Suspense>
      )}
    </Loaded>
  );
}

export function Months() {
  const text = useText(userIndexText);
  const seesAmounts = useSeesPrices();
  const [chosen, choose] = useState<Measure>('amount');
  return (
    <ChartPart
      title={text.months}
      choice={
        seesAmounts && (
          <NativeSelect
            aria-label={text.measure}
            size="small"
            value={chosen}
            options={measures.map((id) => ({ id, label: text[id] }))}
            onChange={(id) => choose(id as Measure)}
          />
        )
      }
    >
      <Sums />
      <Bars measure={seesAmounts ? chosen : 'orders'} />
    </ChartPart>
  );
}
