// What a table draws and listens to when its rows can be selected.
import type { ChangeEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import type { TableRowProps } from './TableRow.tsx';

export interface TableSelection<Row> {
  /** Stands before the other columns. */
  column: ReactNode;
  /** The checkbox that selects every row. */
  head: ReactNode;
  /** What a row needs to draw its own. */
  propsOf: (row: Row) => Partial<TableRowProps<Row>>;
  /** Says what was just selected; empty before the first press. */
  status: ReactNode;
  listeners: {
    onChange: (event: ChangeEvent<HTMLTableElement>) => void;
    onKeyDown: (event: SyntheticEvent) => void;
    onMouseDown: (event: MouseEvent) => void;
  };
}
