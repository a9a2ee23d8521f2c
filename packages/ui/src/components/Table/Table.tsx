// Rows and columns as a real table; on a phone a list of cards with labels.

import { lazy, type ReactNode, Suspense, type SyntheticEvent, useMemo, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import { useWords } from '../../messages/words.ts';
import { isCut } from './isCut.ts';
import * as css from './Table.css.ts';
import { tableZh } from './Table.words.ts';
import { TableHead } from './TableHead.tsx';
import { cellForm, TableRow } from './TableRow.tsx';
import type { TableSelection } from './tableSelection.ts';
import { type TableKey, type TableProps, tableRoles } from './tableTypes.ts';

export type { TableColumn, TableKey, TableProps, TableSort } from './tableTypes.ts';

/** The element with that selector in which something happened. */
const around = <Found extends Element>({ target }: SyntheticEvent, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null;

const OverflowTip = lazy(() => import('./OverflowTip.tsx'));

export interface TableViewProps<Row> extends TableProps<Row> {
  /** Checkboxes before the rows; without it there are none. */
  selection?: TableSelection<Row> | undefined;
}

/**
 * Give exactly one column `isRowHeader`. Cells that return text are cut to one line.
 * @zh 须有且只有一列设 `isRowHeader`。返回文字的单元格截为一行。
 */
export function Table<Row>(props: TableProps<Row>): ReactNode {
  return <TableView {...props} />;
}

/** What Table and SelectableTable draw. */
export function TableView<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  currentKey,
  onCurrentChange,
  selection,
  isCurrentHighlighted = true,
  hasOverflowTooltip = true,
  isHeadSticky = false,
  density = 'regular',
  isPending = false,
  empty,
}: TableViewProps<Row>): ReactNode {
  const messages = useWords(tableZh);
  const cells = useMemo(
    () => columns.map((column) => cellForm(column, density)),
    [columns, density],
  );
  const [ownKey, setOwnKey] = useState<TableKey | null>(null);
  const [tipOn, setTipOn] = useState<HTMLElement | null>(null);
  const current = currentKey === undefined ? ownKey : currentKey;
  const touchRow = (event: SyntheticEvent): void => {
    const touched = rows[around<HTMLTableRowElement>(event, 'tbody > tr')?.sectionRowIndex ?? -1];
    if (touched === undefined || !isCurrentHighlighted || rowKey(touched) === current) return;
    setOwnKey(rowKey(touched));
    onCurrentChange?.(rowKey(touched));
  };
  const watchTip = (event: SyntheticEvent): void => {
    const text = around<HTMLElement>(event, `.${css.text}, [data-reason]`);
    const isNeeded =
      text?.dataset.reason !== undefined || (text && hasOverflowTooltip && isCut(text));
    setTipOn(isNeeded ? text : null);
  };
  const listeners = {
    ...selection?.listeners,
    onClick: touchRow,
    onFocus: (event: SyntheticEvent): void => {
      touchRow(event);
      if (selection) watchTip(event);
    },
    onMouseOver: watchTip,
    onMouseLeave: () => setTipOn(null),
  };
  return (
    <div data-component="Table" className={classes(css.root, isHeadSticky && css.sticky)}>
      <table
        {...tableRoles.table}
        aria-label={label}
        aria-busy={isPending}
        className={classes(css.table, isPending && css.pending)}
        {...listeners}
      >
        <colgroup>
          {selection?.column}
          {columns.map((column) => (
            <col key={column.id} width={column.width} />
          ))}
        </colgroup>
        <thead {...tableRoles.group} className={css.headGroup}>
          <tr {...tableRoles.row} className={css.headRow}>
            {selection?.head}
            {columns.map((column) => (
              <TableHead key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className={css.bodyGroup}>
          {rows.length === 0 ? (
            <tr {...tableRoles.row} className={css.row}>
              <td
                {...tableRoles.cell}
                colSpan={columns.length + (selection ? 1 : 0)}
                className={css.empty}
              >
                {empty ?? messages.tableEmpty}
              </td>
            </tr>
          ) : (
            rows.map((row) => {
              const key = rowKey(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  cells={cells}
                  isCurrent={isCurrentHighlighted && current === key}
                  {...selection?.propsOf(row)}
                />
              );
            })
          )}
        </tbody>
      </table>
      {selection?.status}
      {tipOn !== null && (
        <Suspense>
          <OverflowTip element={tipOn} onClose={() => setTipOn(null)} />
        </Suspense>
      )}
    </div>
  );
}
