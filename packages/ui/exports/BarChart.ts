export {
  BarChart,
  type BarChartProps,
  type BarItem,
} from '../src/components/BarChart/BarChart.tsx';
