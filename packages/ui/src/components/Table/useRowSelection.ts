// Listens at the table for its rows' checkboxes: one listener, whatever the number of rows.
import { type ChangeEvent, type MouseEvent, type SyntheticEvent, useRef, useState } from 'react';
import { rowSelectionZh } from '../../messages/rowSelection.ts';
import { useWords } from '../../messages/words.ts';
import {
  extentOf,
  type SelectionExtent,
  type TableKey,
  toggleAll,
  toggleRange,
} from './selectRows.ts';
import type { TableProps } from './tableTypes.ts';

/** What the table draws and listens to. */
export interface RowSelection<Row> {
  extent: SelectionExtent;
  /** Whether at least one row can be selected. */
  isPossible: boolean;
  isSelected: (key: TableKey) => boolean;
  reasonOf: (row: Row) => string | undefined;
  /** Name of the checkbox that selects every row. */
  allName: string;
  /** Name of a row's checkbox. */
  nameOf: (row: Row) => string;
  /** What was just selected, in words; empty before the first press. */
  announcement: string;
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
  if (selectedKeys === undefined) return undefined;

  const reasonOf = (row: Row): string | undefined => unselectableReason?.(row);
  const selectable = rows.filter((row) => !reasonOf(row)).map(rowKey);
  const change = (next: ReadonlySet<TableKey>): void => {
    onSelectionChange?.(next);
    setAnnouncement(messages.rowsSelected(next.size));
  };
  return {
    extent: extentOf(selectable, selectedKeys),
    isPossible: selectable.length > 0,
    isSelected: (key) => selectedKeys.has(key),
    reasonOf,
    allName: messages.selectAll,
    nameOf: (row) => messages.selectRow(rowLabel?.(row) ?? String(rowKey(row))),
    announcement,
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
