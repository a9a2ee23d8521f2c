// One day, typed or taken from a calendar.
export { DateField, type DateFieldProps } from '../src/components/DateField/DateField.tsx';
export type { UnavailableReason } from '../src/internal/MonthGrid.tsx';
