// Parts of a whole as a ring, and the same parts as a table.
import { Fragment, type ReactNode, useId } from 'react';
import { ChartFrame } from '../../internal/ChartFrame.tsx';
import { ChartPatterns, inkOf, Swatch } from '../../internal/chartInk.tsx';
import { ringPiece, sharesOf } from '../../internal/chartScale.ts';
import { mark as markStyle } from '../../internal/chartStyle.css.ts';
import { classes } from '../../internal/classes.ts';
import { useChartMarks } from '../../internal/useChartMarks.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './DonutChart.css.ts';

/** One part of the whole. */
export interface DonutPart {
  /** Unique in the chart. */
  id: string;
  /** Its name. */
  label: string;
  /** Its size; what is not above zero takes no room in the ring. */
  value: number;
}

export interface DonutChartProps {
  /**
   * What is shown: 消费构成.
   * @zh 图表内容，如“消费构成”。
   */
  title: string;
  /**
   * Up to five parts, the largest first; sum the rest up as 其他.
   * @zh 最多五个部分，从大到小；其余合计为“其他”。
   */
  parts: readonly DonutPart[];
  /**
   * How a value is printed; for money in fen `formatFen`.
   * @zh 数值的写法；以分计的金额用 `formatFen`。
   */
  formatValue: (value: number) => string;
  /**
   * What the parts are, as head of the first column of the table: 产品.
   * @zh 各部分是什么，作为表格第一列的表头，如“产品”。
   * @default '项目'
   */
  itemHeader?: string | undefined;
  /**
   * What the values are, as head of the second column: 金额.
   * @zh 数值是什么，作为表格第二列的表头，如“金额”。
   */
  valueHeader: string;
  /**
   * Whether the title is printed; screen readers get it anyway.
   * @zh 标题是否显示；读屏总会读到。
   * @default true
   */
  isTitleShown?: boolean | undefined;
  /**
   * What is shown first; the reader can change it.
   * @zh 先显示图还是表；读者可以切换。
   * @default 'chart'
   */
  defaultView?: 'chart' | 'table' | undefined;
  /**
   * Words when there is nothing to divide.
   * @zh 没有数值可分时的文字。
   * @default '暂无可显示的数据'
   */
  empty?: ReactNode | undefined;
}

/** Tenths of a per cent in words. */
const percent = (share: number): string => `${(share / 10).toFixed(1)}%`;

/**
 * A ring. The reader switches between drawing and table; screen readers always have the table.
 * @zh 环形图。读者可切换图与表；读屏读到的总是表。
 */
export function DonutChart({
  title,
  parts,
  formatValue,
  itemHeader,
  valueHeader,
  isTitleShown = true,
  defaultView = 'chart',
  empty,
}: DonutChartProps): ReactNode {
  const messages = useMessages();
  const id = useId();
  const shares = sharesOf(parts.map(({ value }) => value));
  const whole = parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const drawn = parts.flatMap((part, index) => {
    const share = shares[index] ?? 0;
    const before = parts.slice(0, index).reduce((sum, { value }) => sum + Math.max(0, value), 0);
    const from = before / whole;
    const to = from + part.value / whole;
    return part.value > 0 ? [{ part, index, share, from, to }] : [];
  });
  const { plot, mark, tip } = useChartMarks(drawn.length);
  const total = formatValue(whole);
  return (
    <ChartFrame
      component="DonutChart"
      title={title}
      isTitleShown={isTitleShown}
      defaultView={defaultView}
      isEmpty={drawn.length === 0}
      empty={empty}
      table={{
        columns: [itemHeader ?? messages.chartItem, valueHeader, messages.chartShare],
        rows: parts.map((part, index) => ({
          id: part.id,
          cells: [part.label, formatValue(part.value), percent(shares[index] ?? 0)],
        })),
        total: [messages.chartTotal, total, '100.0%'],
      }}
    >
      <div className={css.chart}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of marks inside a drawing */}
        <svg
          role="group"
          aria-label={title}
          aria-describedby={`${id}-keys`}
          viewBox="0 0 200 200"
          data-part="ring"
          className={css.ring}
          {...plot}
        >
          <desc id={`${id}-keys`}>{messages.chartKeys}</desc>
          <ChartPatterns id={id} count={parts.length} />
          {drawn.map(({ part, index, share, from, to }, order) => {
            const { className, ...fill } = inkOf(id, index);
            return (
              <path
                key={part.id}
                d={ringPiece(62, 98, from, to)}
                {...fill}
                className={classes(className, css.piece, markStyle)}
                {...mark(
                  order,
                  messages.because(
                    part.label,
                    formatValue(part.value) + messages.comma + percent(share),
                  ),
                )}
              />
            );
          })}
          <g>
            <text x="100" y="94" className={css.totalLabel}>
              {messages.chartTotal}
            </text>
            <text x="100" y="116" className={css.total}>
              {total}
            </text>
          </g>
        </svg>
        <div aria-hidden="true" data-part="legend" className={css.parts}>
          {parts.map((part, index) => (
            <Fragment key={part.id}>
              <Swatch id={id} index={index} />
              <span className={css.name}>{part.label}</span>
              <span className={css.value}>{formatValue(part.value)}</span>
              <span className={css.share}>{percent(shares[index] ?? 0)}</span>
            </Fragment>
          ))}
        </div>
        {tip}
      </div>
    </ChartFrame>
  );
}
