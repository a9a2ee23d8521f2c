// Upright bars over a common line. Lengths are per cents of the drawing, so it needs no measuring and no inline style.
import type { ReactNode } from 'react';
import { ChartPatterns, inkOf } from '../../internal/chartInk.tsx';
import { along, scaleOf } from '../../internal/chartScale.ts';
import { mark as markStyle } from '../../internal/chartStyle.css.ts';
import { useChartMarks } from '../../internal/useChartMarks.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './BarChart.css.ts';
import { type BarPlotProps, barWords, valuesOf } from './barTypes.ts';

/** Widest bar, so that a single one does not fill the sheet. @unit per cent */
const WIDEST = 12;

const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

export function BarColumns({ id, title, series, items, print }: BarPlotProps): ReactNode {
  const messages = useMessages();
  const { plot, mark, tip } = useChartMarks(items.length * series.length);
  const scale = scaleOf(valuesOf(items));
  const top = (value: number): number => 100 - along(scale, value);
  const band = 100 / items.length;
  const width = Math.min((band * 0.72) / series.length, WIDEST);
  const zero = top(0);
  return (
    <div data-part="plot" className={css.columns}>
      <div aria-hidden="true" className={css.axis}>
        {scale.ticks.toReversed().map((tick) => (
          <span key={tick} className={css.tick}>
            {print(tick)}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of marks inside a drawing */}
      <svg
        role="group"
        aria-label={title}
        aria-describedby={`${id}-keys`}
        className={css.plot}
        {...plot}
      >
        <desc id={`${id}-keys`}>{messages.chartKeys}</desc>
        <ChartPatterns id={id} count={series.length} />
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            x2="100%"
            y1={percent(top(tick))}
            y2={percent(top(tick))}
            className={tick === 0 ? css.zero : css.line}
          />
        ))}
        {items.flatMap((item, place) =>
          series.map((name, at) => {
            const value = item.values[at] ?? null;
            const x = percent(band * (place + 0.5) + width * (at - series.length / 2));
            const words = barWords(item, series, at, print(value));
            const end = top(value ?? 0);
            return (
              <g
                key={`${item.id} ${name}`}
                className={markStyle}
                {...mark(place * series.length + at, words)}
              >
                <rect x={x} width={percent(width)} height="100%" className={css.reach} />
                <rect
                  data-part="bar"
                  x={x}
                  width={percent(width * 0.92)}
                  y={percent(Math.min(end, zero))}
                  height={percent(Math.abs(end - zero))}
                  {...inkOf(id, at)}
                />
              </g>
            );
          }),
        )}
      </svg>
      <div aria-hidden="true" className={css.labels}>
        {items.map((item) => (
          <span key={item.id} className={css.label}>
            {item.label}
          </span>
        ))}
      </div>
      {tip}
    </div>
  );
}
