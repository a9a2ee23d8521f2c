// One choice from a list that opens.
export { Select, type SelectProps } from '../src/components/Select/Select.tsx';
export type { Option } from '../src/internal/fieldProps.ts';
