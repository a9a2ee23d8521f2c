// Listens at the table for its rows' checkboxes: one listener, whatever the number of rows.
import { useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../messages/words.ts';
import type { TableSelection } from '../Table/tableSelection.ts';
import type { TableKey } from '../Table/tableTypes.ts';
import type { SelectableTableProps } from './SelectableTable.tsx';
import { rowSelectionZh } from './SelectableTable.words.ts';
import { SelectAllCell, SelectCell } from './SelectCell.tsx';
import { extentOf, toggleAll, toggleRange } from './selectRows.ts';

export function useRowSelection<Row>({
  rows,
  rowKey,
  selectedKeys,
  onSelectionChange,
  unselectableReason,
  rowLabel,
}: SelectableTableProps<Row>): TableSelection<Row> {
  const messages = useWords(rowSelectionZh);
  const anchor = useRef<TableKey>(undefined);
  const isShift = useRef(false);
  const [announcement, setAnnouncement] = useState('');
  const id = useId();

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
