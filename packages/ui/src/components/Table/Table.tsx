// Rows and columns as a real table; on a phone a list of cards with labels.

import DownIcon from 'lucide-react/icons/chevron-down';
import UpIcon from 'lucide-react/icons/chevron-up';
import SortIcon from 'lucide-react/icons/chevrons-up-down';
import { lazy, type ReactNode, Suspense, type SyntheticEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { classes } from '../../internal/classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './Table.css.ts';
import { TableRow } from './TableRow.tsx';
import {
  nextSort,
  type TableColumn,
  type TableProps,
  type TableSort,
  tableRoles,
} from './tableTypes.ts';

export type { TableColumn, TableProps, TableSort } from './tableTypes.ts';

const OverflowTip = lazy(() => import('./OverflowTip.tsx'));

function Head<Row>({
  column,
  sort,
  onSortChange,
}: {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}): ReactNode {
  const messages = useMessages();
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const Icon = direction === undefined ? SortIcon : direction === 'ascending' ? UpIcon : DownIcon;
  const next = nextSort(column.id, sort);
  const words = column.isHeaderHidden ? (
    <VisuallyHidden>{column.header}</VisuallyHidden>
  ) : (
    column.header
  );
  return (
    <th
      scope="col"
      {...tableRoles.columnHeader}
      aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
      className={classes(css.head, css.align[column.align ?? 'start'])}
    >
      {column.isSortable ? (
        <Button
          className={css.sorter}
          data-sorted={direction}
          onPress={() => onSortChange?.(next)}
          aria-label={
            next.direction === 'ascending'
              ? messages.sortAscending(column.header)
              : messages.sortDescending(column.header)
          }
        >
          {column.header}
          <Icon size="1em" aria-hidden="true" />
        </Button>
      ) : (
        words
      )}
    </th>
  );
}

/** Give exactly one column `isRowHeader`. Cells that return text are cut to one line. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  currentKey,
  onCurrentChange,
  isCurrentHighlighted = true,
  hasOverflowTooltip = true,
  isHeadSticky = false,
  density = 'regular',
  isPending = false,
  empty,
}: TableProps<Row>): ReactNode {
  const messages = useMessages();
  const [ownKey, setOwnKey] = useState<string | number | null>(null);
  const [cut, setCut] = useState<HTMLElement | null>(null);
  const current = currentKey === undefined ? ownKey : currentKey;
  const touchRow = (event: SyntheticEvent): void => {
    const row = event.target instanceof Element ? event.target.closest('tr[data-key]') : null;
    const index = row instanceof HTMLTableRowElement ? Number(row.dataset.index) : -1;
    const touched = rows[index];
    if (touched === undefined || rowKey(touched) === current) return;
    setOwnKey(rowKey(touched));
    onCurrentChange?.(rowKey(touched));
  };
  const watchCut = (event: SyntheticEvent): void => {
    const text = event.target instanceof Element ? event.target.closest('[data-part=text]') : null;
    const isCut = text instanceof HTMLElement && text.scrollWidth > text.clientWidth;
    const next = isCut ? text : null;
    if (next !== cut) setCut(next);
  };
  return (
    <div data-component="Table" className={classes(css.root, isHeadSticky && css.sticky)}>
      <table
        {...tableRoles.table}
        aria-label={label}
        aria-busy={isPending}
        className={classes(css.table, isPending && css.pending)}
        {...(isCurrentHighlighted && { onClick: touchRow, onFocus: touchRow })}
        {...(hasOverflowTooltip && { onMouseOver: watchCut, onMouseLeave: () => setCut(null) })}
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} width={column.width} />
          ))}
        </colgroup>
        <thead {...tableRoles.group} className={css.headGroup}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className={css.bodyGroup}>
          {rows.map((row, index) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              index={index}
              columns={columns}
              density={density}
              isCurrent={isCurrentHighlighted && current === rowKey(row)}
            />
          ))}
          {rows.length === 0 && (
            <tr {...tableRoles.row} className={css.row}>
              <td {...tableRoles.cell} colSpan={columns.length} className={css.empty}>
                {empty ?? messages.tableEmpty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {cut !== null && (
        <Suspense>
          <OverflowTip element={cut} onClose={() => setCut(null)} />
        </Suspense>
      )}
    </div>
  );
}
