export { type RowSelectionPart, rowSelection } from '../src/components/Table/rowSelection.ts';
export {
  Table,
  type TableColumn,
  type TableKey,
  type TableProps,
  type TableSort,
} from '../src/components/Table/Table.tsx';
