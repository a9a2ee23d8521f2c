// Listens at the table for its rows' checkboxes: one listener, whatever the number of rows.
import {
  type ChangeEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { rowSelectionZh } from '../../messages/rowSelection.ts';
import { useWords } from '../../messages/words.ts';
import { SelectAllCell, SelectCell } from './SelectCell.tsx';
import { extentOf, type TableKey, toggleAll, toggleRange } from './selectRows.ts';
import type { TableRowProps } from './TableRow.tsx';
import type { TableProps } from './tableTypes.ts';

/** What the table draws and listens to. */
export interface RowSelection<Row> {
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

/** Row selection, or undefined when the table has none. */
export function useRowSelection<Row>({
  rows,
  rowKey,
  selectedKeys,
  onSelectionChange,
  unselectableReason,
  rowLabel,
}: Pick<
  TableProps<Row>,
  'rows' | 'rowKey' | 'selectedKeys' | 'onSelectionChange' | 'unselectableReason' | 'rowLabel'
>): RowSelection<Row> | undefined {
  const messages = useWords(rowSelectionZh);
  const anchor = useRef<TableKey>(undefined);
  const isShift = useRef(false);
  const [announcement, setAnnouncement] = useState('');
  const id = useId();
  if (selectedKeys === undefined) return undefined;

  const reasonOf = (row: Row): string | undefined => unselectableReason?.(row);
  const selectable = rows.filter((row) => !reasonOf(row)).map(rowKey);
  const change = (next: ReadonlySet<TableKey>): void => {
    onSelectionChange?.(next);
    setAnnouncement(messages.rowsSelected(next.size));
  };
  return {
    column: <col width={48} />,
    head: (
      <SelectAllCell
        name={messages.selectAll}
        extent={extentOf(selectable, selectedKeys)}
        isDisabled={selectable.length === 0}
      />
    ),
    propsOf: (row) => ({
      SelectCell,
      selectName: messages.selectRow(rowLabel?.(row) ?? String(rowKey(row))),
      isSelected: selectedKeys.has(rowKey(row)),
      reason: reasonOf(row),
      reasonId: `${id}-${rowKey(row)}`,
    }),
    status: (
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    ),
    listeners: {
      onChange: ({ target }) => {
        const box: Element = target;
        if (box.closest('[data-part=select-all]')) {
          anchor.current = undefined;
          change(toggleAll(selectable, selectedKeys));
          return;
        }
        if (!box.closest('[data-part=select]')) return;
        const line = box.closest('tr');
        const row = rows[line?.sectionRowIndex ?? -1];
        if (row === undefined || reasonOf(row)) return;
        const key = rowKey(row);
        change(
          toggleRange(selectable, selectedKeys, key, isShift.current ? anchor.current : undefined),
        );
        anchor.current = key;
      },
      onKeyDown: (event) => {
        isShift.current = event.nativeEvent instanceof KeyboardEvent && event.nativeEvent.shiftKey;
      },
      onMouseDown: (event) => {
        isShift.current = event.shiftKey;
        const box = event.target instanceof Element && event.target.closest('[data-part=select]');
        // Otherwise the browser marks the words between the two rows.
        if (box && event.shiftKey) event.preventDefault();
      },
    },
  };
}
