// One figure that matters, with its name and unit.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './Statistic.css.ts';

export interface StatisticProps {
  /** What is measured. */
  label: string;
  /** The figure: text, or a Money. */
  value: ReactNode;
  /** Unit right after the figure: 座工厂. */
  unit?: string | undefined;
  /** A remark under the figure: how it compares, when it was measured. */
  note?: ReactNode | undefined;
  /** `price` for amounts that the customer pays. @default 'strong' */
  tone?: 'strong' | 'price' | 'positive' | 'critical' | undefined;
  /** `inline` puts the label after the figure, as in a row of facts. @default 'stack' */
  layout?: 'stack' | 'inline' | undefined;
}

/** A figure. Put several side by side with Inline or Grid. */
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
