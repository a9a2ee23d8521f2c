export {
  DonutChart,
  type DonutChartProps,
  type DonutPart,
} from '../src/components/DonutChart/DonutChart.tsx';
