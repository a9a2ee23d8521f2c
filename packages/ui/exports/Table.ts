export {
  Table,
  type TableColumn,
  type TableKey,
  type TableProps,
  type TableSort,
} from '../src/components/Table/Table.tsx';
