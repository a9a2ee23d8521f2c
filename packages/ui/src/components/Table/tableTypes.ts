// What a table is made of.
import type { ReactNode } from 'react';

/** Identity of a row. */
export type TableKey = string | number;

/** How the rows are ordered. */
export interface TableSort {
  /** Id of the column. */
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** One column. */
export interface TableColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** Words of the head; also the label of the cell on a phone. */
  header: string;
  /** What a cell shows. Text stays on one line and shows itself whole in a tooltip. */
  cell: (row: Row) => ReactNode;
  /** Numbers and actions go to the end. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Width; columns without one share the rest. @unit px */
  width?: number | undefined;
  /** Whether the head is a button that sorts. @default false */
  isSortable?: boolean | undefined;
  /** Whether the cell names its row for screen readers, and is the title of the card on a phone. @default false */
  isRowHeader?: boolean | undefined;
  /** Whether only screen readers get the words of the head: for actions, for pictures. @default false */
  isHeaderHidden?: boolean | undefined;
  /** Whether the cell holds what can be done with its row: stays on one line, and closes the card on a phone. @default false */
  isActions?: boolean | undefined;
}

export interface TableProps<Row> {
  /**
   * What the rows are, for screen readers: 我的订单.
   * @zh 给读屏的说法，写明各行是什么，如“我的订单”。
   */
  label: string;
  /**
   * The columns in order.
   * @zh 各列，按顺序。
   */
  columns: readonly TableColumn<Row>[];
  /**
   * The rows in order.
   * @zh 各行，按顺序。
   */
  rows: readonly Row[];
  /**
   * Identity of a row; unique and stable.
   * @zh 行的标识，唯一且不变。
   */
  rowKey: (row: Row) => TableKey;
  /**
   * The order of the rows now.
   * @zh 当前的排序。
   */
  sort?: TableSort | undefined;
  /**
   * Called when the order shall change.
   * @zh 要改变排序时调用。
   */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /**
   * Identity of the current row, when the parent holds it.
   * @zh 当前行的标识，受控时给出。
   */
  currentKey?: TableKey | null | undefined;
  /**
   * Called with the row that was pressed or got the focus inside.
   * @zh 按下某行或焦点进入某行时调用，带上该行。
   */
  onCurrentChange?: ((key: TableKey) => void) | undefined;
  /**
   * Whether the current row is highlighted (specification §9).
   * @zh 当前行是否高亮（规格 §9）。
   * @default true
   */
  isCurrentHighlighted?: boolean | undefined;
  /**
   * Whether text that does not fit shows whole in a tooltip (specification §9).
   * @zh 放不下的文字是否用提示显示全文（规格 §9）。
   * @default true
   */
  hasOverflowTooltip?: boolean | undefined;
  /**
   * Whether the head stays at the top of the window.
   * @zh 表头是否固定在窗口顶部。
   * @default false
   */
  isHeadSticky?: boolean | undefined;
  /**
   * Height of the rows: 44 px, or as high as a picture needs.
   * @zh 行高：44 px，或随图片。
   * @default 'regular'
   */
  density?: 'compact' | 'regular' | undefined;
  /**
   * Whether new rows are on their way; the old ones stay, in quiet ink.
   * @zh 是否正在加载新的行；旧的行变淡，仍保留。
   * @default false
   */
  isPending?: boolean | undefined;
  /**
   * Shown instead of rows: an EmptyState.
   * @zh 没有行时显示的内容：EmptyState。
   * @default '没有数据'
   */
  empty?: ReactNode | undefined;
}

/** The order after a press on a head: ascending first, then the other way round. */
export function nextSort(columnId: string, sort: TableSort | undefined): TableSort {
  const turns = sort?.columnId === columnId && sort.direction === 'ascending';
  return { columnId, direction: turns ? 'descending' : 'ascending' };
}

/** On a phone rows and cells are not laid out as a table; browsers then drop their roles unless they are stated. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
