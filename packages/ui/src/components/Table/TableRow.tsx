// One row; memoised, so that sorting and highlighting draw only the rows that changed.
import { memo, type ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './Table.css.ts';
import { type TableColumn, tableRoles } from './tableTypes.ts';

export interface TableRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly TableColumn<Row>[];
  density: 'compact' | 'regular';
  isCurrent: boolean;
}

function Row<Data>({ row, index, columns, density, isCurrent }: TableRowProps<Data>): ReactNode {
  return (
    <tr
      {...tableRoles.row}
      data-key
      data-index={index}
      data-current={isCurrent || undefined}
      className={css.row}
    >
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        const content = column.cell(row, index);
        const isText = typeof content === 'string' || typeof content === 'number';
        return (
          <Cell
            key={column.id}
            {...(column.isRowHeader ? tableRoles.rowHeader : tableRoles.cell)}
            data-label={column.isHeaderHidden ? undefined : column.header}
            className={classes(
              css.cell,
              css.density[density],
              css.align[column.align ?? 'start'],
              column.isRowHeader && css.rowHeader,
            )}
          >
            {isText ? (
              <span data-part="text" className={css.text}>
                {content}
              </span>
            ) : (
              content
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

export const TableRow = memo(Row) as typeof Row;
