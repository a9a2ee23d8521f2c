// Words of SelectableTable in Chinese.

export const rowSelectionZh = {
  selectAll: '全选',
  selectRow: (name: string): string => `选择 ${name}`,
  /** Announced after each press on a checkbox of a table. */
  rowsSelected: (count: number): string => `已选择 ${count} 项`,
};
