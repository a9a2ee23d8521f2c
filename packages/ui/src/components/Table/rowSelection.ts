// Row selection as one value: a table that is not given it brings none of it into a bundle.
import { SelectAllBox, SelectBox } from './SelectBox.tsx';
import { useRowSelection } from './useRowSelection.ts';

/** Give it to `selection` of Table. */
export const rowSelection = { useRowSelection, SelectBox, SelectAllBox };

/** What `selection` of Table takes. */
export type RowSelectionPart = typeof rowSelection;
