/** Roles of a table whose rows are laid out as grids: browsers drop a table's own roles then. */
export const gridRoles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
} as const;
