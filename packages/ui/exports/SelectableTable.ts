export {
  SelectableTable,
  type SelectableTableProps,
} from '../src/components/SelectableTable/SelectableTable.tsx';
export type { TableColumn, TableKey, TableSort } from '../src/components/Table/Table.tsx';
