// Yes or no.
export { Checkbox, type CheckboxProps } from '../src/components/Checkbox/Checkbox.tsx';
