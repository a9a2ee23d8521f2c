// One column head; a button when its column sorts.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { chevronDown, chevronsUpDown, chevronUp, Glyph } from '../../internal/Glyph.tsx';
import { PressButton } from '../../internal/PressButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../messages/words.ts';
import * as css from './Table.css.ts';
import { tableZh } from './Table.words.ts';
import { nextSort, type TableColumn, type TableSort, tableRoles } from './tableTypes.ts';

/** A head says how its column is sorted, and its button how it will be. */
export function TableHead<Row>({
  column,
  sort,
  onSortChange,
}: {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}): ReactNode {
  const messages = useWords(tableZh);
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const sign =
    direction === undefined ? chevronsUpDown : direction === 'ascending' ? chevronUp : chevronDown;
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
      data-tool={column.isSortable || undefined}
      className={classes(css.head, css.align[column.align ?? 'start'])}
    >
      {column.isSortable ? (
        <PressButton
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
          <Glyph path={sign} />
        </PressButton>
      ) : (
        words
      )}
    </th>
  );
}
