// A colour as a code of 3 or 6 hexadecimal digits, with a swatch.
export { ColorField, type ColorFieldProps } from '../src/components/ColorField/ColorField.tsx';
