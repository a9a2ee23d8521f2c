// One choice from a long list, found by typing.
export { ComboBox, type ComboBoxProps } from '../src/components/ComboBox/ComboBox.tsx';
