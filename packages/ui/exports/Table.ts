export {
  Table,
  type TableColumn,
  type TableProps,
  type TableSort,
} from '../src/components/Table/Table.tsx';
