// The table of the twin: cut text with a title, the current row, roles that survive the phone's layout.
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { pathOf, type Row } from '../lib/rows.ts';

const yuan = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 });

/** How the rows are ordered. */
export interface PlainSort {
  column: 'sn' | 'quantity';
  direction: 'ascending' | 'descending';
}

/** Browsers drop the roles of a table that is laid out otherwise. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export interface PlainTableProps {
  rows: readonly Row[];
  sort: PlainSort;
  onSort: (sort: PlainSort) => void;
  onCopy: (row: Row) => void;
}

export function PlainTable({ rows, sort, onSort, onCopy }: PlainTableProps): ReactNode {
  const [current, setCurrent] = useState<string | null>(null);
  const touch = (event: SyntheticEvent): void => {
    const line = event.target instanceof Element ? event.target.closest('tr') : null;
    const row = rows[(line?.rowIndex ?? 0) - 1];
    if (row !== undefined) setCurrent(row.sn);
  };
  const watch = (event: SyntheticEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest('td, th') : null;
    if (cell instanceof HTMLElement && cell.scrollWidth > cell.clientWidth) {
      cell.title = cell.textContent ?? '';
    }
  };
  const head = (words: string, column: PlainSort['column'] | undefined, end = ''): ReactNode => (
    <th
      scope="col"
      {...roles.columnheader}
      aria-sort={column && (sort.column === column ? sort.direction : 'none')}
      className={`head${end}`}
    >
      {column === undefined ? (
        words
      ) : (
        <button
          type="button"
          className="sorter"
          aria-label={`按${words}排列`}
          onClick={() =>
            onSort({
              column,
              direction:
                sort.column === column && sort.direction === 'ascending'
                  ? 'descending'
                  : 'ascending',
            })
          }
        >
          {words}
          <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
            <path d="m7 15 5 5 5-5M7 9l5-5 5 5" />
          </svg>
        </button>
      )}
    </th>
  );
  return (
    <div className="scroll">
      <table
        {...roles.table}
        aria-label="订单"
        {...{ onClick: touch, onFocus: touch, onMouseOver: watch }}
      >
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {head('订单号', 'sn')}
            {head('产品', undefined)}
            {head('规格', undefined)}
            {head('数量', 'quantity', ' end')}
            {head('金额', undefined, ' end')}
            {head('状态', undefined)}
            {head('操作', undefined)}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((row) => (
            <tr key={row.sn} {...roles.row} className={row.sn === current ? 'row current' : 'row'}>
              <th {...roles.rowheader} scope="row" data-label="订单号" className="cell first">
                <a href={pathOf(row)} className="link">
                  {row.sn}
                </a>
              </th>
              <td {...roles.cell} data-label="产品" className="cell text">
                {row.product}
              </td>
              <td {...roles.cell} data-label="规格" className="cell text">
                {row.spec}
              </td>
              <td {...roles.cell} data-label="数量" className="cell text end">
                {row.quantity}
              </td>
              <td {...roles.cell} data-label="金额" className="cell end">
                <span className="money">{`¥${yuan.format(row.amount / 100)}`}</span>
              </td>
              <td {...roles.cell} data-label="状态" className="cell">
                <span className={row.isDone ? 'tag positive' : 'tag action'}>{row.status}</span>
              </td>
              <td {...roles.cell} className="cell actions">
                <button type="button" className="button small" onClick={() => onCopy(row)}>
                  再来一单
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
