// Bars lying beside their names, with the value printed at the end of the row.
import type { ReactNode } from 'react';
import { ChartPatterns, inkOf } from '../../internal/chartInk.tsx';
import { along, scaleOf } from '../../internal/chartScale.ts';
import { mark as markStyle } from '../../internal/chartStyle.css.ts';
import { useChartMarks } from '../../internal/useChartMarks.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './BarChart.css.ts';
import { type BarPlotProps, barWords, valuesOf } from './barTypes.ts';

/** Height of one bar with its gap. @unit px */
const BAR = 20;

const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

export function BarRows({ id, title, series, items, print }: BarPlotProps): ReactNode {
  const messages = useMessages();
  const { plot, mark, tip } = useChartMarks(items.length * series.length);
  const scale = scaleOf(valuesOf(items));
  const zero = along(scale, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of marks inside drawings
    <div
      role="group"
      aria-label={title}
      aria-description={messages.chartKeys}
      data-part="plot"
      className={css.rows}
      {...plot}
    >
      {items.map((item, place) => (
        <div key={item.id} className={css.row}>
          <span aria-hidden="true" className={css.rowLabel}>
            {item.label}
          </span>
          <svg role="presentation" height={BAR * series.length} className={css.rowPlot}>
            {place === 0 && <ChartPatterns id={id} count={series.length} />}
            <line x1={percent(zero)} x2={percent(zero)} y2="100%" className={css.zero} />
            {series.map((name, at) => {
              const value = item.values[at] ?? null;
              const end = along(scale, value ?? 0);
              return (
                <g
                  key={name}
                  className={markStyle}
                  {...mark(place * series.length + at, barWords(item, series, at, print(value)))}
                >
                  <rect y={at * BAR} width="100%" height={BAR} className={css.reach} />
                  <rect
                    data-part="bar"
                    x={percent(Math.min(end, zero))}
                    width={percent(Math.abs(end - zero))}
                    y={at * BAR + 3}
                    height={BAR - 6}
                    {...inkOf(id, at)}
                  />
                </g>
              );
            })}
          </svg>
          <span aria-hidden="true" className={css.rowValue}>
            {series.map((name, at) => (
              <span key={name} className={css.rowFigure}>
                {print(item.values[at])}
              </span>
            ))}
          </span>
        </div>
      ))}
      {tip}
    </div>
  );
}
