/** What share each category has of what was ordered in a time; without prices, of how often. */
import { getCategoryStatistics } from '@banxin/contract/calls/order/statistics';
import type { StatisticCategory } from '@banxin/contract/calls/order/statistics.schemas';
import { type StatisticPeriod, statisticPeriod } from '@banxin/contract/enums/statistic';
import type { DonutChartProps } from '@banxin/ui/DonutChart';
import { formatFen } from '@banxin/ui/Money';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Suspense, useState } from 'react';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyOptional } from '../../../lib/lazyOptional.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useSeesPrices } from '../user-index.data.ts';
import { periodText, userIndexText } from '../user-index.messages.ts';
import { ChartPart } from './ChartPart.tsx';
import { partsOf } from './shares.ts';

const DonutChart = lazyOptional<DonutChartProps>(() =>
  import('@banxin/ui/DonutChart').then((module) => ({ default: module.DonutChart })),
);

function Ring({ categories }: { readonly categories: readonly StatisticCategory[] }) {
  const text = useText(userIndexText);
  const { name } = useCatalogueWords();
  const seesAmounts = useSeesPrices();
  const named = categories.map(({ categoryId, ...row }) => ({
    id: String(categoryId),
    label: categoryId === 0 ? text.others : name('category', categoryId, row.name),
    value: seesAmounts ? (row.amount ?? 0) : row.orders,
  }));
  return (
    <DonutChart
      title={`${text.categories} · ${seesAmounts ? text.amount : text.orders}`}
      isTitleShown={false}
      parts={partsOf(named, text.others)}
      formatValue={seesAmounts ? formatFen : String}
      itemHeader={text.category}
      valueHeader={seesAmounts ? text.amount : text.orders}
      empty={text.noCategories}
    />
  );
}

function Shares({ type }: { readonly type: StatisticPeriod }) {
  const text = useText(userIndexText);
  const room = <Skeleton shape="block" />;
  return (
    <Loaded
      of={useCall(getCategoryStatistics, { type }, { keepPrevious: true })}
      pending={room}
      failed={{ place: 'part', title: text.categoriesFailed }}
    >
      {({ categories }) => (
        <Suspense fallback={room}>
          <Ring categories={categories} />
        </Suspense>
      )}
    </Loaded>
  );
}

export function Categories() {
  const text = useText(userIndexText);
  const periods = useText(periodText);
  const [type, setType] = useState<StatisticPeriod>(statisticPeriod.halfYear);
  return (
    <ChartPart
      title={text.categories}
      choice={
        <NativeSelect
          aria-label={text.period}
          size="small"
          value={String(type)}
          options={statisticPeriod.values.map((id) => ({ id: String(id), label: periods[id] }))}
          onChange={(id) => setType(Number(id) as StatisticPeriod)}
        />
      }
    >
      <Shares type={type} />
    </ChartPart>
  );
}
