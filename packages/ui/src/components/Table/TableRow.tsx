// One row; memoised, so that sorting and highlighting draw only the rows that changed.
import { type ComponentType, memo, type ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import type { SelectCellProps } from '../SelectableTable/SelectCell.tsx';
import * as css from './Table.css.ts';
import { type TableColumn, tableRoles } from './tableTypes.ts';

/** What every cell of a column has: made once, not once per row. */
export interface CellForm<Row> {
  id: string;
  Cell: 'td' | 'th';
  cell: (row: Row) => ReactNode;
  /** Attributes of a cell. */
  attributes: object;
  /** Attributes of a cell whose content is text, cut to one line. */
  textAttributes: object;
}

/** The cells of a column. */
export function cellForm<Row>(
  column: TableColumn<Row>,
  density: 'compact' | 'regular',
): CellForm<Row> {
  const { id, cell, isRowHeader, isHeaderHidden, isActions, header, align = 'start' } = column;
  const className = classes(
    css.cell,
    css.density[density],
    align !== 'start' && css.align[align],
    isRowHeader && css.rowHeader,
    isActions && css.actions,
  );
  const attributes = {
    ...(isRowHeader ? tableRoles.rowHeader : tableRoles.cell),
    'data-label': isHeaderHidden || isActions ? undefined : header,
    className,
  };
  return {
    id,
    Cell: isRowHeader ? 'th' : 'td',
    cell,
    attributes,
    textAttributes: { ...attributes, className: `${className} ${css.text}` },
  };
}

export interface TableRowProps<Row> {
  row: Row;
  cells: readonly CellForm<Row>[];
  isCurrent: boolean;
  /** Draws the row's checkbox; without it there is none. */
  SelectCell?: ComponentType<SelectCellProps> | undefined;
  /** Name of the checkbox. */
  selectName?: string | undefined;
  isSelected?: boolean | undefined;
  /** Why the row cannot be selected. */
  reason?: string | undefined;
  /** Unique to the row; given with a reason. */
  reasonId?: string | undefined;
}

function Row<Data>({
  row,
  cells,
  isCurrent,
  SelectCell,
  selectName = '',
  isSelected = false,
  reason,
  reasonId = '',
}: TableRowProps<Data>): ReactNode {
  const children = cells.map(({ id, Cell, cell, attributes, textAttributes }) => {
    const content = cell(row);
    const isText = typeof content === 'string' || typeof content === 'number';
    return (
      <Cell key={id} {...(isText ? textAttributes : attributes)}>
        {content}
      </Cell>
    );
  });
  if (SelectCell) {
    children.unshift(
      <SelectCell
        key=""
        name={selectName}
        isSelected={isSelected}
        reason={reason}
        reasonId={reasonId}
      />,
    );
  }
  return (
    <tr
      {...tableRoles.row}
      data-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
      className={css.row}
    >
      {/* One flat list: React keeps a fragment for a list among siblings. */}
      {children}
    </tr>
  );
}

export const TableRow = memo(Row) as typeof Row;
