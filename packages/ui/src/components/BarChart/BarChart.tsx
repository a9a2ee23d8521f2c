// Values side by side as bars, and the same values as a table.
import { type ReactNode, useId } from 'react';
import { ChartFrame } from '../../internal/ChartFrame.tsx';
import { Swatch } from '../../internal/chartInk.tsx';
import * as frame from '../../internal/chartStyle.css.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { BarColumns } from './BarColumns.tsx';
import { BarRows } from './BarRows.tsx';
import { type BarChartProps, valuesOf } from './barTypes.ts';

export type { BarChartProps, BarItem } from './barTypes.ts';

/**
 * Bars. The reader switches between drawing and table; screen readers always have the table.
 * @zh 柱形图。读者可切换图与表；读屏读到的总是表。
 */
export function BarChart({
  title,
  series,
  items,
  formatValue,
  itemHeader,
  layout = 'columns',
  isTitleShown = true,
  defaultView = 'chart',
  empty,
}: BarChartProps): ReactNode {
  const messages = useMessages();
  const id = useId();
  const print = (value: number | null | undefined): string =>
    value === null || value === undefined || !Number.isFinite(value) ? '--' : formatValue(value);
  const Plot = layout === 'columns' ? BarColumns : BarRows;
  return (
    <ChartFrame
      component="BarChart"
      title={title}
      isTitleShown={isTitleShown}
      defaultView={defaultView}
      isEmpty={valuesOf(items).length === 0}
      empty={empty}
      table={{
        columns: [itemHeader ?? messages.chartItem, ...series],
        rows: items.map((item) => ({
          id: item.id,
          cells: [item.label, ...series.map((_, at) => print(item.values[at]))],
        })),
      }}
    >
      {series.length > 1 && (
        <div aria-hidden="true" data-part="legend" className={frame.legend}>
          {series.map((name, at) => (
            <span key={name} className={frame.legendItem}>
              <Swatch id={id} index={at} />
              {name}
            </span>
          ))}
        </div>
      )}
      <Plot id={id} title={title} series={series} items={items} print={print} />
    </ChartFrame>
  );
}
