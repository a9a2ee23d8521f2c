export { Statistic, type StatisticProps } from '../src/components/Statistic/Statistic.tsx';
