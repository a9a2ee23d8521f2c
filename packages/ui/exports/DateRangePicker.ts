// Two days and all between them.
export {
  DateRangePicker,
  type DateRangePickerProps,
} from '../src/components/DateRangePicker/DateRangePicker.tsx';
export type { RangePreset } from '../src/components/DateRangePicker/RangePanel.tsx';
export type { DateRange } from '../src/internal/isoDate.ts';
