// The cells with a checkbox in a table's rows and head: native inputs, because a table may have a thousand of them.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { head, selectCell } from '../Table/Table.css.ts';
import { tableRoles } from '../Table/tableTypes.ts';
import * as css from './SelectCell.css.ts';
import type { SelectionExtent } from './selectRows.ts';

/** The table listens for all of its checkboxes at once. */
const handledByTable = (): void => undefined;

export interface SelectCellProps {
  /** Name for screen readers. */
  name: string;
  isSelected: boolean;
  /** Why the row cannot be selected. The box keeps its place in the keyboard order and says it. */
  reason: string | undefined;
  /** Id under which the reason is read. */
  reasonId: string;
}

/** Selects one row. */
export function SelectCell({ name, isSelected, reason, reasonId }: SelectCellProps): ReactNode {
  return (
    <td {...tableRoles.cell} className={selectCell}>
      <label data-part="select" data-reason={reason} className={css.target}>
        <input
          type="checkbox"
          checked={isSelected}
          onChange={handledByTable}
          aria-label={name}
          {...(reason && { 'aria-disabled': true, 'aria-describedby': reasonId })}
          className={css.box}
        />
      </label>
      {reason && (
        <span id={reasonId} data-part="reason" className={css.reason}>
          {reason}
        </span>
      )}
    </td>
  );
}

export interface SelectAllCellProps {
  name: string;
  extent: SelectionExtent;
  isDisabled: boolean;
}

/** Selects every row at hand; its words show on a phone only. */
export function SelectAllCell({ name, extent, isDisabled }: SelectAllCellProps): ReactNode {
  return (
    <th scope="col" {...tableRoles.columnHeader} data-tool className={classes(head, selectCell)}>
      <label data-part="select-all" className={css.targetOfAll}>
        <input
          type="checkbox"
          checked={extent === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = extent === 'some';
          }}
          onChange={handledByTable}
          disabled={isDisabled}
          className={css.box}
        />
        <span className={css.words}>{name}</span>
      </label>
    </th>
  );
}
