// Names and their values: the facts of an order, an address, an invoice.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './DescriptionList.css.ts';

/** One fact. */
export interface DescriptionItem {
  /** Name of the fact; unique in the list. */
  label: string;
  /** Its value. */
  value: ReactNode;
  /** Whether it takes the whole width. @default false */
  isWide?: boolean | undefined;
}

export interface DescriptionListProps {
  /**
   * The facts in reading order.
   * @zh 各项名称与值，按阅读顺序。
   */
  items: readonly DescriptionItem[];
  /**
   * Columns on a wide screen; a phone has one.
   * @zh 宽屏上的列数；手机上为一列。
   * @default 1
   */
  columns?: 1 | 2 | 3 | undefined;
  /**
   * `row` puts the value beside its name, `stack` under it.
   * @zh `row` 值在名称旁边，`stack` 值在名称下方。
   * @default 'row'
   */
  layout?: 'row' | 'stack' | undefined;
  /**
   * Font size.
   * @zh 字号。
   * @unit px
   * @default 14
   */
  size?: 13 | 14 | undefined;
}

/**
 * A list of facts.
 * @zh 成对的名称与值。
 */
export function DescriptionList({
  items,
  columns = 1,
  layout = 'row',
  size = 14,
}: DescriptionListProps): ReactNode {
  return (
    <dl
      data-component="DescriptionList"
      className={classes(css.list, css.columns[columns], css.size[size])}
    >
      {items.map((item) => (
        <div
          key={item.label}
          data-part="fact"
          className={classes(css.item, css.layout[layout], item.isWide && css.wide)}
        >
          <dt data-part="label" className={css.label}>
            {item.label}
          </dt>
          <dd data-part="value" className={css.value}>
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
