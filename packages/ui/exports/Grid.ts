// Equal columns whose number follows the width of the window.
export {
  type ColumnCount,
  Grid,
  type GridColumns,
  type GridProps,
} from '../src/layout/Grid/Grid.tsx';
