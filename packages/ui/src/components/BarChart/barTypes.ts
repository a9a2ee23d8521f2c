// What a bar chart is made of.
import type { ReactNode } from 'react';

/** One place on the chart: a month, a product, a factory. */
export interface BarItem {
  /** Unique in the chart. */
  id: string;
  /** Its name under or beside the bars. */
  label: string;
  /** One value per series, in their order; null when there is none. */
  values: readonly (number | null)[];
}

export interface BarChartProps {
  /**
   * What is shown: 近六个月消费.
   * @zh 图表内容，如“近六个月消费”。
   */
  title: string;
  /**
   * Names of the series: 金额, or 今年 and 去年. Up to five.
   * @zh 系列名称：“金额”，或“今年”与“去年”；最多五个。
   */
  series: readonly string[];
  /**
   * The places in reading order.
   * @zh 各个项目，按阅读顺序。
   */
  items: readonly BarItem[];
  /**
   * How a value is printed; for money in fen `formatFen`.
   * @zh 数值的写法；以分计的金额用 `formatFen`。
   */
  formatValue: (value: number) => string;
  /**
   * What the places are, as head of the first column of the table: 月份.
   * @zh 项目是什么，作为表格第一列的表头，如“月份”。
   * @default '项目'
   */
  itemHeader?: string | undefined;
  /**
   * `columns` for time, `rows` for names that are long or to be ranked.
   * @zh `columns` 用于时间，`rows` 用于名称较长或要排名次的项目。
   * @default 'columns'
   */
  layout?: 'columns' | 'rows' | undefined;
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
   * Words when there is no value at all.
   * @zh 没有任何数值时的文字。
   * @default '暂无可显示的数据'
   */
  empty?: ReactNode | undefined;
}

/** What both layouts draw from. */
export interface BarPlotProps {
  /** Unique on the page: the patterns of the series carry it. */
  id: string;
  title: string;
  series: readonly string[];
  items: readonly BarItem[];
  print: (value: number | null | undefined) => string;
}

/** A bar in words: 6 月，今年：¥1,284.00. A single series needs no name. */
export function barWords(
  item: BarItem,
  series: readonly string[],
  at: number,
  value: string,
): string {
  return series.length > 1
    ? `${item.label}，${series[at] ?? ''}：${value}`
    : `${item.label}：${value}`;
}

/** Every value there is. */
export const valuesOf = (items: readonly BarItem[]): number[] =>
  items.flatMap(({ values }) =>
    values.filter((value): value is number => value !== null && Number.isFinite(value)),
  );
