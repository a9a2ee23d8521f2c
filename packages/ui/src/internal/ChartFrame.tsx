// What stands around every chart: its name, the switch between drawing and table, and the table itself.
import { type ReactNode, useId, useState } from 'react';
import { touchTarget } from '../css/touchTarget.css.ts';
import { useMessages } from '../messages/MessagesContext.ts';
import * as css from './chartStyle.css.ts';
import { classes } from './classes.ts';

/** How a chart is shown. */
export type ChartView = 'chart' | 'table';

/** The table behind a chart: words only, as they are printed. */
export interface ChartTable {
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly { id: string; cells: readonly string[] }[];
  /** The last row, such as a sum. */
  total?: readonly string[] | undefined;
}

export interface ChartFrameProps {
  component: 'BarChart' | 'DonutChart';
  title: string;
  isTitleShown: boolean;
  defaultView: ChartView;
  table: ChartTable;
  /** Words instead of a drawing when there is nothing to draw. */
  empty: ReactNode;
  isEmpty: boolean;
  /** The drawing. */
  children: ReactNode;
}

function DataTable({ title, table }: { title: string; table: ChartTable }): ReactNode {
  const cells = (row: readonly string[]): ReactNode =>
    row.map((cell, index) =>
      index === 0 ? (
        <th key={table.columns[index]} scope="row" className={css.tableCell}>
          {cell}
        </th>
      ) : (
        <td key={table.columns[index]} className={css.tableCell}>
          {cell}
        </td>
      ),
    );
  return (
    <table aria-label={title} data-part="table" className={css.table}>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col" className={css.tableCell}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.id}>{cells(row.cells)}</tr>
        ))}
        {table.total && <tr>{cells(table.total)}</tr>}
      </tbody>
    </table>
  );
}

/** Screen readers get the table in both views. */
export function ChartFrame({
  component,
  title,
  isTitleShown,
  defaultView,
  table,
  empty,
  isEmpty,
  children,
}: ChartFrameProps): ReactNode {
  const messages = useMessages();
  const id = useId();
  const [view, setView] = useState(defaultView);
  const button = (to: ChartView, words: string): ReactNode => (
    <button
      type="button"
      aria-pressed={view === to}
      onClick={() => setView(to)}
      className={classes(css.view, touchTarget)}
    >
      {words}
    </button>
  );
  return (
    <figure data-component={component} aria-labelledby={id} className={css.frame}>
      <figcaption className={css.head}>
        <span id={id} data-part="title" className={isTitleShown ? css.title : css.hidden}>
          {title}
        </span>
        {!isEmpty && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
          <div role="group" aria-label={messages.chartView} data-part="views" className={css.views}>
            {button('chart', messages.chartDrawn)}
            {button('table', messages.chartTable)}
          </div>
        )}
      </figcaption>
      {isEmpty && (
        <p data-part="empty" className={css.empty}>
          {empty ?? messages.chartEmpty}
        </p>
      )}
      {!isEmpty && view === 'chart' && children}
      {!isEmpty && (
        <div className={view === 'table' ? css.scroller : css.hidden}>
          <DataTable title={title} table={table} />
        </div>
      )}
    </figure>
  );
}
