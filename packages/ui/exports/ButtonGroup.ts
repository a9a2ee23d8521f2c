// Buttons that belong together, such as the answers of a dialog.
export { ButtonGroup, type ButtonGroupProps } from '../src/components/ButtonGroup/ButtonGroup.tsx';
