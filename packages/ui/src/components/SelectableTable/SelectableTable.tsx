// A table whose rows can be selected: a checkbox before each row, and one for all of them.
import type { ReactNode } from 'react';
import { TableView } from '../Table/Table.tsx';
import type { TableKey, TableProps } from '../Table/tableTypes.ts';
import { useRowSelection } from './useRowSelection.tsx';

export interface SelectableTableProps<Row> extends TableProps<Row> {
  /** What is selected, on this page and others. Every row has a checkbox. */
  selectedKeys: ReadonlySet<TableKey>;
  /** Called with everything that is selected after a press; Shift takes the rows between two presses. */
  onSelectionChange?: ((keys: ReadonlySet<TableKey>) => void) | undefined;
  /** Why a row cannot be selected, in a sentence that the customer reads; nothing when it can. */
  unselectableReason?: ((row: Row) => string | undefined) | undefined;
  /** What a row is called where only its checkbox is heard. @default its key */
  rowLabel?: ((row: Row) => string) | undefined;
}

/** Everything else is as in Table. */
export function SelectableTable<Row>(props: SelectableTableProps<Row>): ReactNode {
  return <TableView {...props} selection={useRowSelection(props)} />;
}
