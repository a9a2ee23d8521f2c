// Words of SelectableTable in English.
import type { rowSelectionZh } from './SelectableTable.words.ts';

export const rowSelectionEn: typeof rowSelectionZh = {
  selectAll: 'Select all',
  selectRow: (name) => `Select ${name}`,
  rowsSelected: (count) => `${count} selected`,
};
