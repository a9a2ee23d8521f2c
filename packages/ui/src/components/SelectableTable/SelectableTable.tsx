// A table whose rows can be selected: a checkbox before each row, and one for all of them.
import type { ReactNode } from 'react';
import { TableView } from '../Table/Table.tsx';
import type { TableKey, TableProps } from '../Table/tableTypes.ts';
import { useRowSelection } from './useRowSelection.tsx';

export interface SelectableTableProps<Row> extends TableProps<Row> {
  /**
   * What is selected, on this page and others. Every row has a checkbox.
   * @zh 已选的行，含其他页上的；每行都有复选框。
   */
  selectedKeys: ReadonlySet<TableKey>;
  /**
   * Called with everything that is selected after a press; Shift takes the rows between two presses.
   * @zh 按下后调用，带上所有已选的行；按住 Shift 会选上两次按下之间的行。
   */
  onSelectionChange?: ((keys: ReadonlySet<TableKey>) => void) | undefined;
  /**
   * Why a row cannot be selected, in a sentence that the customer reads; nothing when it can.
   * @zh 某行不可选的原因，写成给客户看的一句话；可选时不给。
   */
  unselectableReason?: ((row: Row) => string | undefined) | undefined;
  /**
   * What a row is called where only its checkbox is heard.
   * @zh 只读到复选框时，这一行的名称。
   * @default its key
   */
  rowLabel?: ((row: Row) => string) | undefined;
}

/**
 * Everything else is as in Table.
 * @zh 其余与 Table 相同。
 */
export function SelectableTable<Row>(props: SelectableTableProps<Row>): ReactNode {
  return <TableView {...props} selection={useRowSelection(props)} />;
}
