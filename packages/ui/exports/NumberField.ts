// A number with buttons for one step less and one step more.
export { NumberField, type NumberFieldProps } from '../src/components/NumberField/NumberField.tsx';
