// Row selection as one value: a table that is not given it brings none of it into a bundle.
import { useRowSelection } from './useRowSelection.tsx';

/** Give it to `selection` of Table. */
export const rowSelection = { useRowSelection };

/** What `selection` of Table takes. */
export type RowSelectionPart = typeof rowSelection;
