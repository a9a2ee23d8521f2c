export { formatFen, formatUnitFen } from '../src/components/Money/formatFen.ts';
export { Money, type MoneyProps } from '../src/components/Money/Money.tsx';
