// One line of text.
export { TextField, type TextFieldProps } from '../src/components/TextField/TextField.tsx';
