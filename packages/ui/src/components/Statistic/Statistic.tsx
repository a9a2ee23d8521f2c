// One figure that matters, with its name and unit.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './Statistic.css.ts';

export interface StatisticProps {
  /**
   * What is measured.
   * @zh 统计的是什么。
   */
  label: string;
  /**
   * The figure: text, or a Money.
   * @zh 数字：文字，或 Money。
   */
  value: ReactNode;
  /**
   * Unit right after the figure: 座工厂.
   * @zh 紧跟数字的单位，如“座工厂”。
   */
  unit?: string | undefined;
  /**
   * A remark under the figure: how it compares, when it was measured.
   * @zh 数字下方的备注：与什么相比，何时统计。
   */
  note?: ReactNode | undefined;
  /**
   * `price` for amounts that the customer pays.
   * @zh `price` 用于客户要付的金额。
   * @default 'strong'
   */
  tone?: 'strong' | 'price' | 'positive' | 'critical' | undefined;
  /**
   * `inline` puts the label after the figure, as in a row of facts.
   * @zh `inline` 名称写在数字后面，用于排成一行的数字。
   * @default 'stack'
   */
  layout?: 'stack' | 'inline' | undefined;
}

/**
 * A figure. Put several side by side with Inline or Grid.
 * @zh 一个数字；多个时用 Inline 或 Grid 并列。
 */
export function Statistic({
  label,
  value,
  unit,
  note,
  tone = 'strong',
  layout = 'stack',
}: StatisticProps): ReactNode {
  return (
    <dl data-component="Statistic" className={classes(css.root, css.layout[layout])}>
      <dt data-part="label" className={css.label}>
        {label}
      </dt>
      <dd data-part="value" className={classes(css.value, css.tone[tone])}>
        {value}
        {unit !== undefined && (
          <span data-part="unit" className={css.unit}>
            {unit}
          </span>
        )}
      </dd>
      {note !== undefined && (
        <dd data-part="note" className={css.note}>
          {note}
        </dd>
      )}
    </dl>
  );
}
